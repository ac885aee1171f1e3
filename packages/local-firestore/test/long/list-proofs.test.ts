import { expect, it } from 'vitest';
import { tryCases } from '../list-proofs.ts';

// The long form of test/fuzz/list-proofs.test.ts.
it('grants no list that returns a document which a get denies, in half a million tries', () => {
  expect(() => {
    tryCases(500_000);
  }).not.toThrow();
});
