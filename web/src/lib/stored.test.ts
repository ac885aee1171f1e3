import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetStored, keepStored, readStored } from './stored.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the browser’s storage', () => {
  it('keeps a text for the browser or for the tab, until it is removed', () => {
    expect(keepStored('choice', 'on')).toBe(true);
    expect(keepStored('choice', 'tab', 'sessionStorage')).toBe(true);
    expect([readStored('choice'), readStored('choice', 'sessionStorage')]).toEqual(['on', 'tab']);
    forgetStored('choice');
    expect([readStored('choice'), readStored('choice', 'sessionStorage')]).toEqual([null, 'tab']);
  });

  it('throws nothing when it is full', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(keepStored('choice', 'on')).toBe(false);
  });

  it('throws nothing when there is none', () => {
    vi.stubGlobal('localStorage', undefined);
    forgetStored('choice');
    expect([keepStored('choice', 'on'), readStored('choice')]).toEqual([false, null]);
  });
});
