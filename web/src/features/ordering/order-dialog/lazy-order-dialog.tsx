import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** The order dialog, loaded on demand: visitors who only look do not pay for it. */
export const LazyOrderDialog = lazyDialog(async () => (await import('./order-dialog.tsx')).OrderDialog);
