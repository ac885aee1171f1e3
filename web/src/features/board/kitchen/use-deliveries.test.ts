import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import toast from 'react-hot-toast';
import { finishBeforeSignOut } from '../../../data/before-sign-out.ts';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { useDeliveries, type Deliveries } from './use-deliveries.ts';

const pho = anOrder({ id: 'pho', status: 'approved', acceptedAtMs: 2 });
const cake = anOrder({ id: 'cake', status: 'approved', acceptedAtMs: 1 });
const soup = anOrder({ id: 'soup', status: 'approved', acceptedAtMs: 3 });

let sent: {
  readonly path: string;
  readonly key: string | null;
  readonly body: BodyInit | null | undefined;
  readonly answer: (response: Response) => void;
}[] = [];

const bodies = (): unknown[] => sent.map(({ body }) => (typeof body === 'string' ? JSON.parse(body) : body));

/** A fake server behind `fetch`: the test answers each request. */
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  localStorage.setItem(TOKEN_STORAGE_KEY, `chef.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', (path: string, { headers, body }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    sent.push({ path, key: new Headers(headers).get('idempotency-key'), body, answer: resolve });
    return promise;
  });
});

afterEach(async () => {
  cleanup();
  for (const { answer } of sent) answer(Response.json({})); // no request stays pending
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function board(): () => Deliveries {
  const { result } = renderHook(() => useDeliveries());
  return () => result.current;
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

async function answer(at: number, status = 200, body: unknown = {}): Promise<void> {
  sent[at]?.answer(Response.json(body, { status }));
  await pass(0);
}

function refusal(reason: string, details: object = {}): unknown {
  return { error: { status: 'FAILED_PRECONDITION', message: reason, details: { reason, requestId: 'r', ...details } } };
}

const idsOf = (orders: readonly Order[]): string => orders.map(({ id }) => id).join(' ');

describe('a delivery', () => {
  it('is sent at once, and its ticket stays in its place for five seconds, struck through', async () => {
    const now = board();
    act(() => now().deliver(pho));
    expect(sent.map(({ path }) => path)).toEqual(['/api/orderstatuschange']);
    expect(now().of(pho)).toBe('delivering');
    await answer(0);
    expect(now().of(pho)).toBe('done');
    await pass(4999);
    expect(idsOf(now().keepStruck([cake, soup], 'approved'))).toBe('cake pho soup');
    await pass(1);
    expect(idsOf(now().keepStruck([cake, soup], 'approved'))).toBe('cake soup');
  });

  it('is sent once, however often a key is pressed before the list shows it', async () => {
    const now = board();
    act(() => now().deliver(pho));
    act(() => now().deliver(pho));
    await answer(0);
    act(() => now().deliver(pho));
    expect(sent).toHaveLength(1);
  });

  it('is said in one place with what undoes it', async () => {
    const say = vi.spyOn(toast, 'success');
    const now = board();
    act(() => now().deliver(pho));
    await answer(0);
    act(() => now().undo('pho'));
    await answer(1);
    expect(say.mock.calls.map(([words, options]) => [words, options?.id])).toEqual([
      [expect.stringContaining('Delivered'), 'delivery of pho'],
      [expect.stringContaining('back in the kitchen'), 'delivery of pho'],
    ]);
    say.mockRestore();
  });

  it('can be undone for ten seconds, from the board and from the Delivered list', async () => {
    const now = board();
    act(() => now().deliver(pho));
    await answer(0);
    await pass(9999);
    expect([now().last, now().of({ ...pho, status: 'delivered', updatedAtMs: 9 })]).toEqual(['pho', 'done']);
    act(() => now().undo('pho'));
    expect(sent.map(({ path }) => path)).toEqual(['/api/orderstatuschange', '/api/orders/pho/undeliver']);
    expect(now().last).toBeNull();
    await answer(1);
    expect(now().of(pho)).toBeNull();
    expect(idsOf(now().keepStruck([], 'approved'))).toBe('pho'); // until the list contains it again
  });

  it('sends the step that was pressed, and says what it made of the order until somebody makes another one', async () => {
    const now = board();
    act(() => now().deliver(pho, 'delivered'));
    await answer(0);
    expect([now().last, now().of(pho), now().toOf(pho)]).toEqual(['pho', 'done', 'delivered']);
    expect(bodies()).toEqual([{ id: 'pho', status: 'delivered' }]);
    expect(now().of({ ...pho, status: 'delivered', updatedAtMs: 9 })).toBe('done');
    expect(now().of({ ...pho, status: 'reject', updatedAtMs: 10 })).toBeNull();
  });

  it('has no Undo after ten seconds', async () => {
    const now = board();
    act(() => now().deliver(pho));
    await answer(0);
    await pass(10_000);
    expect([now().last, now().of(pho)]).toEqual([null, null]);
  });

  it('that is pending is undone as soon as it is answered', async () => {
    const now = board();
    act(() => now().deliver(pho));
    act(() => now().undo('pho'));
    expect([sent.length, now().of(pho)]).toEqual([1, 'undoing']);
    await answer(0);
    expect(sent[1]?.path).toBe('/api/orders/pho/undeliver');
  });

  it('may be made again after an undo', async () => {
    const now = board();
    act(() => now().deliver(pho));
    await answer(0);
    act(() => now().undo('pho'));
    await answer(1);
    act(() => now().deliver(pho));
    await answer(2);
    await pass(5000);
    expect([sent.length, now().of(pho)]).toEqual([3, 'done']);
  });

  it('shows an open ticket again when it is refused', async () => {
    const now = board();
    act(() => now().deliver(pho));
    await answer(0, 409, refusal('BAD_TRANSITION', { status: 'pending' }));
    expect([now().of(pho), idsOf(now().keepStruck([], 'approved'))]).toEqual([null, '']);
  });

  it('is sent again with the same key when there is no answer', async () => {
    const now = board();
    act(() => now().deliver(pho));
    await answer(0, 503);
    await pass(1000);
    await answer(1);
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    expect(now().of(pho)).toBe('done');
  });

  it('is awaited by a sign-out', async () => {
    const now = board();
    act(() => now().deliver(pho));
    let isOver = false;
    const over = finishBeforeSignOut().finally(() => {
      isOver = true;
    });
    await pass(1999);
    expect(isOver).toBe(false);
    await answer(0);
    await over;
  });
});

describe('the open orders', () => {
  const promised = (id: string, promisedAtMs: number, acceptedAtMs: number): Order =>
    anOrder({ id, status: 'approved', promisedAtMs, acceptedAtMs });

  it('come by their promise, those without one after them by their waiting time, and equal ones as they are', () => {
    const [late, soon, twin] = [promised('late', 40, 1), promised('soon', 20, 5), promised('twin', 20, 5)];
    const now = board();
    expect(idsOf(now().keepStruck([soup, late, pho, soon, twin, cake], 'approved'))).toBe(
      'soon twin late cake pho soup',
    );
    expect(idsOf(now().keepStruck([twin, soon], 'approved'))).toBe('twin soon');
    expect(idsOf(now().keepStruck([late, { ...soon, promisedAtMs: 50 }], 'approved'))).toBe('late soon');
  });

  it('of one promise come by their waiting time, and one that was delivered keeps its place', async () => {
    const [first, second] = [promised('first', 20, 1), promised('second', 20, 2)];
    const now = board();
    act(() => now().deliver(first));
    await answer(0);
    expect(idsOf(now().keepStruck([pho, second], 'approved'))).toBe('first second pho');
  });
});
