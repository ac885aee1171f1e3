import { aFood } from '@foodhouse/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { placeOrder, type PlaceOrderResult } from './place-order.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import { parseBody } from '../../../test/parse-body.ts';

const ANN = { uid: 'ann', email: 'ann@example.com', displayName: 'Ann', role: 'user' } as const;

type Answer = readonly [status: number, body: unknown] | 'no answer';

let made = 0;
let sent: { readonly key: string | null; readonly body: unknown }[];
let answers: Answer[];
let food = aFood();

function refusal(reason: string, details: object = {}): unknown {
  return { error: { status: 'ABORTED', message: reason, details: { reason, requestId: 'r', ...details } } };
}

const BUSY: Answer = [429, refusal('BUSY', { retryAfterSeconds: 2 })];
const AWAY: Answer = [503, refusal('BACKEND_UNAVAILABLE')];
const NOT_REGISTERED: Answer = [403, refusal('NOT_REGISTERED')];
const PLACED: Answer = [201, { _id: 'o1' }];

beforeEach(() => {
  vi.useFakeTimers();
  food = aFood({ id: `pho-${(made += 1)}` });
  sent = [];
  answers = [];
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'HEAD') return new Response(); // the network is up
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: parseBody(init.body) });
    const answer = answers.shift() ?? 'no answer';
    if (answer === 'no answer') throw new TypeError('network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Orders, and skips all pauses. */
async function order(
  place: typeof placeOrder = placeOrder,
  shownPriceMinor = food.priceMinor,
  sentPrice?: string,
): Promise<PlaceOrderResult> {
  const result = place(food, ANN, shownPriceMinor, { openedAtMs: Date.now(), sentPrice, onCheck: () => {} });
  await vi.advanceTimersByTimeAsync(60_000);
  return result;
}

const keys = (): ReadonlySet<string | null> => new Set(sent.map(({ key }) => key));

describe('an order', () => {
  it('carries the shown price, beside the constant where one is sent', async () => {
    answers = [PLACED, PLACED];
    await order(placeOrder, 1025);
    await order(placeOrder, 1025, '120$');
    expect(sent.map(({ body }) => [fieldOf(body, 'price'), fieldOf(body, 'shownPrice')])).toEqual([
      [10.25, undefined],
      ['120$', 10.25],
    ]);
    expect(keys().size).toBe(2);
  });

  it('is retried with its key while too many order or the database is away', async () => {
    answers = [BUSY, AWAY, BUSY, PLACED];
    expect(await order()).toMatchObject({ status: 'placed' });
    expect([sent.length, keys().size]).toEqual([4, 1]);
  });

  it('is known not to be placed when the session has ended', async () => {
    vi.resetModules();
    const { failed } = await import('../../../data/client.ts');
    vi.doMock('../../../data/call-as-user.ts', () => ({ callAsUser: () => Promise.resolve(failed('signed-out')) }));
    const { placeOrder: place } = await import('./place-order.ts');
    vi.doUnmock('../../../data/call-as-user.ts');
    expect(await order(place)).toEqual({ status: 'refused', reason: 'signed-out' });
  });

  it('is given up after a while, and is known not to be placed when it was never begun', async () => {
    answers = Array.from({ length: 9 }, () => BUSY);
    expect(await order()).toEqual({ status: 'try-later' });
    expect(sent).toHaveLength(5);
  });
});

describe('an order without an answer', () => {
  it('keeps its key and its price until it is answered, however often it is retried', async () => {
    expect(await order()).toMatchObject({ status: 'unknown' });
    answers = [PLACED];
    expect(await order(placeOrder, 1200)).toMatchObject({ status: 'placed' });
    expect([sent.length, keys().size, new Set(sent.map(({ body }) => fieldOf(body, 'price'))).size]).toEqual([4, 1, 1]);
    answers = [PLACED];
    await order();
    expect(keys().size).toBe(2); // the first order was answered: this is another order
  });

  it('keeps its key over a reload', async () => {
    await order();
    vi.resetModules(); // a reload: only stored keys survive
    const { placeOrder: afterReload } = await import('./place-order.ts');
    answers = [PLACED];
    await order(afterReload);
    expect(keys().size).toBe(1);
  });

  it('keeps its key for the life of the page when storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await order();
    answers = [PLACED];
    await order();
    expect(keys().size).toBe(1);
  });

  it('stays unknown when a retry is refused before the key is checked, or by the limit', async () => {
    answers = ['no answer', BUSY, BUSY, BUSY, BUSY, BUSY];
    expect(await order()).toEqual({ status: 'unknown', reason: 'unavailable' });
    answers = [NOT_REGISTERED];
    expect(await order()).toEqual({ status: 'unknown', reason: 'no-permission' });
    answers = [[409, refusal('OUT_OF_STOCK')]];
    expect(await order()).toEqual({ status: 'sold-out' });
    expect(keys().size).toBe(1);
  });

  it('is known not to be placed when it was refused at once', async () => {
    answers = [NOT_REGISTERED, PLACED];
    expect(await order()).toEqual({ status: 'refused', reason: 'no-permission' });
    await order();
    expect(keys().size).toBe(2);
  });
});
