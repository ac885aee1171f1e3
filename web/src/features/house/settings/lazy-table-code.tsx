import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** On paper. */
export const PrintedCodes = lazyDialog(async () => (await import('./table-code.tsx')).PrintedCodes);

export const TableCode = lazyDialog(async () => (await import('./table-code.tsx')).TableCode);
