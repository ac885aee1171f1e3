import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LivePages } from '../../../data/use-live-pages.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { MOST_UNASKED, useAlarm, useVolumeOf, type Alarm } from './use-alarm.ts';

const PAGE = 50;

beforeEach(() => {
  localStorage.setItem('kitchen-sound', 'off');
  vi.stubGlobal(
    'AudioContext', // missing in happy-dom
    class extends EventTarget {
      readonly resume = async (): Promise<void> => {};
      readonly close = async (): Promise<void> => {};
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The first page of open orders. */
function first(count: number, older: LivePages<Order>['older'] = 'none'): Loadable<LivePages<Order>> {
  const items = Array.from({ length: count }, (_, index) => anOrder({ id: `order-${index}`, status: 'approved' }));
  return { status: 'ready', value: { items, isFresh: true, older, showOlder: () => {} } };
}

function listen(list: Loadable<LivePages<Order>>): {
  readonly alarm: () => Alarm;
  readonly hear: (list: Loadable<LivePages<Order>>) => void;
} {
  const { result, rerender } = renderHook((heard) => useAlarm(heard, () => false, useVolumeOf('kitchen')), {
    initialProps: list,
  });
  return { alarm: () => result.current, hear: rerender };
}

describe('the alarm of a paged list', () => {
  it('ignores tickets that were open when the board was opened', () => {
    const { alarm, hear } = listen(first(PAGE, 'some'));
    hear(first(60));
    expect(alarm().unseen).toBe(0);
    hear(first(61));
    expect(alarm().unseen).toBe(1);
  });

  it('ignores tickets that were open before a retry', () => {
    const { alarm, hear } = listen(first(60));
    hear({ status: 'failed', reason: 'unavailable', retry: vi.fn<() => void>() });
    hear(LOADING);
    hear(first(PAGE, 'some'));
    hear(first(PAGE, 'coming'));
    act(() => {
      alarm().acknowledge();
    });
    hear(first(62));
    expect(alarm().unseen).toBe(2);
  });

  it('follows new tickets when more are open than the board loads', () => {
    const { alarm, hear } = listen(first(MOST_UNASKED, 'some'));
    hear(first(MOST_UNASKED + 1));
    expect(alarm().unseen).toBe(1);
  });

  it('counts a ticket as new that left the whole list and came back', () => {
    const { alarm, hear } = listen(first(60));
    hear(first(59));
    hear(first(60));
    expect(alarm().unseen).toBe(1);
  });
});
