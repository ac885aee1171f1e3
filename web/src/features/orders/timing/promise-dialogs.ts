// Fetched with the first of them that is opened.
export { AcceptDialog } from './accept-dialog.tsx';
export { LateDialog } from './late-dialog.tsx';
