import { describe, expect, it } from 'vitest';
import { anOrder } from '../testing/builders.ts';
import {
  afterMove,
  decideReturn,
  decideTransition,
  decideUndelivery,
  judgeUndecided,
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

  it.each(every)('%s to %s by %s is as in the table', (from, to, role) => {
    const listed = allowed.find(([f, t, r]) => f === from && t === to && r === role);
    const decision = decideTransition(from, to, [role]);
    if (listed) expect(decision).toEqual({ status: 'allowed', releases: listed[3] });
    else expect(decision.status).not.toBe('allowed');
  });

  it('distinguishes forbidden from impossible moves', () => {
    expect(decideTransition('pending', 'approved', ['chef']).status).toBe('forbidden');
    expect(decideTransition('pending', 'delivered', ['chef']).status).toBe('impossible');
    expect(decideTransition('pending', 'approved', ['user']).status).toBe('forbidden');
  });

  it.each(ORDER_STATUSES)('refuses %s to pending as impossible, not as forbidden, for an admin and a chef', (from) => {
    expect(decideTransition(from, 'pending', ['admin']).status).toBe('impossible');
    expect(decideTransition(from, 'pending', ['chef']).status).toBe('impossible');
    expect(decideTransition(from, 'pending', ['user']).status).toBe('forbidden');
  });
});

describe('the actors of a move', () => {
  const order = anOrder({ userId: 'ann' });

  it('are known by their role, and by their part in the order', () => {
    expect(moversOf(order, { uid: 'bob', role: 'chef' })).toEqual(['chef']);
    expect(moversOf(order, { uid: 'ann', role: 'user' })).toEqual(['user', 'customer']);
    expect(moversOf(order, { uid: 'bob', role: 'chef' }, 'bob')).toEqual(['chef', 'deliverer']);
  });

  it('may be the customer alone, by a row of the table', () => {
    const cancel = {
      request: 'change',
      from: 'pending',
      to: 'reject',
      by: ['customer'],
      releases: true,
    } as const;
    const decide = (uid: string): string =>
      decideTransition('pending', 'reject', moversOf(order, { uid, role: 'user' }), [...TRANSITIONS, cancel]).status;
    expect([decide('ann'), decide('bob')]).toEqual(['allowed', 'forbidden']);
    expect(decideTransition('pending', 'reject', moversOf(order, { uid: 'ann', role: 'user' })).status).toBe(
      'forbidden',
    );
  });

  it('are listed once per request: the table has one row from one status to another', () => {
    const moves = TRANSITIONS.map(({ request, from, to }) => `${request}: ${from} to ${to}`);
    expect(new Set(moves).size).toBe(moves.length);
  });
});

it('an order is sold unless it is rejected', () => {
  expect(ORDER_STATUSES.filter((status) => !isSold(status))).toEqual(['reject']);
});

it('a rejection alone has a reason for the customer', () => {
  expect(ORDER_STATUSES.filter(hasReasonForCustomer)).toEqual(['reject']);
});

describe('undoing a delivery', () => {
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
  'lets only the kitchen return only accepted orders: %s, %s',
  (status, role) => {
    const expected = role === 'user' ? 'forbidden' : status === 'approved' ? 'allowed' : 'impossible';
    expect(decideReturn(status, [role])).toBe(expected);
  },
);

describe('an order after a move', () => {
  const times = { acceptedAtMs: null, deliveredAtMs: null, returnedAtMs: null, returnReason: null, rejectReason: null };
  const accepted = anOrder({ status: 'approved', acceptedAtMs: 5 });
  const delivered = anOrder({ status: 'delivered', acceptedAtMs: 5, deliveredAtMs: 6 });
  const returned = anOrder({ returnedAtMs: 7, returnReason: 'No basil' });

  it.each([
    ['accepted: its waiting begins', anOrder(), 'approved', { acceptedAtMs: 9 }],
    ['delivered: the time is kept', accepted, 'delivered', { acceptedAtMs: 5, deliveredAtMs: 9 }],
    ['taken back: its waiting goes on', delivered, 'approved', { acceptedAtMs: 5 }],
    ['given back: the house sees when and why', accepted, 'pending', { returnedAtMs: 9, returnReason: 'No basil' }],
    ['accepted again: nothing is given back any more', returned, 'approved', { acceptedAtMs: 9 }],
    ['rejected: the customer sees why', returned, 'reject', { rejectReason: 'No basil' }],
  ] as const)('that is %s', (_what, order, to, expected) => {
    expect(afterMove(order, to, 9, { reason: 'No basil' })).toEqual({
      ...order,
      ...times,
      status: to,
      updatedAtMs: 9,
      ...expected,
    });
  });

  it.each([
    ['not-answered', { returnedAtMs: 7, returnReason: 'No basil' }],
    ['no-connection', { returnedAtMs: 7, returnReason: 'No basil' }],
    ['customer', { returnedAtMs: null, returnReason: null }],
  ] as const)('that the kitchen gave back and that ended by %s', (rejectCode, expected) => {
    expect(afterMove(returned, 'reject', 9, { rejectCode })).toMatchObject({ rejectCode, ...expected });
  });
});

it('shows a chef the kitchen’s orders only, and a customer nobody else’s', () => {
  expect(visibleStatuses('chef')).toEqual(['approved', 'delivered']);
  expect(visibleStatuses('user')).toEqual([]);
});

describe('the waiting time of an accepted order', () => {
  it.each([
    [0, 'fine'],
    [4 * 60_000 - 1, 'fine'],
    [4 * 60_000, 'warning'],
    [8 * 60_000 - 1, 'warning'],
    [8 * 60_000, 'late'],
  ])('after %i ms is %s', (ageMs, expected) => {
    expect(judgeWaiting(ageMs)).toBe(expected);
  });
});

describe('the time until the house decides', () => {
  it.each([
    [0, 'fine'],
    [3 * 60_000 - 1, 'fine'],
    [3 * 60_000, 'warning'],
    [8 * 60_000 - 1, 'warning'],
    [8 * 60_000, 'late'],
  ])('after %i ms is %s', (ageMs, expected) => {
    expect(judgeUndecided(ageMs)).toBe(expected);
  });
});
