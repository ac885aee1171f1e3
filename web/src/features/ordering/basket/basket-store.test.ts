import { MOST, PORTIONS } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, renderHook } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainLine, portionsIn, totalOf } from './basket.ts';

let store: typeof import('./basket-store.ts');

beforeEach(async () => {
  vi.resetModules(); // a page of its own
  localStorage.clear();
  store = await import('./basket-store.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const portions = (): number => portionsIn(store.currentBasket().lines);

/** What another tab does. */
function writeElsewhere(change: (text: string) => string): void {
  const text = change(localStorage.getItem('basket') ?? '');
  localStorage.setItem('basket', text);
  dispatchEvent(new StorageEvent('storage', { key: 'basket', newValue: text }));
}

describe('the basket of a browser', () => {
  it('keeps what was put into it over a reload', async () => {
    store.putIntoBasket(plainLine(aFood({ priceMinor: 950 })));
    store.putIntoBasket(plainLine(aFood({ priceMinor: 950 })));
    vi.resetModules();
    const { currentBasket } = await import('./basket-store.ts');
    expect([portionsIn(currentBasket().lines), totalOf(currentBasket().lines)]).toEqual([2, 1900]);
  });

  it.each([
    [[{ quantity: PORTIONS.most }], `At most ${PORTIONS.most} of one dish in one order.`],
    [
      Array.from({ length: MOST.lines }, (_, at) => ({ foodId: `food-${at}` })),
      `At most ${MOST.lines} different dishes in one order.`,
    ],
  ])('says why nothing more goes into it', (lines, words) => {
    for (const line of lines) store.putIntoBasket({ ...plainLine(aFood()), ...line });
    const before = portions();
    const said = vi.spyOn(toast, 'error');
    store.putIntoBasket(plainLine(aFood()));
    expect([portions(), said.mock.lastCall?.[0]]).toEqual([before, words]);
  });

  it('is the same value until it changes', () => {
    store.putIntoBasket(plainLine(aFood()));
    expect(store.currentBasket()).toBe(store.currentBasket());
  });

  it('shows and keeps what another tab has put into it', () => {
    store.putIntoBasket(plainLine(aFood()));
    const { result } = renderHook(() => portionsIn(store.useBasket().lines));
    act(() => {
      writeElsewhere((text) => text.replace('"quantity":1', '"quantity":4'));
    });
    expect(result.current).toBe(4);
    act(() => {
      store.putIntoBasket(plainLine(aFood()));
    });
    expect(result.current).toBe(5);
  });

  it('is changed on top of what another tab wrote a moment ago, before its event has come', () => {
    store.putIntoBasket(plainLine(aFood()));
    localStorage.setItem('basket', (localStorage.getItem('basket') ?? '').replace('"quantity":1', '"quantity":4'));
    store.putIntoBasket(plainLine(aFood()));
    expect(portions()).toBe(5);
  });

  it('is empty, and works, when the stored one is broken', () => {
    localStorage.setItem('basket', '{"lines":[{"foodId":7}]');
    expect(portions()).toBe(0);
    store.putIntoBasket(plainLine(aFood()));
    expect(portions()).toBe(1);
  });

  it('lasts as long as the page where storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    store.putIntoBasket(plainLine(aFood()));
    store.putIntoBasket(plainLine(aFood()));
    expect(portions()).toBe(2);
  });
});
