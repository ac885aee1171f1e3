import { describe, expect, it } from 'vitest';
import { mutantsOf, RULES_FILE, SERVICE_FILES } from './judge.ts';
import { applyMutant, type Mutant } from './mutant.ts';
import { mutateCode } from './mutate-code.ts';
import { mutateRules } from './mutate-rules.ts';

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
});
