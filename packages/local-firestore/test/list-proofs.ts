import fc from 'fast-check';
import { pathKey } from '../src/model/name.ts';
import type { Document } from '../src/model/document.ts';
import { conditionsOf, type FieldCondition, type Filter, type Order, type Query } from '../src/model/query.ts';
import { StatusError } from '../src/model/status-error.ts';
import type { MapFields, Value } from '../src/model/value.ts';
import type { ValidQuery } from '../src/model/valid-query.ts';
import { compileQuery } from '../src/query/compile-query.ts';
import { validateQuery } from '../src/query/validate-query.ts';
import { authorizeDocument, authorizeQuery, type RulesRequest } from '../src/rules/authorize.ts';
import { AccessBudget, resourceValue } from '../src/rules/document-access.ts';
import { compileRules } from '../src/rules/ruleset.ts';
import { plainQuery } from './plain-query.ts';

// Random rules, queries and documents. A query that is granted must return no document that a get of the same rule denies.

interface ListCase {
  readonly condition: string;
  readonly query: Query;
}

interface Verdict {
  readonly granted: boolean;
  /** Documents that the query returns, of those tried. */
  readonly returned: number;
  /** A document that the query returns though a get of it is denied. */
  readonly leak: { readonly fields: MapFields; readonly message: string } | null;
}

const text = (value: string): Value => ({ kind: 'string', value });
const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const double = (value: number): Value => ({ kind: 'double', value });
const list = (...values: readonly Value[]): Value => ({ kind: 'array', values });
const map = (fields: Record<string, Value>): Value => ({ kind: 'map', fields: new Map(Object.entries(fields)) });
const reference = (project: string): Value => ({
  kind: 'reference',
  value: { database: { project, database: '(default)' }, path: ['c', 'ann'] },
});

/** Chosen to collide: equal by value but not by type, equal in one order but not in the other. */
const VALUES: readonly Value[] = [
  { kind: 'null' },
  { kind: 'boolean', value: true },
  { kind: 'boolean', value: false },
  int(0),
  int(1),
  int(2),
  double(0),
  double(-0),
  double(1),
  double(1.5),
  double(Number.NaN),
  text(''),
  text('ann'),
  text('bob'),
  text('\u{f8ff}'),
  text('\u{1f600}'),
  { kind: 'bytes', value: Buffer.from('ann') },
  { kind: 'timestamp', value: { seconds: 1000, nanos: 0 } },
  { kind: 'geo', latitude: 0, longitude: 1 },
  reference('proofs'),
  reference('elsewhere'),
  { kind: 'vector', values: [1] },
  list(),
  list(int(1)),
  list(double(1)),
  list(text('ann')),
  list(text('ann'), text('bob')),
  map({}),
  map({ k: int(1) }),
  map({ k: double(1) }),
  map({ k: text('ann') }),
  map({ k: text('ann'), o: int(2) }),
];

/** The same as literals of the rules language; a value without a literal is written as a similar one. */
const LITERALS = [
  'null',
  'true',
  'false',
  '0',
  '1',
  '2',
  '1.0',
  '0.0',
  '-0.0',
  '1.5',
  "''",
  "'ann'",
  "'bob'",
  "'k'",
  "'a'",
  "'\u{f8ff}'",
  "'\u{1f600}'",
  "b'ann'",
  '[]',
  '[1]',
  '[1.0]',
  "['ann']",
  "['ann', 'bob']",
  '{}',
  "{'k': 1}",
  "{'k': 'ann'}",
  'request.auth.uid',
  'request.time',
  '/databases/$(database)/documents/c/ann',
];

const FIELDS = ['a', 'b', 'm'] as const;
const TYPES = ['bool', 'int', 'float', 'number', 'string', 'list', 'map', 'null', 'path', 'timestamp', 'constraint'];
const PATHS = [['a'], ['b'], ['m'], ['m', 'k']] as const;

interface Grammar {
  value: string;
  bool: string;
}

const { value: VALUE_EXPRESSION, bool: CONDITION } = fc.letrec<Grammar>((tie: fc.LetrecTypedTie<Grammar>) => {
  const value = tie('value');
  const bool = tie('bool');
  const some = (template: (...parts: string[]) => string, ...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
    fc.tuple(...parts).map((texts) => template(...texts));
  const leaf = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...FIELDS).map((field) => `resource.data.${field}`) },
    { weight: 5, arbitrary: fc.constantFrom(...LITERALS) },
    fc.constantFrom(
      'resource.data.m.k',
      "resource.data['a']",
      'resource.data',
      'resource',
      'resource.id',
      'id',
      'resource.data.keys()',
      "resource.data.get('a', 'ann')",
      "resource.data.get(['m', 'k'], 'ann')",
      "resource.data.get(['a', 'k'], 'ann')",
    ),
  );
  return {
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 6, arbitrary: leaf },
      some((a) => `[${a}]`, value),
      some((a, b) => `[${a}, ${b}]`, value, value),
      some((a) => `{'o': ${a}}`, value),
      some((a) => `{'k': ${a}}`, value),
      some((a) => `({'o': ${a}}).o`, value),
      some((a) => `[${a}][0]`, value),
      some((a) => `first([${a}, 1])`, value),
      some((a) => `same(${a})`, value),
      some((a, b, c) => `(${a} ? ${b} : ${c})`, bool, value, value),
      some((a, operator, b) => `(${a} ${operator} ${b})`, value, fc.constantFrom('+', '-', '*', '/', '%'), value),
      some(
        (a, method) => `(${a}).${method}`,
        value,
        fc.constantFrom('size()', 'keys()', 'values()', 'toSet()', 'lower()', "split('n')", "get('k', 1)", "join(',')"),
      ),
      some(
        (a, method, b) => `(${a}).${method}(${b})`,
        value,
        fc.constantFrom('concat', 'removeAll', 'union', 'difference', 'intersection'),
        value,
      ),
      some(
        (a, b, method) => `(${a}).diff(${b}).${method}()`,
        value,
        value,
        fc.constantFrom('addedKeys', 'removedKeys', 'changedKeys', 'affectedKeys', 'unchangedKeys'),
      ),
      some((name, a) => `${name}(${a})`, fc.constantFrom('string', 'int', 'float', 'debug', 'math.abs', '-'), value),
    ),
    bool: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      {
        weight: 6,
        arbitrary: some(
          (a, operator, b) => `(${a} ${operator} ${b})`,
          value,
          fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in'),
          value,
        ),
      },
      {
        weight: 2,
        arbitrary: some(
          (a, method, b) => `(${a}).${method}(${b})`,
          value,
          fc.constantFrom('hasAny', 'hasAll', 'hasOnly'),
          value,
        ),
      },
      some((a, type) => `(${a} is ${type})`, value, fc.constantFrom(...TYPES.filter((type) => type !== 'null'))),
      { weight: 3, arbitrary: some((a) => `!${a}`, bool) },
      { weight: 2, arbitrary: some((a, b) => `(${a} && ${b})`, bool, bool) },
      { weight: 2, arbitrary: some((a, b) => `(${a} || ${b})`, bool, bool) },
      some((a, b, c) => `(${a} ? ${b} : ${c})`, bool, bool, bool),
      fc.constantFrom('exists(/databases/$(database)/documents/c/$(id))', 'resource != null', 'true'),
    ),
  };
});

const ANY_VALUE = fc.constantFrom(...VALUES);
const FIELD_PATH = fc.constantFrom<readonly string[]>(...PATHS);

const FIELD_CONDITION: fc.Arbitrary<FieldCondition> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('field' as const),
      path: FIELD_PATH,
      operator: fc.constantFrom('==', '==', '<', '<=', '>', '>=', '!=', 'array-contains'),
      value: ANY_VALUE,
    }),
  },
  fc.record({
    kind: fc.constant('field' as const),
    path: FIELD_PATH,
    operator: fc.constantFrom('in', 'not-in', 'array-contains-any'),
    value: fc.array(ANY_VALUE, { minLength: 1, maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
  }),
  fc.record({
    kind: fc.constant('unary' as const),
    path: FIELD_PATH,
    operator: fc.constantFrom('is-null', 'is-nan', 'is-not-null', 'is-not-nan'),
  }),
  fc.constant<FieldCondition>({ kind: 'field', path: ['__name__'], operator: '==', value: reference('proofs') }),
);

const FILTER: fc.Arbitrary<Filter | null> = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: FIELD_CONDITION },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(FIELD_CONDITION, { minLength: 2, maxLength: 3 }),
    }),
  },
);

const ORDERS: fc.Arbitrary<readonly Order[]> = fc.array(
  fc.record({ path: FIELD_PATH, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  { maxLength: 1 },
);

/** Conditions that say something of the query's own fields: a random one is hardly ever proven. */
const LIST_CASE: fc.Arbitrary<ListCase> = fc.record({
  condition: fc.oneof(
    { weight: 3, arbitrary: CONDITION },
    // The shape that turns a false "certainly not" into a grant.
    { weight: 1, arbitrary: fc.tuple(VALUE_EXPRESSION, VALUE_EXPRESSION).map(([a, b]) => `!(${a} in ${b})`) },
    { weight: 1, arbitrary: fc.tuple(VALUE_EXPRESSION, VALUE_EXPRESSION).map(([a, b]) => `${a} != ${b}`) },
  ),
  query: fc.record({ filter: FILTER, orderBy: ORDERS }).map((changes) => plainQuery('c', changes)),
});

const NAME = { project: 'proofs', database: '(default)' };

/** @returns null for a rule that does not compile or a query that is refused anyway */
function judge({ condition, query: asked }: ListCase): Verdict | null {
  const query = validated(asked);
  if (query === null) return null;
  const source = `rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        function same(x) { let y = x; return y; }
        function first(x) { return x[0]; }
        match /c/{id} { allow read: if ${condition}; }
      }
    }`;
  const { ruleset } = compileRules(source, 'proofs.rules');
  if (!ruleset) return null;
  const request = (): RulesRequest => ({
    ruleset,
    database: NAME.database,
    auth: { uid: 'ann', token: {} },
    time: { seconds: 1000, nanos: 0 },
    reader: { read: (path) => (path.at(-1) === 'ann' ? { fields: new Map() } : null) },
    budget: new AccessBudget(20),
  });
  if (!authorizeQuery(request(), query).allowed) return { granted: false, returned: 0, leak: null };
  const { matches } = compileQuery(NAME, query);
  let returned = 0;
  for (const document of documentsAround(query)) {
    if (!matches(document)) continue;
    returned += 1;
    const before = resourceValue(NAME.database, document.path, document.fields);
    const decision = authorizeDocument({ ...request(), method: 'get', path: document.path, before, after: null });
    if (!decision.allowed)
      return { granted: true, returned, leak: { fields: document.fields, message: decision.message } };
  }
  return { granted: true, returned, leak: null };
}

function validated(query: Query): ValidQuery | null {
  try {
    return validateQuery(query);
  } catch (error) {
    if (error instanceof StatusError) return null;
    throw error;
  }
}

/** Every value in every field that the query names, one field at a time and two at once. */
function* documentsAround(query: Query): Iterable<Document> {
  const named = new Set([...conditionsOf(query.filter), ...query.orderBy].map(({ path }) => path[0] as string));
  const [first = 'a', second] = [...named].filter((field) => field !== '__name__');
  const others = FIELDS.filter((field) => field !== first && field !== second);
  let count = 0;
  for (const one of VALUES) {
    for (const two of second === undefined ? [undefined] : VALUES) {
      for (const withOthers of [false, true]) {
        const fields = new Map<string, Value>([[first, one]]);
        if (second !== undefined && two !== undefined) fields.set(second, two);
        count += 1;
        if (withOthers) {
          for (const field of others)
            fields.set(field, VALUES[(count * 7 + field.charCodeAt(0)) % VALUES.length] as Value);
        }
        yield documentOf(count % 5 === 0 || named.has('__name__') ? 'ann' : 'bob', fields);
      }
    }
  }
}

function documentOf(id: string, fields: MapFields): Document {
  const path = ['c', id];
  const time = { seconds: 1, nanos: 0 };
  return { key: pathKey(path), path, fields, createTime: time, updateTime: time };
}

/** Judges this many random cases, and that enough of them were proofs for the run to mean something. */
export function tryCases(numRuns: number): void {
  let proven = 0;
  fc.assert(
    fc.property(LIST_CASE, (found) => {
      const verdict = judge(found);
      if (verdict === null) return;
      if (verdict.granted && verdict.returned > 0) proven += 1;
      if (verdict.leak) throw new Error(describeCase(found, verdict));
    }),
    { numRuns },
  );
  if (proven < numRuns / 100) throw new Error(`only ${proven} of ${numRuns} lists were granted`);
}

function describeCase(found: ListCase, verdict: Verdict): string {
  const print = (value: unknown): string =>
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'bigint'
        ? `${inner}n`
        : inner instanceof Map
          ? Object.fromEntries(inner)
          : Object.is(inner, -0)
            ? '-0'
            : inner,
    );
  return `${found.condition}\nfilter ${print(found.query.filter)}\norder ${print(found.query.orderBy)}\nleaks ${print(verdict.leak)}`;
}
