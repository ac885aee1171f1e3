import {
  afterDelivery,
  afterUndelivery,
  DELETED_USER,
  giveVoucherBack,
  spendVoucher,
  type Customer,
  type Discount,
  type Order,
} from '@foodhouse/domain';
import type { Transaction } from '../shared/ports.ts';

/** Spends what was taken off an order, in its commit: of two orders at once, the later one is judged again. */
export function spendVouchers(
  transaction: Transaction,
  uid: string,
  customer: Customer,
  discounts: readonly Discount[],
): void {
  if (discounts.length === 0) return;
  transaction.saveCustomer(
    uid,
    discounts.reduce((left, { voucher }) => spendVoucher(left, voucher), customer),
  );
}

/** Gives back what was taken off an order that is not sold after all. */
export async function giveVouchersBack(transaction: Transaction, { userId, user, discounts }: Order): Promise<void> {
  if (discounts.length === 0 || user === DELETED_USER) return;
  const customer = await transaction.customer(userId);
  transaction.saveCustomer(
    userId,
    discounts.reduce((kept, { voucher }) => giveVoucherBack(kept, voucher), customer),
  );
}

/** Counts a delivery for its customer, where the house gives vouchers. */
export async function countDelivery(
  transaction: Transaction,
  { id, userId, user }: Order,
  atMs: number,
): Promise<void> {
  const { voucher, currency } = await transaction.houseSettings();
  if (!voucher || user === DELETED_USER) return;
  transaction.saveCustomer(
    userId,
    afterDelivery(await transaction.customer(userId), id, { ...voucher, currency }, atMs),
  );
}

/** Takes back what a delivery counted. */
export async function uncountDelivery(transaction: Transaction, { id, userId, user }: Order): Promise<void> {
  const customer = await transaction.customer(userId);
  // oxlint-disable-next-line kit/statuses -- how many were delivered
  if (customer.delivered > 0 && user !== DELETED_USER) transaction.saveCustomer(userId, afterUndelivery(customer, id));
}
