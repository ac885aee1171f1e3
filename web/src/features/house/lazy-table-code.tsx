import { lazyDialog } from '../../ui/lazy-dialog.tsx';

export const TableCode = lazyDialog(async () => (await import('./table-code.tsx')).TableCode);
