import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Live } from '../../../data/firebase/live.ts';
import { LOADING, type Loadable } from '../../../lib/loadable.ts';
import { useOrderNews, type OrderNews } from './use-order-news.ts';

const pho = anOrder({ id: 'pho', updatedAtMs: 10 });
const cake = anOrder({ id: 'cake', updatedAtMs: 20 });

beforeEach(() => {
  localStorage.clear();
});

afterEach(cleanup);

interface Props {
  readonly latest: Loadable<Live<Order>>;
}

function visit(): {
  readonly now: () => OrderNews;
  readonly hear: (...orders: Order[]) => string;
  /** As our own server sends them, before the live list. */
  readonly hearFirst: (...orders: Order[]) => string;
  readonly leave: () => void;
} {
  const { result, rerender, unmount } = renderHook<OrderNews, Props>(({ latest }) => useOrderNews('ann', latest), {
    initialProps: { latest: LOADING },
  });
  const tell = (value: Live<Order>): string => {
    rerender({ latest: { status: 'ready', value } });
    return result.current.orders.map(({ id }) => id).join(' ');
  };
  return {
    now: () => result.current,
    hear: (...items) => tell({ items, isFresh: true }),
    hearFirst: (...items) => tell({ items, isFresh: true, isFirst: true }),
    leave: unmount,
  };
}

describe('news of a customer’s orders', () => {
  it('starts with what happens after the first visit', () => {
    const { hear } = visit();
    expect(hear(cake, pho)).toBe('');
    expect(hear({ ...pho, status: 'approved', updatedAtMs: 30 }, cake)).toBe('pho');
  });

  it('leaves out the customer’s own order, and contains the kitchen’s return', () => {
    const { hear } = visit();
    hear(pho);
    expect(hear(cake, pho)).toBe('');
    expect(hear({ ...pho, returnedAtMs: 40, updatedAtMs: 40 }, cake)).toBe('pho');
  });

  it('are not what the first list of the first visit leaves out', () => {
    const { hear, hearFirst } = visit();
    expect(hearFirst(pho)).toBe('');
    expect(hear({ ...cake, status: 'reject' }, pho)).toBe('');
  });

  it('lasts until the next visit when nobody has read it', () => {
    const first = visit();
    first.hear(cake, pho);
    first.leave();
    const rejected = { ...pho, status: 'reject', updatedAtMs: 50 } as const;
    const second = visit();
    expect(second.hear(rejected, cake)).toBe('pho');
    second.leave();
    const third = visit();
    expect(third.hear(rejected, cake)).toBe('pho');
    act(() => {
      third.now().dismiss();
    });
    expect(third.hear(rejected, cake)).toBe('');
    third.leave();
    expect(visit().hear(rejected, cake)).toBe('');
  });
});
