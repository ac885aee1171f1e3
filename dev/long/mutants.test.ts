import { describe, expect, it } from 'vitest';
import { judge, mutantsOf, RULES_FILE, sourceOf } from '../mutants/judge.ts';
import { describeMutant, type Mutant } from '../mutants/mutant.ts';

// The mutants that must all be caught; npm run mutants counts the others.

const PLACING = ['place-order', 'place-lines'].map((name) => `functions/src/services/ordering/${name}.ts`);

describe('mutants', () => {
  it('are caught where a role would count by the token alone, or by the record alone', async () => {
    const source = sourceOf(RULES_FILE);
    const halves = mutantsOf(RULES_FILE).filter(
      ({ start, end, replacement }) =>
        isRoleCheck(source.slice(start, end)) && replacement.includes(' role)') && !isRoleCheck(replacement),
    );
    expect(halves.length).toBeGreaterThanOrEqual(2);
    expect(await survivorsOf(halves)).toEqual([]);
  }, 120_000);

  it('are caught where portions would be sold twice', async () => {
    const stock = PLACING.flatMap((file) =>
      mutantsOf(file).filter(({ start, end }) => /quantity/i.test(sourceOf(file).slice(start, end))),
    );
    expect(stock.length).toBeGreaterThanOrEqual(2);
    expect(await survivorsOf(stock)).toEqual([]);
  }, 120_000);
});

/** The source of the one function that checks a role. */
function isRoleCheck(text: string): boolean {
  return text.includes('token.get(') && text.includes('.data.role');
}

async function survivorsOf(mutants: readonly Mutant[]): Promise<readonly string[]> {
  const verdicts = await Promise.all(mutants.map((mutant) => judge(mutant.file, mutant)));
  return mutants
    .filter((_mutant, index) => verdicts[index] === 'survived')
    .map((mutant) => describeMutant(sourceOf(mutant.file), mutant));
}
