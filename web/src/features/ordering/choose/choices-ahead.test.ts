import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askChoicesAhead, takeChoices } from './choices-ahead.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>(async () =>
  Response.json({ version: 1, sizes: [], groups: [] }),
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const addresses = (): readonly string[] => fetched.mock.calls.map(([address]) => address);

it('asked at a press are taken once, by the dialog of that food', async () => {
  askChoicesAhead('pho');
  expect(addresses()).toEqual(['/api/foods/pho/choices']);
  expect((await takeChoices('bun')).ok).toBe(true);
  expect((await takeChoices('pho')).ok).toBe(true);
  expect(addresses()).toEqual(['/api/foods/pho/choices', '/api/foods/bun/choices']);
  await takeChoices('pho'); // once more: what is asked again is asked anew
  expect(addresses()).toHaveLength(3);
});

it('that nobody took are asked anew once they are old', async () => {
  askChoicesAhead('pho');
  vi.advanceTimersByTime(5000);
  await takeChoices('pho');
  expect(addresses()).toHaveLength(2);
});
