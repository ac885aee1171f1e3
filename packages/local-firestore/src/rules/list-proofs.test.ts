import { describe, expect, it } from 'vitest';
import { validQuery } from '../../test/plain-query.ts';
import type { Filter, Query } from '../model/query.ts';
import type { Value } from '../model/value.ts';
import { authorizeQuery } from './authorize.ts';
import { AccessBudget } from './document-access.ts';
import { compileRules } from './ruleset.ts';

const text = (value: string): Value => ({ kind: 'string', value });
const int = (value: number): Value => ({ kind: 'integer', value: BigInt(value) });
const where = (field: string, operator: Extract<Filter, { kind: 'field' }>['operator'], value: Value): Filter => ({
  kind: 'field',
  path: field.split('.'),
  operator,
  value,
});
const and = (...filters: readonly Filter[]): Partial<Query> => ({ filter: { kind: 'and', filters } });

const OTHER_THAN_BOB = and(where('x', '!=', text('bob')));

function isGranted(condition: string, query: Partial<Query>): boolean {
  const { ruleset } = compileRules(
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/c/{id} { allow read: if ${condition}; } }`,
    'list.rules',
  );
  if (!ruleset) throw new Error(`does not compile: ${condition}`);
  return authorizeQuery(
    {
      ruleset,
      database: '(default)',
      auth: { uid: 'ann', token: {} },
      time: { seconds: 0, nanos: 0 },
      reader: { read: () => null },
      budget: new AccessBudget(20),
    },
    validQuery('c', query),
  ).allowed;
}

describe('a list whose documents differ in what the rule looks at', () => {
  it.each<readonly [string, Partial<Query>]>([
    ['!(request.auth.uid in [resource.data.x])', OTHER_THAN_BOB],
    ['[resource.data.x] != [request.auth.uid]', OTHER_THAN_BOB],
    ["{'o': resource.data.x} != {'o': request.auth.uid}", OTHER_THAN_BOB],
    ['!([resource.data.x].hasAny([request.auth.uid]))', OTHER_THAN_BOB],
    ['!([request.auth.uid].hasAny([resource.data.x]))', OTHER_THAN_BOB],
    ['!(request.auth.uid in [resource.data.x].toSet())', OTHER_THAN_BOB],
    ["!({'o': resource.data.x}.values().hasAny([request.auth.uid]))", OTHER_THAN_BOB],
    ["!({'o': resource.data.x}.diff({'o': 'ann'}).unchangedKeys().hasAny(['o']))", OTHER_THAN_BOB],
    ["!(resource.data.x in {'ann': 1})", OTHER_THAN_BOB],
    ["!(resource.data.m in [{'k': 'ann', 'o': 1}])", and(where('m.k', '==', text('ann')))],
    ['resource.data.x != resource.data.y', and(where('x', '>', int(1)), where('y', '>', int(2)))],
    ['resource.data.x != null', { orderBy: [{ path: ['x'], direction: 'asc' }] }],
    ["resource.data.get(['x', 'k'], 'no') == 'no'", { orderBy: [{ path: ['x'], direction: 'asc' }] }],
    ['resource.data.x is constraint', OTHER_THAN_BOB],
    ["!('id' in resource)", {}],
    ['resource.data.x is int', and(where('x', '==', int(1)))],
    ['resource.data.x in [1]', and(where('x', '==', int(1)))],
    ['resource.data.x == [1]', and(where('x', '==', { kind: 'array', values: [int(1)] }))],
    ['1 in resource.data.x', and(where('x', 'array-contains', int(1)))],
    ["resource.data.x < '\\uf8ff'", and(where('x', '<', text('\u{1f600}')))],
  ])('is denied: %s', (condition, query) => {
    expect(isGranted(condition, query)).toBe(false);
  });
});

describe('a list whose documents are alike in what the rule looks at', () => {
  it.each<readonly [string, Partial<Query>]>([
    ['resource.data.x == request.auth.uid', and(where('x', '==', text('ann')))],
    ['request.auth.uid in [resource.data.x, 1]', and(where('x', '==', text('ann')))],
    ["{'o': resource.data.x} == {'o': 'ann'}", and(where('x', '==', text('ann')))],
    ["resource.data.x != 'bob'", OTHER_THAN_BOB],
    ["!(resource.data.x in ['bob'])", OTHER_THAN_BOB],
    ['resource.data.x != null', OTHER_THAN_BOB],
    ['resource.data != null && resource != null', {}],
    ['request.auth.uid in resource.data.x', and(where('x', 'array-contains', text('ann')))],
    ["resource.data.keys().hasAll(['x'])", OTHER_THAN_BOB],
    ['resource.data.x == 1 && resource.data.x >= 1 && resource.data.x is number', and(where('x', '==', int(1)))],
    ['resource.data.x in [1, 1.0]', and(where('x', '==', int(1)))],
    ['resource.data.x == 1', and(where('x', '>=', int(1)), where('x', '<=', int(1)))],
    [
      "resource.data.x >= 'a' && resource.data.x < 'a\\uf8ff'",
      and(where('x', '>=', text('a')), where('x', '<', text('a\u{f8ff}'))),
    ],
    ["resource.data.m.get('k', null) == 'ann'", and(where('m.k', '==', text('ann')))],
  ])('is granted: %s', (condition, query) => {
    expect(isGranted(condition, query)).toBe(true);
  });
});
