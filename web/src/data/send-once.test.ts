import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishBeforeSignOut } from './before-sign-out.ts';
import { isOnTheWay, sendOnce, unansweredOf, type OnceRequest, type SentOnce } from './send-once.ts';
import { leave } from './session-store.ts';
import { TOKEN_STORAGE_KEY } from './storage-keys.ts';
import { inBrowser, inTab } from './unanswered.ts';
import { forgetUnanswered } from '../test/forget-unanswered.ts';

type Answer = number | 'none' | { readonly status: number; readonly reason: string };

const PATH = '/foods/pho/moves';
const WASTE = { kind: 'waste', portions: 3 };
const BUSY = { status: 429, reason: 'BUSY' };
const FORBIDDEN = { status: 403, reason: 'ROLE_REQUIRED' };

let keys: (string | null)[];
/** One by one; afterwards each request is answered by 200. */
let answers: Answer[];
let held: Promise<void> | null;

beforeEach(() => {
  vi.useFakeTimers();
  [keys, answers, held] = [[], [], null];
  forgetUnanswered();
  signIn('ann');
  vi.stubGlobal('fetch', async (_path: string, { method, headers }: RequestInit) => {
    if (method === 'HEAD') return new Response(); // the network is up
    keys.push(new Headers(headers).get('idempotency-key'));
    const answer = answers.shift() ?? 200;
    await held;
    if (answer === 'none') throw new TypeError('network');
    if (typeof answer === 'number') return Response.json({}, { status: answer });
    const { status, reason } = answer;
    const details = { reason, requestId: 'r' };
    return Response.json({ error: { status: 'ABORTED', message: reason, details } }, { status });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function signIn(uid: string): void {
  const payload = { sub: uid, exp: Date.now() / 1000 + 3600 };
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify(payload))}.`);
}

async function send(changes: Partial<OnceRequest<object>> = {}): Promise<SentOnce<object>> {
  const sent = sendOnce<object>({ path: PATH, body: WASTE, store: inTab, ...changes });
  await vi.advanceTimersByTimeAsync(60_000);
  return sent;
}

const different = (): number => new Set(keys).size;

describe('a request that must be done once', () => {
  it('has another key once it was answered', async () => {
    await send();
    await send();
    expect([different(), inTab.all()]).toEqual([2, []]);
  });

  it('keeps its key until it is answered, and anything else has its own', async () => {
    answers = ['none', 'none', 'none'];
    expect(await send()).toMatchObject({ isUnanswered: true });
    await send({ body: { ...WASTE, portions: 4 } });
    await send({ path: '/foods/tea/moves' });
    expect(different()).toBe(3);
    expect(unansweredOf(inTab, PATH)?.value).toEqual({ ...WASTE, portions: 4 });
    expect(await send()).toMatchObject({ isUnanswered: false });
    expect([keys.at(-1), different()]).toEqual([keys[0], 3]);
    expect(inTab.all()).toHaveLength(2);
  });

  it('is another one of another person, who sees nothing of it', async () => {
    answers = ['none'];
    await send();
    signIn('ben');
    expect(unansweredOf(inTab, PATH)).toBeNull();
    await send();
    signIn('ann');
    await send();
    expect([different(), keys[2]]).toEqual([2, keys[0]]);
  });

  it('is one with the same press of another tab, which may be answered first', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const both = [sendOnce({ path: PATH, body: WASTE, store: inBrowser }), send({ store: inBrowser })];
    expect(isOnTheWay(String(keys[0]))).toBe(true);
    inBrowser.forget(String(keys[0])); // the other tab has its answer
    held = null;
    resolve();
    await Promise.all(both);
    expect([different(), inBrowser.all(), isOnTheWay(String(keys[0]))]).toEqual([1, [], false]);
  });

  it('is not remembered without a store: pressed again it is another one', async () => {
    answers = ['none'];
    expect(await sendOnce({ path: PATH, body: WASTE })).toMatchObject({ isUnanswered: true });
    await sendOnce({ path: PATH, body: WASTE });
    expect(different()).toBe(2);
  });

  it.each<[string, Answer, boolean]>([
    ['a refusal of what it asks for', { status: 409, reason: 'STOCK_CHANGED' }, false],
    ['a refusal of the caller', FORBIDDEN, true],
    ['a rush', BUSY, true],
    ['a fault of the server', 500, true],
    ['no answer', 'none', true],
  ])('is open or not after %s, when it was sent before', async (_what, answer, isUnanswered) => {
    answers = ['none', answer];
    await send();
    expect(await send()).toMatchObject({ isUnanswered });
    expect(inTab.all()).toHaveLength(isUnanswered ? 1 : 0);
  });

  it.each([FORBIDDEN, BUSY])('is known not to be done when it was refused at once', async (answer) => {
    answers = [answer];
    expect(await send()).toMatchObject({ isUnanswered: false });
    expect(inTab.all()).toEqual([]);
  });
});

describe('its repetition', () => {
  it('has the same key, and ends with the answer', async () => {
    answers = [BUSY, 'none', BUSY];
    expect(await send({ isRepeated: true })).toMatchObject({ answer: { ok: true }, isUnanswered: false });
    expect([keys.length, different()]).toEqual([4, 1]);
  });

  it('ends where no answer comes, and is said before each', async () => {
    answers = ['none', 'none', 'none', 'none'];
    const repeated = vi.fn<() => void>();
    expect(await send({ isRepeated: true, onRepeat: repeated })).toMatchObject({ isUnanswered: true });
    expect([keys.length, repeated.mock.calls.length]).toEqual([3, 2]);
  });
});

describe('a sign-out', () => {
  it('waits for the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    let isOver = false;
    void sendOnce({ path: PATH, body: WASTE });
    const ended = finishBeforeSignOut().finally(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(isOver).toBe(false);
    resolve();
    await ended;
  });

  it.each<[string, Parameters<typeof leave>[0], number, number]>([
    ['forgets everything', { hasLeft: true }, 0, 0],
    ['in another tab forgets what this tab sent', { hasLeft: false }, 1, 0],
    [
      'by the server forgets nothing: the person goes on after the next login',
      { hasLeft: true, wasRefused: true },
      1,
      1,
    ],
  ])('%s', async (_what, how, browser, tab) => {
    answers = ['none', 'none'];
    await send({ store: inBrowser });
    await send({ store: inTab });
    leave(how);
    expect([inBrowser.all().length, inTab.all().length]).toEqual([browser, tab]);
  });
});
