import { expect, it } from 'vitest';
import { KeptDocument } from './kept-document.ts';

it('a kept document is read again when it is older than it may be', async () => {
  let nowMs = 1_000_000;
  let reads = 0;
  const kept = new KeptDocument(async () => (reads += 1), { nowMs: () => nowMs }, 3000);
  expect(await kept.value()).toBe(1);
  nowMs += 2999;
  expect(await kept.value()).toBe(1);
  nowMs += 1;
  expect(await kept.value()).toBe(2);
  kept.know(9);
  nowMs += 2999;
  expect(await kept.value()).toBe(9);
});
