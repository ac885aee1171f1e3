import { LISTENS_FOR_MS } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { screensSinceMs } from './use-screens.ts';

it('follows screens from a moment that the parts of a page share, and from long enough ago', () => {
  const step = 1_000_000 * LISTENS_FOR_MS;
  const times = [step, step + 3000, step + LISTENS_FOR_MS - 1];
  const since = times.map(screensSinceMs);
  expect(new Set(since).size).toBe(1);
  for (const nowMs of [...times, step - 1])
    expect(nowMs - screensSinceMs(nowMs)).toBeGreaterThanOrEqual(LISTENS_FOR_MS);
});
