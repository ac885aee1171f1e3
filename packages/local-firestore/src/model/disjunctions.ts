import { invalidArgument } from './status-error.ts';
import type { FieldCondition, Filter } from './query.ts';

/** A conjunction: every condition holds. */
export type Conjunction = readonly FieldCondition[];

const MAX_DISJUNCTIONS = 30;

/**
 * The disjunctive normal form of a filter: OR, `in` and `array-contains-any` are each split into alternatives.
 * Without a filter there is one empty conjunction.
 * @throws INVALID_ARGUMENT above 30 alternatives @source docs/data.md#filters
 */
export function toDisjunctions(filter: Filter | null): readonly Conjunction[] {
  if (filter === null) return [[]];
  const count = countDisjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  return expand(filter);
}

function countDisjunctions(filter: Filter): number {
  if (filter.kind === 'or') return filter.filters.reduce((sum, inner) => sum + countDisjunctions(inner), 0);
  if (filter.kind === 'and') return filter.filters.reduce((product, inner) => product * countDisjunctions(inner), 1);
  return alternativesOf(filter).length;
}

function expand(filter: Filter): readonly Conjunction[] {
  if (filter.kind === 'or') return filter.filters.flatMap(expand);
  if (filter.kind === 'and') {
    return filter.filters
      .map(expand)
      .reduce<readonly Conjunction[]>((left, right) => left.flatMap((a) => right.map((b) => [...a, ...b])), [[]]);
  }
  return alternativesOf(filter).map((condition) => [condition]);
}

function alternativesOf(condition: FieldCondition): readonly FieldCondition[] {
  if (condition.kind !== 'field' || condition.value.kind !== 'array') return [condition];
  const { path, value } = condition;
  if (condition.operator === 'in') {
    return value.values.map((item) => ({ kind: 'field', path, operator: '==', value: item }));
  }
  if (condition.operator === 'array-contains-any') {
    return value.values.map((item) => ({ kind: 'field', path, operator: 'array-contains', value: item }));
  }
  return [condition];
}
