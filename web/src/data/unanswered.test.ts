import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unanswered } from './unanswered.ts';

const KEY = 'unanswered';
const DAY_MS = 24 * 60 * 60_000;

let stores: typeof import('./unanswered.ts');

/** As a reload does. */
async function load(): Promise<void> {
  vi.resetModules();
  stores = await import('./unanswered.ts');
}

beforeEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  await load();
});

const sent = (key: string, changes: Partial<Unanswered> = {}): Unanswered => ({
  key,
  uid: 'ann',
  path: '/orders',
  atMs: Date.now(),
  value: { lines: [] },
  ...changes,
});
const keys = (store: keyof typeof stores): readonly string[] => stores[store].all().map(({ key }) => key);

describe('what has no answer', () => {
  it('lasts over a reload in the browser and in the tab, and not in the page', async () => {
    for (const store of [stores.inBrowser, stores.inTab, stores.inPage]) store.keep(sent('a'));
    expect([keys('inBrowser'), keys('inTab'), keys('inPage')]).toEqual([['a'], ['a'], ['a']]);
    await load();
    expect([keys('inBrowser'), keys('inTab'), keys('inPage')]).toEqual([['a'], ['a'], []]);
  });

  it('is kept once, as it was first sent, and forgotten once', () => {
    const { keep, forget, all } = stores.inBrowser;
    keep(sent('a', { atMs: Date.now() - 5 }));
    keep(sent('a', { atMs: Date.now() }));
    keep(sent('b'));
    expect(all()).toHaveLength(2);
    expect([forget('a'), forget('a'), keys('inBrowser')]).toEqual([true, false, ['b']]);
  });

  it('is the same list until it changes', () => {
    stores.inTab.keep(sent('a'));
    expect(stores.inTab.all()).toBe(stores.inTab.all());
  });

  it('is what another tab wrote a moment ago, also before its event has come', () => {
    stores.inBrowser.keep(sent('a'));
    const heard = vi.fn<() => void>();
    const stop = stores.inBrowser.follow(heard);
    localStorage.setItem(KEY, JSON.stringify([...stores.inBrowser.all(), sent('of another tab')]));
    stores.inBrowser.keep(sent('b'));
    expect(keys('inBrowser')).toEqual(['a', 'of another tab', 'b']);
    localStorage.setItem(KEY, '[]');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect([heard.mock.calls.length, keys('inBrowser')]).toEqual([2, []]);
    stop();
  });

  it('is forgotten after a day, by an open page too', () => {
    vi.useFakeTimers();
    for (const store of [stores.inBrowser, stores.inPage]) store.keep(sent('a'));
    vi.advanceTimersByTime(DAY_MS);
    expect(keys('inBrowser')).toEqual(['a']);
    vi.advanceTimersByTime(2);
    expect([keys('inBrowser'), keys('inPage')]).toEqual([[], []]);
  });

  it.each([
    ['is blocked', undefined],
    ['is full', { getItem: () => '[]', setItem: () => expect.fail('QuotaExceededError') }],
  ])('lasts as long as the page where storage %s', async (_how, storage) => {
    vi.stubGlobal('localStorage', storage);
    stores.inBrowser.keep(sent('a'));
    stores.inBrowser.keep(sent('b'));
    expect(keys('inBrowser')).toEqual(['a', 'b']);
    stores.inBrowser.forget('a');
    expect(keys('inBrowser')).toEqual(['b']);
    await load();
    expect(keys('inBrowser')).toEqual([]);
  });

  it.each(['{', '{}', 'null', '7', '[null, 7, {}, {"key":"a","uid":7,"path":"/","atMs":1}]'])(
    'is nothing where %s is stored',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(stores.inBrowser.all()).toEqual([]);
    },
  );
});
