import { describe, expect, it } from 'vitest';
import { orderFromDocument, orderToDocument } from './order-documents.ts';
import { anOrder } from '../testing/builders.ts';
import type { User } from '../users/user.ts';
import { ANONYMOUS_ORDER_FIELDS, anonymiseOrder, anonymousFieldsOf, personalDataOf } from './personal-data.ts';

const PERSONAL = Object.keys(ANONYMOUS_ORDER_FIELDS);
const at = (millis: number): { toMillis: () => number } => ({ toMillis: () => millis });
/** An order whose every personal field, and the note of its line, says `Ann`. */
const ANNS = anOrder({
  ...Object.fromEntries(PERSONAL.map((field) => [field, 'Ann'])),
  lines: anOrder().lines.map((line) => ({ ...line, note: 'For Ann' })),
});
const ANN: User = {
  uid: 'ann',
  email: 'ann@example.com',
  displayName: 'Ann',
  role: 'user',
  createdAtMs: 1,
  updatedAtMs: 1,
  claimsChangedAtMs: 1,
};

describe('the personal fields of an order', () => {
  it('are the customer’s email and what they wrote', () => {
    expect(PERSONAL).toEqual(['user', 'note']);
  });

  it('name nobody after the deletion of the customer, and the other fields stay', () => {
    const anonymous = anonymiseOrder(ANNS);
    expect(JSON.stringify(anonymous)).not.toContain('Ann');
    expect({ ...anonymous, ...ANNS }).toEqual(ANNS);
    expect({ ...ANNS, ...ANONYMOUS_ORDER_FIELDS, lines: anOrder().lines }).toEqual(anonymous);
  });

  it('are overwritten in the document under the same names', () => {
    const document = orderToDocument(ANNS, at);
    const after = { ...document, ...anonymousFieldsOf(document) };
    expect(orderFromDocument(ANNS.id, after)).toEqual(anonymiseOrder(ANNS));
    expect(anonymousFieldsOf({})).toEqual(ANONYMOUS_ORDER_FIELDS);
  });
});

it('a person’s data is their account and their own orders', () => {
  const orders = [anOrder(), anOrder({ id: 'order-2', userId: 'bob', user: 'bob@example.com' })];
  expect(personalDataOf(ANN, orders)).toEqual({
    account: { email: 'ann@example.com', displayName: 'Ann' },
    orders: [anOrder()],
  });
});
