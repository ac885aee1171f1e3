import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { loadChunk } from '../lib/load-chunk.ts';
import type * as Typed from './typed-before.ts';

let reloads: MockInstance<() => void>;

beforeEach(() => {
  vi.useFakeTimers();
  reloads = vi.spyOn(location, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Reloads the page, as after a deployment. */
async function reload(): Promise<void> {
  void loadChunk(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reloads).toHaveBeenCalledTimes(1);
}

function newForm(): Promise<typeof Typed> {
  vi.resetModules();
  return import('./typed-before.ts');
}

describe('typed text', () => {
  it('survives a reload, once, except passwords, shown ones too', async () => {
    document.body.innerHTML = `<form>
      <input name="email" value="ann@example.com" />
      <input name="password" type="password" value="secret-1" />
      <input name="next" type="text" autocomplete="new-password" value="secret-2" />
      <textarea name="description">Lovely soup</textarea>
    </form>`;
    await reload();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
    const { typedBefore } = await newForm();
    expect(['email', 'password', 'next', 'description', 'email'].map(typedBefore)).toEqual([
      'ann@example.com',
      '',
      '',
      'Lovely soup',
      '',
    ]);
  });

  it('belongs to its own page', async () => {
    document.body.innerHTML = '<form><input name="email" value="ann@example.com" /></form>';
    await reload();
    history.replaceState(null, '', '/elsewhere');
    const { typedBefore } = await newForm();
    expect(typedBefore('email')).toBe('');
    history.replaceState(null, '', '/');
  });
});
