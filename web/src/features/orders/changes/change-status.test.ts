import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { changeOrderStatus, explainChange } from './change-status.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not say that nothing changed when the answer to a change got lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const change = changeOrderStatus('pho', 'approved');
  await vi.advanceTimersByTimeAsync(10_000);
  const result = await change;
  expect(result).toEqual({ status: 'failed', reason: 'offline', why: null });
  if (result.status === 'failed') {
    expect(explainChange(result)).toBe('We could not hear back: the list will show what happened.');
  }
});

it.each([
  [{ status: 'reject', rejectCode: 'customer' }, 'The guest has taken the order back.'],
  [{ status: 'reject' }, 'Already rejected by someone else.'],
])('says of %j who was faster', async (details, sentence) => {
  const refusal = {
    error: {
      message: 'The order is reject.',
      status: 'FAILED_PRECONDITION',
      details: { reason: 'BAD_TRANSITION', ...details },
    },
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 409 })));
  const result = await changeOrderStatus('pho', 'approved');
  expect(result.status === 'changed' ? null : explainChange(result)).toBe(sentence);
});
