import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { NO_ANSWER } from './move-stock.ts';

const COUNT = { kind: 'count', counted: 7, seen: 8, note: '' } as const;

let keys: (string | null)[];
let isAnswerLost: boolean;
let page: typeof import('./move-stock.ts');

/** As a reload does. */
async function load(): Promise<void> {
  vi.resetModules();
  page = await import('./move-stock.ts');
}

beforeEach(async () => {
  [keys, isAnswerLost] = [[], false];
  sessionStorage.clear();
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
  vi.stubGlobal('fetch', async (_path: string, { method, headers }: RequestInit) => {
    if (method === 'HEAD') return new Response(); // the network is up
    keys.push(new Headers(headers).get('idempotency-key'));
    if (isAnswerLost) throw new TypeError('network');
    return Response.json({});
  });
  await load();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a move without an answer is known, and entered once, after a reload too; another one has its own key', async () => {
  isAnswerLost = true;
  expect(await page.moveStock('pho', COUNT)).toEqual({ status: 'refused', sentence: NO_ANSWER, left: null });
  await load();
  expect(page.unansweredMoveOf('pho')).toEqual(COUNT);
  isAnswerLost = false;
  expect(await page.moveStock('pho', { ...COUNT, seen: 6 })).toEqual({ status: 'done' });
  expect(await page.moveStock('pho', COUNT)).toEqual({ status: 'done' });
  expect([keys[2], new Set(keys).size, page.unansweredMoveOf('pho')]).toEqual([keys[0], 2, null]);
});
