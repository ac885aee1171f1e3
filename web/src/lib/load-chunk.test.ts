import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Module from './load-chunk.ts';
import { fieldOf } from './field-of.ts';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/auth.js');

let reloads = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  reloads = 0;
  vi.spyOn(location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
  sessionStorage.clear();
  document.body.innerHTML = '';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Imports the module anew, as in a page that has just been loaded. */
function newPage(): Promise<typeof Module> {
  vi.resetModules();
  return import('./load-chunk.ts');
}

/** Loads a module that never arrives. @returns the outcome; `leaving` while there is none */
async function loadMissing({ loadChunk }: typeof Module, isWanted?: () => boolean): Promise<string> {
  let outcome = 'leaving';
  loadChunk(() => Promise.reject(MISSING), isWanted).catch((error: unknown) => {
    outcome = fieldOf(error, 'isGone') === true ? 'gone' : 'away';
  });
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

describe('a lazy module', () => {
  it('is fetched three times, with pauses', async () => {
    const { loadChunk } = await newPage();
    const fetchChunk = vi
      .fn<() => Promise<string>>(() => Promise.resolve('here'))
      .mockRejectedValueOnce(MISSING)
      .mockRejectedValueOnce(MISSING);
    const loaded = loadChunk(fetchChunk);
    await vi.advanceTimersByTimeAsync(300);
    expect(fetchChunk).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(loaded).resolves.toBe('here');
    expect(fetchChunk).toHaveBeenCalledTimes(3);
    expect(reloads).toBe(0);
  });

  it('is neither fetched again nor reloaded when it throws itself', async () => {
    const { loadChunk } = await newPage();
    const fetchChunk = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('a fault')));
    await expect(loadChunk(fetchChunk)).rejects.toThrow('a fault');
    expect(fetchChunk).toHaveBeenCalledTimes(1);
    expect(reloads).toBe(0);
  });

  it('is none for whoever pressed for it, where it never arrives; what it throws itself is thrown', async () => {
    const { loaded } = await newPage();
    const outcome = loaded(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBeNull();
    await expect(loaded(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    expect(await loaded(() => Promise.resolve('here'))).toBe('here');
  });

  it('is given up after a while when it never arrives, without a reload', async () => {
    const { loadChunk } = await newPage();
    let outcome: unknown = null;
    loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => {
      outcome = error;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toMatchObject({ name: 'ChunkFailure', isGone: false });
    expect(reloads).toBe(0);
  });

  it('reloads the page once when it is gone, and not again within five minutes', async () => {
    expect(await loadMissing(await newPage())).toBe('leaving');
    expect(reloads).toBe(1);
    expect(await loadMissing(await newPage())).toBe('gone');
    expect(await loadMissing(await newPage())).toBe('gone');
    expect(reloads).toBe(1);
  });

  it('reloads the page again later, as after a rollback and another deployment', async () => {
    expect(await loadMissing(await newPage())).toBe('leaving');
    await vi.advanceTimersByTimeAsync(240_000);
    expect(await loadMissing(await newPage())).toBe('leaving');
    expect(reloads).toBe(2);
  });

  it('does not reload the page when the site does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    expect(await loadMissing(await newPage())).toBe('away');
    expect(reloads).toBe(0);
  });

  it('does not reload the page when it was only prefetched', async () => {
    expect(await loadMissing(await newPage(), () => false)).toBe('gone');
    expect(reloads).toBe(0);
  });

  it('does not reload the page when the reload could not be stored', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('denied');
      },
    });
    expect(await loadMissing(await newPage())).toBe('gone');
    expect(reloads).toBe(0);
  });
});
