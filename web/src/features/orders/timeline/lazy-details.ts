import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

// The frames of an order's details, fetched when one is opened.

export const TimelineDialog = lazyDialog(async () => (await import('./timeline-dialog.tsx')).TimelineDialog);
export const OrderPane = lazyDialog(async () => (await import('./order-pane.tsx')).OrderPane);
