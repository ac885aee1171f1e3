// Fetched with the first of them that is opened.
export { LateDialog } from './late-dialog.tsx';
export { MinutesDialog } from './minutes-dialog.tsx';
