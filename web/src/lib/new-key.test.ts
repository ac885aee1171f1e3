import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
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
  expect(freshId('Pho')).toMatch(/^pho-[0-9a-f]{8}$/);
});

it('is a UUID each time: the server refuses any other name of a screen', () => {
  const others = Array.from({ length: 500 }, newKey).filter((key) => !z.uuidv4().safeParse(key).success);
  expect(others).toEqual([]);
});
