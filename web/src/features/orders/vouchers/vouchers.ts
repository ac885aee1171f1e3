// One file that the browser fetches, for pages and dialogs that may have vouchers.
export { MyVouchers } from './my-vouchers.tsx';
export { VoucherOffer } from './voucher-offer.tsx';
