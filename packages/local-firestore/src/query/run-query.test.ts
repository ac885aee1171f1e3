import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainQuery } from '../../test/plain-query.ts';
import type { Document } from '../model/document.ts';
import { pathKey, type DatabaseName } from '../model/name.ts';
import type { Filter, Query } from '../model/query.ts';
import type { Value } from '../model/value.ts';
import { compareValues } from '../model/value-order.ts';
import { Database } from '../store/database.ts';
import { stageCommit } from '../store/stage.ts';
import type { Write } from '../store/write.ts';
import { compileQuery } from './compile-query.ts';
import { runQuery } from './run-query.ts';
import { validateQuery } from './validate-query.ts';

const NAME: DatabaseName = { project: 'p', database: '(default)' };
const FIELDS = ['a', 'b'] as const;

const VALUE: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ kind: 'null' }),
  fc.boolean().map((value): Value => ({ kind: 'boolean', value })),
  fc.integer({ min: -3, max: 3 }).map((value): Value => ({ kind: 'integer', value: BigInt(value) })),
  fc.constantFrom(Number.NaN, -0, 0.5, 2).map((value): Value => ({ kind: 'double', value })),
  fc.constantFrom('', 'a', 'b', '\uffff', '😀').map((value): Value => ({ kind: 'string', value })),
);
const DOCUMENT = fc.record({ a: fc.option(VALUE), b: fc.option(VALUE) });
const OPERATOR = fc.constantFrom(
  '==' as const,
  '<' as const,
  '<=' as const,
  '>' as const,
  '>=' as const,
  '!=' as const,
);
const FILTER: fc.Arbitrary<Filter> = fc
  .record({ field: fc.constantFrom(...FIELDS), operator: OPERATOR, value: VALUE })
  .map(({ field, operator, value }) => ({ kind: 'field', path: [field], operator, value }));
const QUERY = fc.record({
  filter: fc.option(FILTER),
  order: fc.option(
    fc.record({ field: fc.constantFrom(...FIELDS), direction: fc.constantFrom('asc' as const, 'desc' as const) }),
  ),
  start: fc.option(fc.record({ value: VALUE, before: fc.boolean() })),
  end: fc.option(fc.record({ value: VALUE, before: fc.boolean() })),
  offset: fc.integer({ min: 0, max: 3 }),
  limit: fc.option(fc.integer({ min: 0, max: 5 })),
});

type Drawn = typeof QUERY extends fc.Arbitrary<infer T> ? T : never;

function toQuery({ filter, order, start, end, offset, limit }: Drawn): Query {
  const orderBy = order ? [{ path: [order.field], direction: order.direction }] : [];
  const cursor = (drawn: Drawn['start']): Query['startAt'] =>
    drawn && order ? { values: [drawn.value], before: drawn.before } : null;
  return plainQuery('c', { filter, orderBy, startAt: cursor(start), endAt: cursor(end), offset, limit });
}

/** The documented behaviour, written as plainly as possible. */
function naive(documents: readonly Document[], { filter, order, start, end, offset, limit }: Drawn): readonly string[] {
  const condition = filter as Extract<Filter, { kind: 'field' }> | null;
  const inequality = condition && condition.operator !== '==' ? condition.path[0] : undefined;
  const orderFields = [...new Set([order?.field, inequality].filter((field) => field !== undefined))];
  const sign = order?.direction === 'desc' ? -1 : 1;
  const value = (document: Document, field: string): Value | undefined => document.fields.get(field);
  const kept = documents.filter((document) => {
    if (orderFields.some((field) => value(document, field) === undefined)) return false;
    if (condition && !holds(value(document, condition.path[0] ?? ''), condition.operator, condition.value))
      return false;
    if (!order) return true;
    const own = value(document, order.field) as Value;
    const atStart = start ? sign * compareValues(own, start.value) : 1;
    const atEnd = end ? sign * compareValues(own, end.value) : -1;
    return (
      (atStart > 0 || (atStart === 0 && start?.before === true)) &&
      (atEnd < 0 || (atEnd === 0 && end?.before === false))
    );
  });
  const sorted = kept.toSorted((a, b) => {
    for (const field of orderFields) {
      const compared = sign * compareValues(value(a, field) as Value, value(b, field) as Value);
      if (compared !== 0) return compared;
    }
    return sign * (a.key < b.key ? -1 : 1);
  });
  return sorted.slice(offset, limit === null ? undefined : offset + limit).map((document) => document.key);
}

function holds(own: Value | undefined, operator: string, operand: Value): boolean {
  if (own === undefined) return false;
  const isNaN = (candidate: Value): boolean => candidate.kind === 'double' && Number.isNaN(candidate.value);
  const compared = compareValues(own, operand);
  if (operator === '!=') {
    if (operand.kind === 'null' || own.kind === 'null') return false;
    return isNaN(operand) || compared !== 0;
  }
  if (operand.kind === 'null' || isNaN(operand)) return false;
  if (operator === '==') return compared === 0;
  const sameClass =
    own.kind === operand.kind || [own.kind, operand.kind].every((kind) => kind === 'integer' || kind === 'double');
  if (!sameClass || isNaN(own)) return false;
  return operator === '<'
    ? compared < 0
    : operator === '<='
      ? compared <= 0
      : operator === '>'
        ? compared > 0
        : compared >= 0;
}

function databaseOf(documents: readonly { a: Value | null; b: Value | null }[], first: number): Database {
  const database = new Database(NAME, () => 1n);
  const writes = documents.map(({ a, b }, index): Write => {
    const path = ['c', `d${String(first + index).padStart(4, '0')}`];
    const fields = new Map([...(a ? [['a', a] as const] : []), ...(b ? [['b', b] as const] : [])]);
    return { kind: 'set', path, key: pathKey(path), fields, mask: null, transforms: [], precondition: null };
  });
  database.apply(stageCommit(NAME, writes, (key) => database.get(key), database.now()));
  return database;
}

it('finds what a naive filter and sort over all documents finds', () => {
  fc.assert(
    fc.property(fc.array(DOCUMENT, { maxLength: 20 }), QUERY, (documents, drawn) => {
      const database = databaseOf(documents, 0);
      const { documents: found } = runQuery(compileQuery(NAME, validateQuery(toQuery(drawn))), database.current());
      expect(found.map((document) => document.key)).toEqual(naive([...database.documents()], drawn));
    }),
    { numRuns: 2000 },
  );
});

it('finds the same where the collection is large enough to be kept in order, through later commits', () => {
  const sample = fc.sample(DOCUMENT, { numRuns: 600, seed: 7 });
  const database = databaseOf(sample, 0);
  fc.assert(
    fc.property(QUERY, DOCUMENT, fc.integer({ min: 0, max: 700 }), fc.boolean(), (drawn, changed, index, isRemoved) => {
      const path = ['c', `d${String(index).padStart(4, '0')}`];
      const key = pathKey(path);
      const fields = new Map(FIELDS.flatMap((field) => (changed[field] ? [[field, changed[field]] as const] : [])));
      const write: Write = isRemoved
        ? { kind: 'delete', path, key, precondition: null }
        : { kind: 'set', path, key, fields, mask: null, transforms: [], precondition: null };
      database.apply(stageCommit(NAME, [write], (other) => database.get(other), database.now()));
      const { documents: found } = runQuery(compileQuery(NAME, validateQuery(toQuery(drawn))), database.current());
      expect(found.map((document) => document.key)).toEqual(naive([...database.documents()], drawn));
    }),
    { numRuns: 500 },
  );
});
