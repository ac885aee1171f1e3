import { readFileSync } from 'node:fs';
import { orderToDocument, type Order } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';

// Firestore indexes every field of every document unless told not to: of an order eight times what it holds.

interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly unknown[];
}

const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
  readonly fieldOverrides: readonly Override[];
};
const unindexed = (collection: string): readonly string[] =>
  fieldOverrides
    .filter(({ collectionGroup, indexes }) => collectionGroup === collection && indexes.length === 0)
    .map(({ fieldPath }) => fieldPath);

/** What queries of orders name: the local Firestore refuses one that names another. */
const QUERIED = [
  'acceptedAt',
  'answerBy',
  'createdAt',
  'currency',
  'foodId', // by tests, and by whoever looks in the console
  'priceMinor',
  'status',
  'token',
  'updatedAt',
  'user',
  'userId',
];

/** An order of which everything is said; the compiler demands a line for each new field. */
const WHOLE: { readonly [Key in keyof Order]: NonNullable<Order[Key]> } = {
  id: 'order-1',
  foodId: 'pho',
  image: '/img/food/beef-pho.webp',
  foodName: 'Pho',
  priceMinor: 950,
  lines: [],
  userId: 'ann',
  user: 'ann@example.com',
  token: 'K7M2QX',
  status: 'pending',
  createdAtMs: 1,
  updatedAtMs: 1,
  currency: 'EUR',
  acceptedAtMs: 1,
  deliveredAtMs: 1,
  returnedAtMs: 1,
  returnReason: 'no basil',
  rejectReason: 'no more',
  rejectCode: 'customer',
  answerByMs: 1,
  prepMinutes: 20,
  wayMinutes: 10,
  promisedAtMs: 1,
  firstPromisedAtMs: 1,
  delayReason: 'busy',
  businessDay: '2026-11-26',
  request: 'a digest',
  discounts: [
    {
      kind: 'voucher',
      amountMinor: 1,
      voucher: { id: 'v', amountMinor: 1, minMinor: 1, currency: 'EUR', expiresAtMs: 1 },
    },
  ],
  hasContact: true,
  consentAtMs: 1,
  fee: { amountMinor: 1, taxShare: null },
  fulfilment: { kind: 'pickup' },
  wantedAtMs: 1,
  note: 'please ring',
  trackDigest: 'a digest',
  ahead: { day: '2026-11-27', foodIds: ['pho'] },
  taxes: [],
};

describe('an index', () => {
  it('of an order is there for each field that a query names, and for no other', () => {
    const fields = Object.keys(orderToDocument({ ...WHOLE, taxes: [{ share: 1, netMinor: 1, taxMinor: 1 }] }, String));
    expect(fields.filter((field) => !unindexed('orders').includes(field)).toSorted()).toEqual(QUERIED);
  });

  it('is taken from each field once, and from fewer than Firestore allows', () => {
    const names = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
    expect(names.length).toBe(new Set(names).size);
    expect(names.length).toBeLessThan(150); // Firestore allows 200 of a database
  });
});
