import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY, type Attempt } from './basket.ts';
import { aBasketLine } from './testing.ts';

const KEY = 'unanswered';
const ATTEMPT: Attempt = {
  key: 'key',
  uid: 'ann',
  atMs: Date.now(),
  lines: [aBasketLine()],
  totalMinor: 950,
  fulfilment: { kind: 'table', table: 'T7T7T7' },
  contact: { name: 'Ann', phone: '030 1234' },
  note: 'ring twice',
};

let store: typeof import('./basket-store.ts');

/** As a reload does. */
async function load(): Promise<void> {
  vi.resetModules();
  store = await import('./basket-store.ts');
}

beforeEach(() => {
  localStorage.clear();
});

const { key, uid, atMs, ...value } = ATTEMPT;
const stored = (changes: object = {}): string =>
  JSON.stringify([{ key, uid, atMs, path: '/orders', value: { ...value, ...changes } }]);

describe('orders without an answer', () => {
  it('are read as they were sent, and those of another form are left out', async () => {
    localStorage.setItem(KEY, stored());
    await load();
    expect(store.currentAttempts()).toEqual([ATTEMPT]);
    const { fulfilment: _unsaid, ...rest } = ATTEMPT;
    localStorage.setItem(KEY, stored({ fulfilment: null })); // as older versions of the site said nothing
    expect(store.currentAttempts()).toEqual([rest]);
    for (const broken of [{ lines: [] }, { lines: [null] }, { totalMinor: '9.50' }]) {
      localStorage.setItem(KEY, stored(broken));
      expect(store.currentAttempts()).toEqual([]);
    }
  });

  it('of a version that kept them with the basket are known, and forgotten with their answer', async () => {
    localStorage.setItem('basket', JSON.stringify({ ...EMPTY, attempts: [ATTEMPT] }));
    await load();
    expect(store.currentAttempts()).toEqual([ATTEMPT]);
    await load();
    expect(store.currentAttempts()).toEqual([ATTEMPT]);
    store.giveUp(ATTEMPT);
    await load();
    expect([store.currentAttempts(), store.currentBasket().lines]).toEqual([[], ATTEMPT.lines]);
  });

  it('are given up once, in whichever tab', async () => {
    localStorage.setItem(KEY, stored());
    await load();
    const { result } = renderHook(() => store.useAttempts());
    expect(result.current).toEqual([ATTEMPT]);
    act(() => {
      localStorage.setItem(KEY, '[]');
      dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '[]' }));
    });
    store.giveUp(ATTEMPT);
    expect([result.current, store.currentBasket().lines]).toEqual([[], []]);
  });
});
