import { describe, expect, it } from 'vitest';
import { plainQuery } from '../../test/plain-query.ts';
import type { FieldCondition, Filter } from '../model/query.ts';
import type { Value } from '../model/value.ts';
import { validateQuery } from './validate-query.ts';

const ONE: Value = { kind: 'integer', value: 1n };
const KEY: Value = {
  kind: 'reference',
  value: { database: { project: 'p', database: '(default)' }, path: ['c', 'd'] },
};
const key = (operator: '==' | '>'): FieldCondition => ({ kind: 'field', path: ['__name__'], operator, value: KEY });
const field = (operator: '==' | '>' | '!='): FieldCondition => ({ kind: 'field', path: ['a'], operator, value: ONE });
const join = (kind: 'and' | 'or', ...filters: readonly Filter[]): Filter => ({ kind, filters });

describe('a query by document id', () => {
  it.each(['>', '!='] as const)('is refused beside %s on another field', (operator) => {
    const filter = join('and', key('=='), field(operator));
    expect(() => {
      validateQuery(plainQuery('c', { filter }));
    }).toThrow(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  });

  it.each([
    ['beside an equality', join('and', key('=='), field('=='))],
    ['with an inequality of its own', join('and', key('=='), key('>'), field('>'))],
    ['as the other half of an OR', join('or', key('=='), field('>'))],
  ])('is fine %s', (_where, filter) => {
    expect(() => {
      validateQuery(plainQuery('c', { filter }));
    }).not.toThrow();
  });
});
