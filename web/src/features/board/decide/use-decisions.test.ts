import type { Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishBeforeSignOut } from '../../../data/before-sign-out.ts';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { UNDO_MS, useDecisions, type Decisions } from './use-decisions.ts';
import { parseBody } from '../../../test/parse-body.ts';

interface Sent {
  readonly body: unknown;
  readonly token: string | null;
  readonly keepalive: boolean;
  readonly answer: (status: number, body?: unknown) => Promise<void>;
  readonly end: () => void;
}

let sent: Sent[] = [];
const pho = anOrder({ id: 'pho' });
const cake = anOrder({ id: 'cake' });

function aToken(name: string): string {
  return `${name}.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600, sub: name }))}.`;
}

/** A fake server behind `fetch`: the test answers each request. */
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  localStorage.setItem(TOKEN_STORAGE_KEY, aToken('ann'));
  vi.stubGlobal('fetch', (_url: string, { body, headers, keepalive = false }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    sent.push({
      body: parseBody(body),
      token: new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null,
      keepalive,
      end: () => {
        resolve(Response.json({}));
      },
      answer: async (status, answer = {}) => {
        await act(async () => {
          resolve(Response.json(answer, { status }));
          await vi.advanceTimersByTimeAsync(0);
        });
      },
    });
    return promise;
  });
});

afterEach(async () => {
  cleanup();
  for (const { end } of sent) end(); // no request stays pending
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function decisions(): { readonly now: () => Decisions; readonly leave: () => void } {
  const { result, unmount } = renderHook(() => useDecisions());
  return { now: () => result.current, leave: unmount };
}

function stageOf(shown: Decisions, order: Order): string {
  const decided = shown.of(order);
  return decided ? `${decided.to} ${decided.stage}` : 'nothing';
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

function signOut(): { readonly ended: Promise<void>; readonly hasEnded: () => boolean } {
  let isOver = false;
  const ended = finishBeforeSignOut().finally(() => {
    isOver = true;
  });
  return { ended, hasEnded: () => isOver };
}

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function refusal(reason: string, details: object = {}): unknown {
  return { error: { status: 'FAILED_PRECONDITION', message: reason, details: { reason, requestId: 'r', ...details } } };
}

describe('a decision', () => {
  it('is sent after three seconds, and shows until the list has it', async () => {
    const { now } = decisions();
    act(() => now().decide(pho, 'approved'));
    expect(stageOf(now(), pho)).toBe('approved waiting');
    await pass(2999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent.map(({ body }) => body)).toEqual([{ id: 'pho', status: 'approved' }]);
    expect(stageOf(now(), pho)).toBe('approved sent');
    await sent[0]?.answer(200);
    expect(stageOf(now(), pho)).toBe('approved done');
    expect(stageOf(now(), { ...pho, updatedAtMs: pho.updatedAtMs + 1 })).toBe('nothing');
  });

  it('is sent at once when little time is left to answer', async () => {
    const { now } = decisions();
    const last = anOrder({ id: 'last', answerByMs: Date.now() + 19_999 });
    act(() => now().decide(last, 'approved'));
    act(() => now().decide(anOrder({ id: 'later', answerByMs: Date.now() + 20_000 }), 'approved'));
    await pass(0);
    expect(sent.map(({ body }) => body)).toEqual([{ id: 'last', status: 'approved' }]);
  });

  it('is not sent after an undo', async () => {
    const { now } = decisions();
    act(() => now().decide(pho, 'approved'));
    act(() => now().undo('pho'));
    await pass(UNDO_MS);
    expect(sent).toEqual([]);
    expect(stageOf(now(), pho)).toBe('nothing');
  });

  it('is sent once, however often somebody decides before the list shows it', async () => {
    const { now } = decisions();
    act(() => now().decide(pho, 'approved'));
    await pass(UNDO_MS);
    act(() => now().decide(pho, 'approved'));
    await pass(UNDO_MS);
    await sent[0]?.answer(200);
    act(() => now().decide(pho, 'reject'));
    await pass(UNDO_MS);
    expect(sent).toHaveLength(1);
  });

  it('shows the current status when somebody else was faster, and may be made again when the order has changed', async () => {
    const { now } = decisions();
    act(() => now().decide(pho, 'approved'));
    await pass(UNDO_MS);
    await sent[0]?.answer(409, refusal('BAD_TRANSITION', { status: 'reject' }));
    expect(stageOf(now(), pho)).toBe('reject done');
    const returned = { ...pho, updatedAtMs: pho.updatedAtMs + 1 };
    act(() => now().decide(returned, 'approved'));
    expect(stageOf(now(), returned)).toBe('approved waiting');
  });

  it('may be made again after a failure', async () => {
    const { now } = decisions();
    act(() => now().decide(pho, 'approved'));
    await pass(UNDO_MS);
    await sent[0]?.answer(403, refusal('ROLE_REQUIRED'));
    expect(stageOf(now(), pho)).toBe('nothing');
  });
});

it.each([
  ['was taken back', async (now: Decisions) => act(() => now.undo('pho'))],
  [
    'the server refused',
    async () => {
      await pass(UNDO_MS);
      await sent[0]?.answer(403, refusal('ROLE_REQUIRED'));
    },
  ],
])('the reason of a rejection that %s is there for the next one', async (_what, happens) => {
  const { now } = decisions();
  act(() => now().decide(pho, 'reject', { reason: 'The oven is broken' }));
  await happens(now());
  expect([now().unsentReason('pho'), now().unsentReason('cake')]).toEqual(['The oven is broken', '']);
  act(() => now().decide(pho, 'reject', { reason: 'Sold out' }));
  await pass(UNDO_MS);
  await sent.at(-1)?.answer(200);
  expect(now().unsentReason('pho')).toBe('');
});

describe('a pending decision', () => {
  it.each([
    ['the page is hidden', hide],
    ['the page is left', () => act(() => void dispatchEvent(new Event('pagehide')))],
  ])('is sent at once when %s, with the stored token, and outlives the page', (_when, happens) => {
    const { now } = decisions();
    act(() => now().decide(pho, 'approved'));
    act(() => now().decide(cake, 'reject', { reason: 'Sold out' }));
    happens();
    expect(sent.map(({ body, token, keepalive }) => ({ body, token, keepalive }))).toEqual([
      { body: { id: 'pho', status: 'approved' }, token: aToken('ann'), keepalive: true },
      { body: { id: 'cake', status: 'reject', reason: 'Sold out' }, token: aToken('ann'), keepalive: true },
    ]);
  });

  it('is sent with its own token when somebody signs out in another tab', () => {
    const { now, leave } = decisions();
    act(() => now().decide(pho, 'approved'));
    localStorage.removeItem(TOKEN_STORAGE_KEY);
    leave();
    expect(sent.map(({ token }) => token)).toEqual([aToken('ann')]);
  });

  it.each([
    ['is sent again with a new token of the same person', 'ann', ['ann', 'ann']],
    ['is not sent again as the next person', 'bob', ['ann']],
  ])('%s when its token has expired', async (_what, stored, senders) => {
    const { now, leave } = decisions();
    act(() => now().decide(pho, 'approved'));
    localStorage.setItem(TOKEN_STORAGE_KEY, aToken(stored));
    leave();
    await sent[0]?.answer(401, refusal('TOKEN_REVOKED'));
    expect(sent.map(({ token }) => token)).toEqual(senders.map(aToken));
  });

  it('is answered before a sign-out here ends', async () => {
    const { now } = decisions();
    act(() => now().decide(pho, 'approved'));
    const { ended, hasEnded } = signOut();
    await pass(1999);
    expect([sent.length, hasEnded()]).toEqual([1, false]);
    await sent[0]?.answer(200);
    await ended;
  });

  it('is answered before a sign-out here ends, even after its page was left', async () => {
    const { now, leave } = decisions();
    act(() => now().decide(pho, 'approved'));
    leave();
    const { ended, hasEnded } = signOut();
    await pass(1999);
    expect(hasEnded()).toBe(false);
    await sent[0]?.answer(200);
    await ended;
  });
});
