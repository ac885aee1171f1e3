import { lazyComponent } from '../../../first-paint/lazy-component.tsx';

/** Fetched by whoever may have a voucher, beside the dialog that is open already. */
export const LazyVoucherOffer = lazyComponent(async () => (await import('./vouchers.ts')).VoucherOffer);
