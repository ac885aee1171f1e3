/** One file for both: each file that can be loaded has its name in the first script of every page. */
export { ChoicesDialog } from './choices-dialog.tsx';
export { SoldOutDialog } from './sold-out-dialog.tsx';
