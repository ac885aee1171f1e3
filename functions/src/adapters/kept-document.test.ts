import { expect, it } from 'vitest';
import { KeptDocument } from './kept-document.ts';

it('a kept document is read again when it is older than who asks allows', async () => {
  let nowMs = 1_000_000;
  let reads = 0;
  const kept = new KeptDocument(async () => (reads += 1), { nowMs: () => nowMs });
  expect(await kept.value()).toBe(1);
  nowMs += 2999;
  expect(await kept.value(3000)).toBe(1);
  nowMs += 1;
  expect(await kept.value()).toBe(1);
  expect(await kept.value(3000)).toBe(2);
  nowMs += 29_999;
  expect(await kept.value()).toBe(2);
  nowMs += 1;
  expect(await kept.value()).toBe(3);
  kept.know(9);
  nowMs += 2999;
  expect(await kept.value(3000)).toBe(9);
});
