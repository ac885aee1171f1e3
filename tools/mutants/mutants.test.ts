import { describe, expect, it } from 'vitest';
import { judge, mutantsOf, RULES_FILE, SERVICE_FILES, sourceOf } from './judge.ts';
import { applyMutant, describeMutant, type Mutant } from './mutant.ts';
import { mutateCode } from './mutate-code.ts';
import { mutateRules } from './mutate-rules.ts';

const PLACING = ['place-order', 'place-lines'].map((name) => `functions/src/services/${name}.ts`);

// The short form of npm run mutants: there are enough mutants, and the most important ones are caught.

const RULES = `service cloud.firestore {
  match /databases/{database}/documents {
    match /foods/{id} {
      allow get: if request.auth != null && request.query.limit <= 100;
    }
  }
}`;

function results(source: string, mutants: readonly Mutant[]): readonly string[] {
  return mutants.map((mutant) => applyMutant(source, mutant));
}

describe('mutants', () => {
  it('of the rules drop a condition, flip a comparison and widen a match', () => {
    const mutated = results(RULES, mutateRules('x', RULES));
    const condition = (text: string): string => RULES.replace(/if .*;/, `if ${text};`);
    expect(mutated).toEqual(
      expect.arrayContaining([
        RULES.replace(/allow.*;/, ''),
        condition('true'),
        condition('(request.query.limit <= 100)'),
        condition('((request.auth == null) && (request.query.limit <= 100))'),
        condition('((request.auth != null) && (request.query.limit < 100))'),
        RULES.replace('{id}', '{id=**}'),
        RULES.replace('allow get', 'allow read'),
      ]),
    );
    expect(new Set(mutated).size).toBe(mutated.length);
  });

  it('of code flip conditions and comparisons, and drop calls', () => {
    const source = 'export function f(a: number): void { if (a > 1) save(a); }';
    expect(results(source, mutateCode('x', source))).toEqual([
      source.replace('a > 1', 'true'),
      source.replace('a > 1', 'false'),
      source.replace('a > 1', '(a) >= (1)'),
      source.replace('> 1', '> (1 + 1)'),
      source.replace('save(a);', ';'),
    ]);
  });

  it('number at least sixty of the rules and sixty of the use cases', () => {
    expect(mutantsOf(RULES_FILE).length).toBeGreaterThanOrEqual(60);
    expect(SERVICE_FILES.flatMap(mutantsOf).length).toBeGreaterThanOrEqual(60);
  });

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
