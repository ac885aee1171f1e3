import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it.each([
    ['GET', 15_000],
    ['POST', 30_000],
    ['PUT', 30_000],
    ['DELETE', 30_000],
  ] as const)('by %s that nobody answers ends as unavailable within %i ms', async (method, limitMs) => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
    });
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      await new Promise(() => undefined);
    });
    await expect(callApi('/foods', { method })).resolves.toMatchObject({ ok: false, failure: 'unavailable' });
    expect(limits).toEqual([limitMs]);
  });

  it('is unavailable when its answer is truncated', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"token": "a', { status: 200 })));
    await expect(callApi('/foods')).resolves.toMatchObject({ ok: false, failure: 'unavailable' });
  });

  it.each([
    [401, 'TOKEN_EXPIRED', 'signed-out', true],
    [401, null, 'signed-out', true],
    [403, 'ROLE_REQUIRED', 'no-permission', true],
    [404, 'FOOD_NOT_FOUND', 'not-found', true],
    [409, 'OUT_OF_STOCK', 'broken', true],
    [409, 'REASON_OF_A_LATER_BUILD', 'broken', true],
    [404, null, 'unavailable', false], // a proxy's error page does not say what the server did
    [500, 'INTERNAL', 'broken', false],
    [503, 'BACKEND_UNAVAILABLE', 'unavailable', false],
  ] as const)('answered %i %s has failed as %s', async (status, reason, failure, isRefused) => {
    const error = { status: 'INTERNAL', message: 'refused', details: { reason, requestId: '1' } };
    const body = reason === null ? '<html>' : JSON.stringify({ error });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
    expect(await callApi('/foods')).toMatchObject({ ok: false, failure, isRefused, reason });
  });
});
