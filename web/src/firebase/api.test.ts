import { TOKEN_STORAGE_KEY } from '@foodhouse/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callApi, forgetTokens, keepToken, storedToken } from './api.ts';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  forgetTokens();
  vi.useRealTimers();
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
    vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) =>
      signal?.aborted === true ? Promise.reject(signal.reason as Error) : new Promise(() => undefined),
    );
    await expect(callApi('/foods', { method })).resolves.toMatchObject({ ok: false, failure: 'unavailable' });
    expect(limits).toEqual([limitMs]);
  });

  it('whose answer breaks off is unavailable, since nothing is known', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"token": "a', { status: 200 })));
    await expect(callApi('/foods')).resolves.toMatchObject({ ok: false, failure: 'unavailable' });
  });
});

describe('an issued token', () => {
  it('is kept for later pages', () => {
    keepToken('token');
    expect([storedToken(), localStorage.getItem(TOKEN_STORAGE_KEY)]).toEqual(['token', 'token']);
  });

  it('lasts as long as the page where storage is full, and an older one does not come back', () => {
    keepToken('older');
    const stored = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.getItem(key),
      removeItem: (key: string) => {
        stored.removeItem(key);
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    keepToken('newer');
    expect([storedToken(), stored.getItem(TOKEN_STORAGE_KEY)]).toEqual(['newer', null]);
    forgetTokens();
    expect(storedToken()).toBeNull();
  });
});
