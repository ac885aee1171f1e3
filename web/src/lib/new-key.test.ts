import { afterEach, expect, it, vi } from 'vitest';
import { freshId } from './new-id.ts';
import { newKey } from './new-key.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is another one each time, also where a page is not loaded over HTTPS', () => {
  const secure = crypto;
  vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array<ArrayBuffer>) => secure.getRandomValues(array) });
  const keys = [newKey(), newKey()];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(freshId('Pho')).toMatch(/^pho-[0-9a-f]{8}$/);
});
