import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { publish } from '../../../data/session-store.ts';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import { forgetUnanswered } from '../../../test/forget-unanswered.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { changeBasket, currentAttempts, currentBasket, giveUp } from '../basket/basket-store.ts';
import { EMPTY, type Attempt } from '../basket/basket.ts';
import { aBasketLine } from '../basket/testing.ts';
import { newAttempt, sendOrder, type Asked, type OrderResult } from './send-order.ts';

type Answer = readonly [status: number, body: unknown] | 'no answer';

const ANN = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'user' } as const;
const ASKED: Asked = {
  uid: 'ann',
  isGuest: false,
  isSingle: true,
  lines: [aBasketLine()],
  totalMinor: 1025,
};

let sent: { readonly path: string; readonly key: string | null; readonly body: unknown }[];
let answers: Answer[];

function refusal(reason: string, details: object = {}): unknown {
  return { error: { status: 'ABORTED', message: reason, details: { reason, requestId: 'r', ...details } } };
}

const BUSY: Answer = [429, refusal('BUSY', { retryAfterSeconds: 2 })];
const AWAY: Answer = [503, refusal('BACKEND_UNAVAILABLE')];
const NOT_REGISTERED: Answer = [403, refusal('NOT_REGISTERED')];
const PLACED: Answer = [201, { _id: 'o1' }];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = [];
  publish({ status: 'signed-in', user: ANN });
  changeBasket(() => EMPTY);
  forgetUnanswered();
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'HEAD') return new Response(); // the network is up
    sent.push({ path, key: new Headers(init.headers).get('idempotency-key'), body: parseBody(init.body) });
    const answer = answers.shift() ?? 'no answer';
    if (answer === 'no answer') throw new TypeError('network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends, and skips all pauses. */
async function send(attempt: Attempt): Promise<OrderResult> {
  const result = sendOrder(attempt, () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return result;
}

const order = (changes: Partial<Asked> = {}): Promise<OrderResult> => send(newAttempt({ ...ASKED, ...changes }));
const keys = (): ReadonlySet<string | null> => new Set(sent.map(({ key }) => key));

describe('an order', () => {
  it('of one plain portion is the specification’s, with the constant where the dashboard sends it', async () => {
    answers = [PLACED, PLACED];
    await order();
    await order({ sentPrice: '120$' });
    const bare = { foodId: 'pho', userId: 'ann', status: 'pending' };
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/order', { ...bare, price: 10.25 }],
      ['/api/order', { ...bare, price: '120$', shownPrice: 10.25 }],
    ]);
    expect(keys().size).toBe(2);
  });

  it.each<[string, Partial<Asked>, object]>([
    ['with a note', { note: 'ring twice' }, { note: 'ring twice' }],
    ['for later', { wantedAt: '2026-11-26T18:45:00.000Z' }, { wantedAt: '2026-11-26T18:45:00.000Z' }],
    ['at a table', { fulfilment: { kind: 'table', table: 'T7T7T7' } }, { fulfilment: { table: 'T7T7T7' } }],
    ['of two portions', { lines: [aBasketLine({ quantity: 2 })] }, { lines: [{ quantity: 2 }] }],
    ['of a guest', { isGuest: true }, { track: expect.stringMatching(/^[\w-]{43}$/) }],
  ])('%s is the basket’s', async (_what, changes, body) => {
    answers = [PLACED];
    vi.useRealTimers(); // the digest is made outside of them
    await sendOrder(newAttempt({ ...ASKED, ...changes }), () => undefined);
    expect(sent[0]).toMatchObject({ path: '/api/orders', body: { shownTotal: 10.25, currency: 'USD', ...body } });
  });

  it('of the basket is the basket’s, also of one plain portion', async () => {
    answers = [PLACED];
    const { isSingle: _isSingle, ...asked } = ASKED;
    await send(newAttempt(asked));
    expect(sent[0]).toMatchObject({ path: '/api/orders', body: { shownTotal: 10.25 } });
  });

  it('is retried with its key while too many order or the database is away', async () => {
    answers = [BUSY, AWAY, BUSY, PLACED];
    expect(await order()).toMatchObject({ status: 'placed' });
    expect([sent.length, keys().size]).toEqual([4, 1]);
  });

  it('is given up after a while, and is known not to be placed when it was never begun', async () => {
    answers = Array.from({ length: 9 }, () => BUSY);
    expect(await order()).toEqual({ status: 'try-later' });
    expect([sent.length, currentAttempts()]).toEqual([5, []]);
  });

  it('is known not to be placed when it was refused at once', async () => {
    answers = [NOT_REGISTERED];
    expect(await order()).toEqual({ status: 'refused', reason: 'no-permission' });
    expect(currentAttempts()).toEqual([]);
  });

  it('is made where a page is not loaded over HTTPS too, for a guest without a link', async () => {
    const secure = crypto;
    vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array<ArrayBuffer>) => secure.getRandomValues(array) });
    answers = [PLACED];
    expect(await order({ isGuest: true })).toMatchObject({ status: 'placed', link: null });
    expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an order without an answer', () => {
  it('keeps its key and its price until it is answered, however often it is repeated', async () => {
    expect(await order()).toMatchObject({ status: 'unknown' });
    const [attempt] = currentAttempts();
    if (!attempt) throw new Error('nothing was kept');
    answers = [BUSY, BUSY, BUSY, BUSY, BUSY];
    expect(await send(attempt)).toEqual({ status: 'unknown', reason: 'unavailable' });
    answers = [NOT_REGISTERED];
    expect(await send(attempt)).toEqual({ status: 'unknown', reason: 'no-permission' });
    expect(currentAttempts()).toEqual([attempt]);
    answers = [PLACED];
    expect(await send(attempt)).toMatchObject({ status: 'placed' });
    expect([keys().size, new Set(sent.map(({ body }) => fieldOf(body, 'price'))).size]).toEqual([1, 1]);
    expect(currentAttempts()).toEqual([]);
  });

  it('is over when its food was sold out meanwhile', async () => {
    await order();
    const [attempt] = currentAttempts();
    answers = [[409, refusal('OUT_OF_STOCK')]];
    expect(attempt && (await send(attempt))).toEqual({ status: 'changed', problems: ['sold-out'] });
    expect(currentAttempts()).toEqual([]);
  });

  it('is in the basket once when another tab gave it up before it was refused', async () => {
    const { isSingle: _isSingle, ...asked } = ASKED;
    changeBasket((basket) => ({ ...basket, lines: asked.lines }));
    answers = ['no answer', [409, refusal('ORDERS_WAITING')]];
    const result = sendOrder(newAttempt(asked), () => undefined);
    expect([currentBasket().lines, currentAttempts().length]).toEqual([[], 1]);
    for (const attempt of currentAttempts()) giveUp(attempt);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({ status: 'waiting' });
    expect(currentBasket().lines).toEqual(asked.lines);
  });
});
