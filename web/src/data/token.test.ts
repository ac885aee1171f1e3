import { CONTACT_STORAGE_KEY, SEEN_STORAGE_KEY, TOKEN_STORAGE_KEY } from './storage-keys.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTokens, keepToken, msLeftOf, storedToken } from './token.ts';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  forgetTokens();
  vi.unstubAllGlobals();
});

/** Lets the browser's storage take nothing more. @returns the storage as it is */
function fillStorage(): Storage {
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
  return stored;
}

describe('an issued token', () => {
  it('is kept for later pages', () => {
    keepToken('token');
    expect([storedToken(), localStorage.getItem(TOKEN_STORAGE_KEY)]).toEqual(['token', 'token']);
  });

  it('lasts as long as the page when storage is full, and does not revive an older token', () => {
    keepToken('older');
    const stored = fillStorage();
    keepToken('newer');
    expect([storedToken(), stored.getItem(TOKEN_STORAGE_KEY)]).toEqual(['newer', null]);
    forgetTokens();
    expect(storedToken()).toBeNull();
  });

  it('lasts as long as the page when storage is full at its renewal, and ends no session of other tabs', () => {
    const [older, newer] = [1, 2].map((exp) => `head.${btoa(JSON.stringify({ sub: 'ann', exp }))}.`);
    keepToken(older ?? '');
    const stored = fillStorage();
    keepToken(newer ?? '');
    expect([storedToken(), stored.getItem(TOKEN_STORAGE_KEY)]).toEqual([newer, older]);
  });

  it('is forgotten with how the house reaches its person, and what of their orders they have seen', () => {
    keepToken('token');
    localStorage.setItem(CONTACT_STORAGE_KEY, '{"uid":"ann","name":"Ann","phone":"030 1234"}');
    localStorage.setItem(SEEN_STORAGE_KEY, 'ann 1765000000000');
    forgetTokens();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'no token', 'a.b.c', `a.${btoa('{}')}.c`])('counts as expired when it is unreadable: %j', (token) => {
    expect(msLeftOf(token) > 0).toBe(false);
  });

  it('has a remaining lifetime', () => {
    const token = `a.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 60 }))}.c`;
    expect(msLeftOf(token)).toBeGreaterThan(59_000);
  });
});
