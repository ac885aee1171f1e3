import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from '../fixtures/rules-cases.json' with { type: 'json' };
import { authorizeDocument, authorizeQuery, type RulesRequest } from '../../src/rules/authorize.ts';
import { AccessBudget } from '../../src/rules/document-access.ts';
import { compileRules, type Ruleset } from '../../src/rules/ruleset.ts';
import { validQuery } from '../plain-query.ts';

// For any text as rules, compiling returns issues and judging returns a decision: nothing throws, nothing hangs.

const SOURCES = [...new Set(cases.cases.map((entry) => entry.rules))];
const RUNS = 100_000;

const TOKENS = SOURCES.flatMap((source) => source.match(/\w+|[^\w\s]+/g) ?? []);
const ODD = [
  '(',
  ')',
  '{',
  '}',
  '$(',
  "'",
  '\\',
  '&&',
  '?',
  ' is ',
  'get(',
  '**',
  '/*',
  '//',
  '-',
  '9223372036854775808',
  'let x = x;',
];

/** One to three tokens of a real ruleset replaced by tokens of others, or by wrong ones. */
const MUTATION = fc
  .record({
    source: fc.constantFrom(...SOURCES),
    places: fc.array(
      fc.record({
        at: fc.nat({ max: 9999 }),
        token: fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...TOKENS) },
          fc.constantFrom(...ODD),
          fc.string({ maxLength: 6 }),
        ),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ source, places }) => {
    const parts = source.split(/(\w+)/);
    for (const { at, token } of places) parts[at % parts.length] = token;
    return parts.join('');
  });

function requestFor(ruleset: Ruleset): RulesRequest {
  return {
    ruleset,
    database: '(default)',
    auth: { uid: 'ann', token: { role: 'chef', nested: { a: [1, 2.5, null] } } },
    time: { seconds: 1_700_000_000, nanos: 0 },
    reader: { read: () => null },
    budget: new AccessBudget(20),
  };
}

describe('mutated rules', () => {
  it('compile to issues or to rules that decide', () => {
    let compiled = 0;
    fc.assert(
      fc.property(MUTATION, (mutation) => {
        const { ruleset, issues } = compileRules(mutation, 'fuzz.rules');
        if (ruleset === null) {
          expect(issues.some((issue) => issue.severity === 'ERROR')).toBe(true);
          return;
        }
        compiled += 1;
        const request = requestFor(ruleset);
        const decision = authorizeDocument({
          ...request,
          method: 'get',
          path: ['probe', 'x'],
          before: null,
          after: null,
        });
        expect(typeof decision.allowed).toBe('boolean');
        expect(typeof authorizeQuery(request, validQuery('probe')).allowed).toBe('boolean');
      }),
      { numRuns: RUNS },
    );
    expect(compiled).toBeGreaterThan(RUNS / 20); // else only the parser was tried
  }, 120_000);

  it('are refused quickly when they nest without end', () => {
    for (const text of [
      '('.repeat(50_000),
      '-'.repeat(50_000),
      '!'.repeat(50_000),
      '['.repeat(50_000),
      'a.'.repeat(20_000),
    ]) {
      const source = `service cloud.firestore { match /a/{b} { allow read: if ${text}; } }`;
      expect(compileRules(source, 'deep.rules').ruleset).toBeNull();
    }
  });
});
