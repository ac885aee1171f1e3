import { expect, it } from 'vitest';
import { parseWith } from '../contracts/parse.ts';
import { NEW_CUSTOMER, type Voucher } from '../orders/vouchers.ts';
import type { User } from '../users/user.ts';
import { takenVouchersAnswer } from './contracts/taken.ts';
import { takenVouchersOf, toTakenVoucherDto, type TakenVoucherDto } from './taken-voucher.ts';

const NOW_MS = Date.UTC(2026, 10, 26);
const times = { createdAtMs: 1, updatedAtMs: 1, claimsChangedAtMs: 1 };
const ANN: User = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann Lee', role: 'user', ...times };
const GUEST: User = { ...ANN, uid: 'somebody', email: '', displayName: '', role: 'guest' };
const voucher = (changes: Partial<Voucher> = {}): Voucher => ({
  id: 'order-5',
  amountMinor: 500,
  minMinor: 2000,
  currency: 'USD',
  expiresAtMs: NOW_MS + 1,
  ...changes,
});
const sent = (user: User, ...vouchers: readonly Voucher[]): readonly TakenVoucherDto[] =>
  takenVouchersOf(user, { ...NEW_CUSTOMER, vouchers }, NOW_MS).map((one) => toTakenVoucherDto(one));

it('a voucher is taken along with whose it is, in its own currency', () => {
  const dtos = sent(ANN, voucher(), voucher({ id: 'order-10', currency: 'JPY' }));
  expect(parseWith(takenVouchersAnswer, { items: dtos, next: null }).ok).toBe(true);
  expect(dtos).toEqual([
    {
      orderId: 'order-5',
      customerId: 'ann',
      email: 'ann@example.com',
      amount: 5,
      least: 20,
      currency: 'USD',
      expiresAt: '2026-11-26T00:00:00.001Z',
    },
    expect.objectContaining({ orderId: 'order-10', amount: 500, least: 2000, currency: 'JPY' }),
  ]);
});

it('one that has expired is none that a customer still has', () => {
  expect(sent(ANN, voucher({ expiresAtMs: NOW_MS }))).toEqual([]);
});

it('one of a guest is of an account that names nobody', () => {
  const dtos = sent(GUEST, voucher());
  expect(parseWith(takenVouchersAnswer, { items: dtos, next: null }).ok).toBe(true);
  expect(dtos.map(({ customerId, email }) => [customerId, email])).toEqual([['somebody', undefined]]);
});
