import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asChain, type MoveInChain } from './stock-chain.ts';

const ITSELF = (move: MoveInChain): MoveInChain => move;
const move = (delta: number, after: number, changes: Partial<MoveInChain> = {}): MoveInChain => ({
  foodId: 'pho',
  cause: 'order',
  atMs: 0,
  delta,
  after,
  ...changes,
});

it('each move goes on with what the one before it left, however they are read', () => {
  const deltas = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 12 });
  const times = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(deltas, times, fc.infiniteStream(fc.nat()), (changes, at, shuffle) => {
      const sorted = at.toSorted((one, other) => one - other);
      let after = 20;
      const made = changes.map((delta, index) => move(delta, (after += delta), { atMs: sorted[index] ?? 0 }));
      const shuffled = [move(20, 20, { cause: 'opening' }), ...made]
        .map((one) => ({ one, place: shuffle.next().value }))
        .toSorted((one, other) => one.place - other.place);
      const chain = asChain(shuffled, ({ one }) => one).map(({ one }) => one);
      expect(chain).toHaveLength(made.length + 1);
      let left = 0;
      for (const { delta, after: now } of chain) {
        expect(now - delta).toBe(left);
        left = now;
      }
    }),
  );
});

it('an opening of nothing is before the day’s par, and that before what came after it', () => {
  const opening = move(0, 0, { cause: 'opening' });
  const par = move(8, 8, { cause: 'par' });
  expect(asChain([move(-2, 6), par, opening], ITSELF)).toEqual([opening, par, move(-2, 6)]);
});

it('a change of clocks, or a move that is missing, leaves none out', () => {
  const apart = [move(-1, 3), move(-1, 9), move(-1, 2)];
  expect(asChain(apart, ITSELF).map(({ after }) => after)).toEqual([3, 2, 9]);
  const other = move(-1, 5, { foodId: 'tea', atMs: -1 });
  expect(asChain([...apart, other], ITSELF)[0]).toBe(other);
});
