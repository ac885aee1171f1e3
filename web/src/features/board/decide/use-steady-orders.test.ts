import { anOrder } from '@foodhouse/domain/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSteadyOrders, type SteadyOrders } from './use-steady-orders.ts';

const orders = (ids: string): ReturnType<typeof anOrder>[] => Array.from(ids, (id) => anOrder({ id }));
const textOf = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join('');

interface Open {
  readonly list: string;
  readonly name?: string;
  readonly isWhole?: boolean;
}

function open(first: Open): {
  readonly change: (next: Open) => void;
  readonly now: () => SteadyOrders;
  /** The visible orders, a bar, and those held back. */
  readonly seen: () => string;
} {
  const { result, rerender } = renderHook(
    ({ name = 'pending', list, isWhole = true }: Open) => useSteadyOrders(name, orders(list), isWhole),
    { initialProps: first },
  );
  return {
    change: rerender,
    now: () => result.current,
    seen: () => `${textOf(result.current.shown)}|${textOf(result.current.held)}`,
  };
}

describe('a list whose rows keep their places', () => {
  it('shows orders that belong below the visible ones at once', () => {
    const { change, seen } = open({ list: 'ab' });
    change({ list: 'abc' });
    expect(seen()).toBe('abc|');
  });

  it('holds orders back that belong above or between the visible ones, until they are requested', () => {
    const { change, now, seen } = open({ list: 'ce' });
    change({ list: 'abcde' });
    expect(seen()).toBe('ce|abd');
    act(() => {
      now().showAll();
    });
    expect(seen()).toBe('abcde|');
  });

  it('drops finished orders without moving the others, and shows the ones that follow', () => {
    const { change, seen } = open({ list: 'abc' });
    change({ list: 'acd' });
    expect(seen()).toBe('acd|');
  });

  it('holds an order back that comes again after it had left', () => {
    const { change, seen } = open({ list: 'abc' });
    change({ list: 'bc' });
    change({ list: 'abc' });
    expect(seen()).toBe('bc|a');
  });

  it('shows new orders at once while it is empty, and when all visible ones have left', () => {
    const { change, seen } = open({ list: '' });
    change({ list: 'b' });
    expect(seen()).toBe('b|');
    change({ list: 'ab' });
    expect(seen()).toBe('b|a');
    change({ list: 'a' });
    expect(seen()).toBe('a|');
  });

  it('starts anew for another list', () => {
    const { change, seen } = open({ list: 'c' });
    change({ name: 'approved', list: 'abc' });
    expect(seen()).toBe('abc|');
  });
});

describe('orders that were placed while the list was open', () => {
  it('are those that came after the last one', () => {
    const { change, now } = open({ list: 'ab' });
    expect([...now().arrived]).toEqual([]);
    change({ list: 'abcd' });
    change({ list: 'abde' });
    expect([...now().arrived]).toEqual(['d', 'e']);
  });

  it('are not those of a further page', () => {
    const { change, now } = open({ list: 'ab', isWhole: false });
    change({ list: 'abcd', isWhole: true });
    expect([...now().arrived]).toEqual([]);
    change({ list: 'abcde', isWhole: true });
    expect([...now().arrived]).toEqual(['e']);
  });
});
