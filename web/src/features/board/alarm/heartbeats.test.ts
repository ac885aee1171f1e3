import { HEARTBEAT_EVERY_MS, type Heartbeat } from '@foodhouse/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiAnswer } from '../../../data/client.ts';
import { screenId, startHeartbeats, type Heartbeats } from './heartbeats.ts';

const calls = vi.hoisted(() => ({
  sent: [] as { readonly path: string; readonly body: unknown; readonly atMs: number }[],
  answer: async (): Promise<ApiAnswer<unknown>> => ({ ok: true, value: { listens: true } }),
}));
vi.mock('../../../data/call-as-user.ts', () => ({
  callAsUser: (path: string, { body }: { readonly body: unknown }) => {
    calls.sent.push({ path, body, atMs: Date.now() });
    return calls.answer();
  },
}));

const good = calls.answer;
const failing = (failure: 'unavailable' | 'no-permission') => async (): Promise<ApiAnswer<unknown>> =>
  ({ ok: false, failure, reason: null, details: {} }) as unknown as ApiAnswer<unknown>;
const BEAT: Heartbeat = { page: 'orders', soundOk: true, isVisible: true, newestMs: 5, acknowledgedMs: null };
let started: Heartbeats | null = null;
let beat: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  calls.sent.length = 0;
  calls.answer = good;
  beat = BEAT;
});

afterEach(() => {
  started?.stop();
  hide(false);
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const start = (): Heartbeats => (started = startHeartbeats(() => beat));
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
const pausesOf = (): readonly number[] =>
  calls.sent.slice(1).map(({ atMs }, index) => (atMs - (calls.sent[index]?.atMs ?? 0)) / 1000);

describe('the beats of a screen', () => {
  it('begin at once and come every minute, 60 an hour, with the screen as it is then', async () => {
    start();
    await pass(0);
    expect(calls.sent).toMatchObject([
      {
        path: `/screens/${screenId('orders')}`,
        body: { page: 'orders', soundOk: true, newest: '1970-01-01T00:00:00.005Z' },
      },
    ]);
    beat = { ...BEAT, soundOk: false };
    await pass(60 * HEARTBEAT_EVERY_MS);
    expect(calls.sent).toHaveLength(61);
    expect(calls.sent[1]).toMatchObject({ body: { soundOk: false } });
  });

  it('are sent at once for a change, and the next is a minute later', async () => {
    const { now } = start();
    await pass(10_000);
    now();
    await pass(HEARTBEAT_EVERY_MS);
    expect(pausesOf()).toEqual([10, 60]);
  });

  it('go on in the background, and begin at once after an hour of sleep', async () => {
    start();
    hide(true);
    await pass(3 * HEARTBEAT_EVERY_MS);
    expect(pausesOf()).toEqual([60, 60, 60]);
    vi.setSystemTime(Date.now() + 60 * HEARTBEAT_EVERY_MS); // timers sleep too
    hide(false);
    await pass(0);
    expect(calls.sent).toHaveLength(5);
    hide(true);
    hide(false);
    await pass(0);
    expect(calls.sent).toHaveLength(5); // a look at another tab costs nothing
  });

  it('that fail are sent again with growing pauses, and every minute at last', async () => {
    calls.answer = failing('unavailable');
    start();
    await pass(5 * HEARTBEAT_EVERY_MS);
    expect(pausesOf()).toEqual([5, 10, 20, 40, 60, 60, 60]);
    calls.answer = good;
    await pass(2 * HEARTBEAT_EVERY_MS);
    expect(pausesOf().slice(-2)).toEqual([60, 60]);
  });

  it('survive a call that throws', async () => {
    calls.answer = () => Promise.reject(new Error('cut'));
    start();
    await pass(5000);
    expect(calls.sent).toHaveLength(2);
  });

  it.each(['no-permission', 'signed-out'] as const)('end with %s', async (failure) => {
    calls.answer = failing(failure as 'no-permission');
    start();
    await pass(10 * HEARTBEAT_EVERY_MS);
    hide(false);
    await pass(0);
    expect(calls.sent).toHaveLength(1);
  });

  it('end when the page is left, also while one is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<ApiAnswer<unknown>>();
    calls.answer = () => promise;
    const { stop } = start();
    stop();
    resolve(await good());
    await pass(10 * HEARTBEAT_EVERY_MS);
    expect(calls.sent).toHaveLength(1);
  });

  it('are one at a time: what changed meanwhile is said after the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<ApiAnswer<unknown>>();
    calls.answer = () => promise;
    const { now } = start();
    beat = { ...BEAT, soundOk: false };
    now();
    now();
    expect(calls.sent).toHaveLength(1);
    calls.answer = good;
    resolve(await good());
    await pass(10);
    expect(calls.sent.map(({ body }) => (body as { soundOk: boolean }).soundOk)).toEqual([true, false]);
  });
});

describe('the id of a screen', () => {
  it('is another one for the kitchen of the same tab', () => {
    expect(screenId('kitchen')).not.toBe(screenId('orders'));
  });

  it('is kept in the tab over a reload, and not copied by a tab that is duplicated meanwhile', () => {
    const id = screenId('orders');
    expect([screenId('orders'), sessionStorage.getItem('screen')]).toEqual([id, null]);
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('screen')).toBe(id);
    dispatchEvent(new Event('pageshow'));
    expect(sessionStorage.getItem('screen')).toBe(null);
  });

  it('is taken from the tab by the page that was reloaded', async () => {
    sessionStorage.setItem('screen', 'kept');
    vi.resetModules();
    const reloaded = await import('./heartbeats.ts');
    expect([reloaded.screenId('orders'), sessionStorage.getItem('screen')]).toEqual(['kept', null]);
  });
});
