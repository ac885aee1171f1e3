import { describe, expect, it } from 'vitest';
import type { FieldOperator, Filter, Order, Query } from '../model/query.ts';
import type { Value } from '../model/value.ts';
import { plainQuery } from '../../test/plain-query.ts';
import { parseDeclaredIndexes, requireIndex } from './declared-indexes.ts';
import { validateQuery } from './validate-query.ts';

const declared = parseDeclaredIndexes(
  JSON.stringify({
    indexes: [
      { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [up('a'), down('t')] },
      { collectionGroup: 'c', queryScope: 'COLLECTION', fields: [up('b'), down('t')] },
      {
        collectionGroup: 'c',
        queryScope: 'COLLECTION',
        fields: [{ fieldPath: 'tags', arrayConfig: 'CONTAINS' }, up('x'), down('y')],
      },
      { collectionGroup: 'g', queryScope: 'COLLECTION_GROUP', fields: [up('a'), up('t')] },
    ],
    fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'hidden', indexes: [] }],
  }),
);

function up(fieldPath: string): object {
  return { fieldPath, order: 'ASCENDING' };
}

function down(fieldPath: string): object {
  return { fieldPath, order: 'DESCENDING' };
}

const ONE: Value = { kind: 'integer', value: 1n };

function where(...conditions: readonly (readonly [string, FieldOperator, Value?])[]): Filter {
  return {
    kind: 'and',
    filters: conditions.map(([field, operator, value = ONE]) => ({ kind: 'field', path: [field], operator, value })),
  };
}

function query(filter: Filter | null, order: readonly string[] = [], changes: Partial<Query> = {}): Query {
  return plainQuery('c', {
    filter,
    orderBy: order.map((field): Order => ({
      path: [field.replace('-', '')],
      direction: field.startsWith('-') ? 'desc' : 'asc',
    })),
    ...changes,
  });
}

const LIST: Value = { kind: 'array', values: [ONE, { kind: 'integer', value: 2n }] };

describe('a query that its single fields serve', () => {
  it.each([
    ['nothing at all', query(null)],
    ['one order', query(null, ['-z'])],
    ['one range', query(where(['z', '>']))],
    ['a range and the order by it', query(where(['z', '>'], ['z', '<=']), ['z'])],
    ['any number of equalities', query(where(['x', '=='], ['y', '=='], ['z', 'in', LIST]))],
    ['equalities and a contained value', query(where(['x', '=='], ['tags', 'array-contains']))],
    ['an order by the field that is equal', query(where(['z', '==']), ['z'])],
  ])('%s', (_what, asked) => {
    expect(() => {
      requireIndex(validateQuery(asked), declared);
    }).not.toThrow();
  });
});

describe('a query that a declared index serves', () => {
  it.each([
    ['as it is declared', query(where(['a', '==']), ['-t'])],
    ['read backwards', query(where(['a', '==']), ['t'])],
    ['by a range instead of an order', query(where(['a', '=='], ['t', '>']))],
    ['two of them merged', query(where(['a', '=='], ['b', '==']), ['-t'])],
    ['for each of several values', query(where(['a', 'in', LIST]), ['-t'])],
    ['two orders after a contained value', query(where(['tags', 'array-contains']), ['-x', 'y'])],
    ['in every collection of that name', query(where(['a', '==']), ['t'], { collectionId: 'g', allDescendants: true })],
  ])('%s', (_what, asked) => {
    expect(() => {
      requireIndex(validateQuery(asked), declared);
    }).not.toThrow();
  });
});

describe('a query that none serves is refused', () => {
  it.each([
    ['another field', query(where(['z', '==']), ['-t']), 'collection c, fields z ASCENDING, t DESCENDING'],
    [
      'one field too many',
      query(where(['a', '=='], ['z', '==']), ['-t']),
      'fields a ASCENDING, z ASCENDING, t DESCENDING',
    ],
    ['another order', query(where(['a', '==']), ['z']), 'fields a ASCENDING, z ASCENDING'],
    [
      'two orders, one of them turned',
      query(where(['tags', 'array-contains']), ['x', 'y']),
      'fields tags CONTAINS, x ASCENDING, y ASCENDING',
    ],
    ['two ranges', query(where(['y', '>'], ['z', '>'])), 'fields y ASCENDING, z ASCENDING'],
    ['a field without an index', query(where(['hidden', '=='])), 'fields hidden ASCENDING'],
    [
      'the same in all collections',
      query(where(['a', '==']), ['-t'], { allDescendants: true }),
      'collection c (group)',
    ],
    [
      'one of two alternatives',
      query({ kind: 'or', filters: [where(['a', '==']), where(['z', '=='])] }, ['-t']),
      'fields z ASCENDING, t DESCENDING',
    ],
  ])('%s', (_what, asked, message) => {
    expect(() => {
      requireIndex(validateQuery(asked), declared);
    }).toThrow(message);
  });
});
