import { expect, it } from 'vitest';
import { tryCases } from '../list-proofs.ts';

it('grants no list that returns a document which a get denies', () => {
  expect(() => {
    tryCases(10_000);
  }).not.toThrow();
});
