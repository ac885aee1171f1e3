import { describe, expect, it } from 'vitest';
import { decideTransition, judgeWaiting, ORDER_STATUSES, visibleStatuses, type OrderStatus } from './order.ts';
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
    const decision = decideTransition(from, to, role);
    if (listed) expect(decision).toEqual({ status: 'allowed', returnsPortion: listed[3] });
    else expect(decision.status).not.toBe('allowed');
  });

  it('tells who may not from what cannot be', () => {
    expect(decideTransition('pending', 'approved', 'chef').status).toBe('forbidden');
    expect(decideTransition('pending', 'delivered', 'chef').status).toBe('impossible');
    expect(decideTransition('delivered', 'pending', 'admin').status).toBe('forbidden');
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
