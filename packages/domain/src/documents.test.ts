import { describe, expect, it } from 'vitest';
import * as documents from './index.ts';
import type { OrderAlert, StaffScreen } from './house/listening.ts';
import { alertFromDocument, alertToDocument, screenFromDocument, screenToDocument } from './house/screen-documents.ts';
import type { StockMove } from './foods/stock-move.ts';
import { PLAIN_LINE, type OrderLine } from './orders/lines.ts';
import { NEW_EVENT, type Order, type OrderEvent } from './orders/order.ts';
import type { Review } from './reviews/review.ts';
import { aChosenOption, aFood, anOrder } from './testing/builders.ts';
import type { PendingChange } from './users/pending-change.ts';
import type { User } from './users/user.ts';

const at = (millis: number): { toMillis: () => number } => ({ toMillis: () => millis });

const ANN: User = {
  uid: 'ann',
  email: 'ann@example.com',
  displayName: 'Ann',
  role: 'chef',
  createdAtMs: 1,
  updatedAtMs: 2,
  claimsChangedAtMs: 3,
};
const REVIEW: Review = { id: 'r1', name: 'Hana', description: 'Good', maskedEmail: 'h***@example.com', createdAtMs: 4 };
const LINES: readonly OrderLine[] = [
  { ...PLAIN_LINE, foodId: 'pho', name: 'Pho', image: '/p.webp', quantity: 2, eachMinor: 950, totalMinor: 1900 },
  {
    ...PLAIN_LINE,
    foodId: 'tea',
    name: 'Tea',
    image: '/t.webp',
    kitchenName: 'TEA',
    size: { id: 'l', name: 'Large', kitchenName: null },
    options: [
      aChosenOption({
        groupId: 'milk',
        id: 'oat',
        name: 'Oat milk',
        kitchenName: 'OAT',
        quantity: 2,
        eachMinor: 50,
        free: 1,
        under: 'Tea',
      }),
    ],
    note: 'Hot',
    allergens: { contains: [], undeclared: [] },
    eachMinor: 400,
    totalMinor: 400,
  },
  {
    ...PLAIN_LINE,
    foodId: 'pad',
    name: 'Pad Thai',
    image: '/n.webp',
    allergens: { contains: ['eggs', 'peanuts'], undeclared: ['Mild'] },
    eachMinor: 900,
    totalMinor: 900,
  },
];
const RETURN: OrderEvent = {
  ...NEW_EVENT,
  from: 'approved',
  to: 'pending',
  byRole: 'chef',
  atMs: 5,
  reason: 'No basil',
};
const DELAY: OrderEvent = {
  ...NEW_EVENT,
  from: 'approved',
  to: 'approved',
  byRole: 'chef',
  atMs: 5,
  reason: 'The oven is full',
  promisedAtMs: 9,
  plusMinutes: 10,
};
const EXPIRY: OrderEvent = {
  ...NEW_EVENT,
  from: 'pending',
  to: 'reject',
  byRole: 'system',
  atMs: 5,
  reason: null,
  code: 'not-answered',
};
const WASTE: StockMove = {
  foodId: 'pho',
  delta: -3,
  after: 2,
  cause: 'waste',
  orderId: null,
  token: null,
  byUid: 'cook',
  byRole: 'chef',
  note: 'dropped',
  atMs: 7,
  businessDay: '2026-06-01',
};
const FILLED = aFood({
  par: { portions: 20, days: [1, 2] },
  parDay: '2026-06-01',
  parSetDay: '2026-05-01',
  ahead: { '2026-06-02': 3 },
});
const DELETION: PendingChange = { kind: 'deletion', uid: 'ann', email: 'ann@example.com', role: null, startedAtMs: 6 };
const ROLE: PendingChange = { ...DELETION, kind: 'role', role: 'chef' };

const SCREEN: StaffScreen = {
  page: 'kitchen',
  isVisible: true,
  beatAtMs: 8,
  heardAtMs: null,
  newestMs: 7,
  acknowledgedMs: 6,
};
const ALERT: OrderAlert = {
  orderId: 'order-1',
  token: 'K7M2QX',
  foodName: 'Pho',
  placedAtMs: 1,
  raisedAtMs: 2,
  acknowledgedAtMs: 3,
  endedAtMs: null,
};

describe('a value that is written and read', () => {
  const moved = {
    acceptedAtMs: 3,
    deliveredAtMs: 4,
    returnedAtMs: 5,
    returnReason: 'No basil',
    rejectReason: 'Sold out',
    rejectCode: 'not-answered' as const,
    answerByMs: 6,
    prepMinutes: 20,
    promisedAtMs: 8,
    firstPromisedAtMs: 7,
    delayReason: 'The oven is full',
  };
  it.each<readonly [what: string, value: unknown, read: unknown]>([
    ['a screen', SCREEN, screenFromDocument('screen-1', screenToDocument(SCREEN, at))],
    ['an alert', ALERT, alertFromDocument('order-1', alertToDocument(ALERT, at))],
    ['a food', aFood(), documents.foodFromDocument('pho', documents.foodToDocument(aFood(), at))],
    ['a food with a par', FILLED, documents.foodFromDocument('pho', documents.foodToDocument(FILLED, at))],
    [
      'a food off the menu',
      aFood({ retiredAtMs: 5, hiddenAtMs: 5, putAside: 2 }),
      documents.foodFromDocument(
        'pho',
        documents.foodToDocument(aFood({ retiredAtMs: 5, hiddenAtMs: 5, putAside: 2 }), at),
      ),
    ],
    ['an order', anOrder(), documents.orderFromDocument('order-1', documents.orderToDocument(anOrder(), at))],
    [
      'an order that moved',
      anOrder(moved),
      documents.orderFromDocument('order-1', documents.orderToDocument(anOrder(moved), at)),
    ],
    [
      'an order of several foods',
      anOrder({ lines: LINES }),
      documents.orderFromDocument('order-1', documents.orderToDocument(anOrder({ lines: LINES }), at)),
    ],
    ['a move of stock', WASTE, documents.stockMoveFromDocument('move-1', documents.stockMoveToDocument(WASTE, at))],
    ['an event', RETURN, documents.orderEventFromDocument('event-1', documents.orderEventToDocument(RETURN, at))],
    ['an expiry', EXPIRY, documents.orderEventFromDocument('event-1', documents.orderEventToDocument(EXPIRY, at))],
    ['a delay', DELAY, documents.orderEventFromDocument('event-1', documents.orderEventToDocument(DELAY, at))],
    ['a review', REVIEW, documents.reviewFromDocument('r1', documents.reviewToDocument(REVIEW, at))],
    ['a user', ANN, documents.userFromDocument('ann', documents.userToDocument(ANN, at))],
    [
      'a deletion under way',
      DELETION,
      documents.pendingChangeFromDocument('ann', documents.pendingChangeToDocument(DELETION, at)),
    ],
    [
      'a change of role under way',
      ROLE,
      documents.pendingChangeFromDocument('ann', documents.pendingChangeToDocument(ROLE, at)),
    ],
  ])('is unchanged: %s', (_what, value, read) => {
    expect(read).toEqual(value);
  });

  it('says of a food whether it runs low by its own number, in a change of its portions too', () => {
    const food = aFood({ quantity: 8, lowAt: 10 });
    expect(documents.foodToDocument(food, at)).toMatchObject({ low: true });
    expect(documents.stockToDocument(food, at)).toMatchObject({ low: true });
    const { low: _unsaid, ...before } = documents.foodToDocument(food, at);
    expect(documents.stockToDocument(documents.foodFromDocument(food.id, before), at)).toMatchObject({ low: true });
    expect(documents.foodToDocument(aFood({ quantity: 8 }), at)).toMatchObject({ low: false });
    expect(documents.foodToDocument(aFood({ quantity: 0, counted: false }), at)).toMatchObject({ low: false });
  });

  it('has its search keys', () => {
    expect(documents.foodToDocument(aFood(), at)['search']).toMatchObject({ ph: true, pho: true, 'at:lunch': true });
    expect(documents.userToDocument(ANN, at)['search']).toEqual({ a: true, an: true, ann: true, 'v:2': true });
  });

  it('has its creation or what is given as time of change', () => {
    const changedAtMs = (document: documents.DocumentFields): unknown =>
      (document['updatedAt'] as ReturnType<typeof at>).toMillis();
    expect(changedAtMs(documents.foodToDocument(aFood({ createdAtMs: 1 }), at))).toBe(1);
    expect(changedAtMs(documents.foodToDocument(aFood({ createdAtMs: 1 }), at, at(2)))).toBe(2);
  });
});

it('a move writes a promise where there is one, and takes it from an order that is given back', () => {
  const promise = { promisedAtMs: 8, firstPromisedAtMs: 7 };
  const write = (order: Order) => documents.moveToDocument(order, at);
  expect(write(anOrder({ ...promise, status: 'approved' }))).toMatchObject({ delayReason: null });
  expect(write(anOrder())).toMatchObject({ promisedAt: null, firstPromisedAt: null, delayReason: null });
});

it('a move writes the status, its times and the reasons only', () => {
  expect(Object.keys(documents.moveToDocument(anOrder({ status: 'approved' }), at)).toSorted()).toEqual([
    'acceptedAt',
    'answerBy',
    'deliveredAt',
    'rejectReason',
    'returnReason',
    'returnedAt',
    'status',
    'updatedAt',
  ]);
});

describe('a document', () => {
  it('declares the allergens of a line in full or, in a field that earlier pages do not know, in part', () => {
    const { lines } = documents.orderToDocument(anOrder({ lines: LINES }), at);
    const [tea, pad] = (lines as documents.DocumentFields[]).slice(1);
    expect([tea?.['allergens'], tea?.['declared']]).toEqual([[], undefined]);
    expect([pad?.['allergens'], pad?.['declared']]).toEqual([
      undefined,
      { contains: ['eggs', 'peanuts'], undeclared: ['Mild'] },
    ]);
  });

  it('becomes a food without its unknown mealtimes', () => {
    const data = { ...documents.foodToDocument(aFood(), at), mealtimes: ['lunch', 'brunch'] };
    expect(documents.foodFromDocument('pho', data)).toEqual(aFood());
  });

  it('becomes an order only with a known status', () => {
    const data = { ...documents.orderToDocument(anOrder(), at), status: 'eaten' };
    expect(() => documents.orderFromDocument('order-1', data)).toThrow(
      'orders/order-1: status: expected a known status, got eaten',
    );
  });
});
