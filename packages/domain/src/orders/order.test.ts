import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/builders.ts';
import {
  afterMove,
  decideReturn,
  decideTransition,
  decideUndelivery,
  judgeWaiting,
  moversOf,
  TRANSITIONS,
  UNDELIVER_MS,
  visibleStatuses,
} from './order.ts';
import { hasReasonForCustomer, isSold, ORDER_STATUSES, type OrderStatus } from './status.ts';
import { ROLES, type Role } from '../users/roles.ts';

describe('moving an order', () => {
  const allowed: readonly [OrderStatus, OrderStatus, Role, boolean][] = [
    ['pending', 'approved', 'admin', false],
    ['pending', 'reject', 'admin', true],
    ['approved', 'delivered', 'admin', false],
    ['approved', 'delivered', 'chef', false],
  ];
  const every = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.flatMap((to) => ROLES.map((role) => [from, to, role] as const)),
  );

  it.each(every)('%s to %s by %s is as the table says', (from, to, role) => {
    const listed = allowed.find(([f, t, r]) => f === from && t === to && r === role);
    const decision = decideTransition(from, to, [role]);
    if (listed) expect(decision).toEqual({ status: 'allowed', returnsPortion: listed[3] });
    else expect(decision.status).not.toBe('allowed');
  });

  it('tells who may not from what cannot be', () => {
    expect(decideTransition('pending', 'approved', ['chef']).status).toBe('forbidden');
    expect(decideTransition('pending', 'delivered', ['chef']).status).toBe('impossible');
    expect(decideTransition('pending', 'approved', ['user']).status).toBe('forbidden');
  });

  it.each(ORDER_STATUSES)(
    'tells an admin and a chef that %s to pending cannot be, and not that they may not',
    (from) => {
      expect(decideTransition(from, 'pending', ['admin']).status).toBe('impossible');
      expect(decideTransition(from, 'pending', ['chef']).status).toBe('impossible');
      expect(decideTransition(from, 'pending', ['user']).status).toBe('forbidden');
    },
  );
});

describe('who moves an order', () => {
  const order = anOrder({ userId: 'ann' });

  it('is known by their role, and by their part in the order', () => {
    expect(moversOf(order, { uid: 'bob', role: 'chef' })).toEqual(['chef']);
    expect(moversOf(order, { uid: 'ann', role: 'user' })).toEqual(['user', 'customer']);
    expect(moversOf(order, { uid: 'bob', role: 'chef' }, 'bob')).toEqual(['chef', 'deliverer']);
  });

  it('may be the customer alone, when a row of the table says so', () => {
    const cancel = {
      request: 'change',
      from: 'pending',
      to: 'reject',
      by: ['customer'],
      returnsPortion: true,
    } as const;
    const decide = (uid: string): string =>
      decideTransition('pending', 'reject', moversOf(order, { uid, role: 'user' }), [...TRANSITIONS, cancel]).status;
    expect([decide('ann'), decide('bob')]).toEqual(['allowed', 'forbidden']);
    expect(decideTransition('pending', 'reject', moversOf(order, { uid: 'ann', role: 'user' })).status).toBe(
      'forbidden',
    );
  });

  it('makes no move twice: the table has one row from one status to another', () => {
    const moves = TRANSITIONS.map(({ from, to }) => `${from} to ${to}`);
    expect(new Set(moves).size).toBe(moves.length);
  });
});

it('an order is sold unless it is rejected', () => {
  expect(ORDER_STATUSES.filter((status) => !isSold(status))).toEqual(['reject']);
});

it('a rejection alone has a reason for the customer', () => {
  expect(ORDER_STATUSES.filter(hasReasonForCustomer)).toEqual(['reject']);
});

describe('taking a delivery back', () => {
  const delivered = { status: 'delivered', deliveredAtMs: 1000 } as const;

  it.each([
    ['the deliverer, at once', delivered, true, 1000, 'allowed'],
    ['the deliverer, at the last moment', delivered, true, 1000 + UNDELIVER_MS, 'allowed'],
    ['the deliverer, a moment too late', delivered, true, 1001 + UNDELIVER_MS, 'too-late'],
    ['somebody else', delivered, false, 1000, 'forbidden'],
    ['the deliverer, when nobody knows since when', { ...delivered, deliveredAtMs: null }, true, 1000, 'too-late'],
    [
      'the deliverer, of an order that is not delivered',
      { status: 'approved', deliveredAtMs: null },
      true,
      0,
      'impossible',
    ],
  ] as const)('by %s', (_who, order, isDeliverer, nowMs, expected) => {
    expect(decideUndelivery(order, isDeliverer ? ['chef', 'deliverer'] : ['admin', 'customer'], nowMs)).toBe(expected);
  });
});

it.each(ORDER_STATUSES.flatMap((status) => ROLES.map((role) => [status, role] as const)))(
  'lets the kitchen alone give back what is accepted alone: %s, %s',
  (status, role) => {
    const expected = role === 'user' ? 'forbidden' : status === 'approved' ? 'allowed' : 'impossible';
    expect(decideReturn(status, [role])).toBe(expected);
  },
);

describe('an order after a move', () => {
  const times = { acceptedAtMs: null, deliveredAtMs: null, returnedAtMs: null, returnReason: null };
  const accepted = anOrder({ status: 'approved', acceptedAtMs: 5 });
  const delivered = anOrder({ status: 'delivered', acceptedAtMs: 5, deliveredAtMs: 6 });
  const returned = anOrder({ returnedAtMs: 7, returnReason: 'No basil' });

  it.each([
    ['accepted: its waiting begins', anOrder(), 'approved', { acceptedAtMs: 9 }],
    ['delivered: the time is kept', accepted, 'delivered', { acceptedAtMs: 5, deliveredAtMs: 9 }],
    ['taken back: its waiting goes on', delivered, 'approved', { acceptedAtMs: 5 }],
    ['given back: the house sees when and why', accepted, 'pending', { returnedAtMs: 9, returnReason: 'No basil' }],
    ['accepted again: nothing is given back any more', returned, 'approved', { acceptedAtMs: 9 }],
    ['rejected: neither', returned, 'reject', {}],
  ] as const)('that is %s', (_what, order, to, expected) => {
    const reason = to === 'pending' ? 'No basil' : null;
    expect(afterMove(order, to, 9, reason)).toEqual({ ...order, ...times, status: to, updatedAtMs: 9, ...expected });
  });
});

it('shows a chef only what the kitchen needs, and a customer nothing of others', () => {
  expect(visibleStatuses('chef')).toEqual(['approved', 'delivered']);
  expect(visibleStatuses('user')).toEqual([]);
});

describe('the waiting of an accepted order', () => {
  it.each([
    [0, 'fine'],
    [5 * 60_000 - 1, 'fine'],
    [5 * 60_000, 'warning'],
    [8 * 60_000 - 1, 'warning'],
    [8 * 60_000, 'late'],
  ])('after %i ms is %s', (ageMs, expected) => {
    expect(judgeWaiting(ageMs)).toBe(expected);
  });
});
