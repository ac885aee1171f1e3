import type { Document } from '../model/document.ts';
import { getField, isNameField } from '../model/field-path.ts';
import type { DatabaseName } from '../model/name.ts';
import { isNaNValue, type Value } from '../model/value.ts';
import { compareValues, equalValues, typeRank } from '../model/value-order.ts';
import type { FieldCondition, FieldOperator, Filter } from '../model/query.ts';

type Matcher = (document: Document) => boolean;

/** Turns a filter into a predicate. @source docs/data.md#filters */
export function compileFilter(database: DatabaseName, filter: Filter | null): Matcher {
  if (filter === null) return () => true;
  if (filter.kind === 'and' || filter.kind === 'or') {
    if (filter.filters.length === 0) return () => true;
    const matchers = filter.filters.map((inner) => compileFilter(database, inner));
    return filter.kind === 'and'
      ? (document) => matchers.every((matches) => matches(document))
      : (document) => matchers.some((matches) => matches(document));
  }
  const test = compileCondition(filter);
  if (isNameField(filter.path)) {
    return (document) => test({ kind: 'reference', value: { database, path: document.path } });
  }
  const { path } = filter;
  const [only] = path;
  if (path.length === 1 && only !== undefined) {
    return (document) => {
      const value = document.fields.get(only);
      return value !== undefined && test(value);
    };
  }
  return (document) => {
    const value = getField(document.fields, path);
    return value !== undefined && test(value);
  };
}

function compileCondition(condition: FieldCondition): (value: Value) => boolean {
  if (condition.kind === 'unary') {
    switch (condition.operator) {
      case 'is-null':
        return (value) => value.kind === 'null';
      case 'is-nan':
        return isNaNValue;
      case 'is-not-null':
        return (value) => value.kind !== 'null';
      case 'is-not-nan':
        return (value) => value.kind !== 'null' && !isNaNValue(value);
    }
  }
  return FIELD_TESTS[condition.operator](condition.value);
}

const neverEqual = (operand: Value): boolean => operand.kind === 'null' || isNaNValue(operand);
const nothing = (): boolean => false;

const FIELD_TESTS: Record<FieldOperator, (operand: Value) => (value: Value) => boolean> = {
  '==': (operand) => (neverEqual(operand) ? nothing : (value) => equalValues(value, operand)),
  '!=': (operand) => {
    if (operand.kind === 'null') return nothing;
    if (isNaNValue(operand)) return (value) => value.kind !== 'null';
    return (value) => value.kind !== 'null' && !equalValues(value, operand);
  },
  '<': (operand) => range(operand, (order) => order < 0),
  '<=': (operand) => range(operand, (order) => order <= 0),
  '>': (operand) => range(operand, (order) => order > 0),
  '>=': (operand) => range(operand, (order) => order >= 0),
  in: (operand) => {
    const items = listOf(operand).filter((item) => !neverEqual(item));
    return (value) => items.some((item) => equalValues(value, item));
  },
  'not-in': (operand) => {
    const items = listOf(operand);
    if (items.some((item) => item.kind === 'null')) return nothing;
    const excluded = items.filter((item) => !neverEqual(item));
    return (value) => value.kind !== 'null' && !excluded.some((item) => equalValues(value, item));
  },
  'array-contains': (operand) => containsAny([operand]),
  'array-contains-any': (operand) => containsAny(listOf(operand)),
};

function range(operand: Value, accepts: (order: number) => boolean): (value: Value) => boolean {
  if (neverEqual(operand)) return nothing;
  const rank = typeRank(operand);
  return (value) => typeRank(value) === rank && !isNaNValue(value) && accepts(compareValues(value, operand));
}

function containsAny(operands: readonly Value[]): (value: Value) => boolean {
  const wanted = operands.filter((operand) => !neverEqual(operand));
  return (value) =>
    value.kind === 'array' && value.values.some((item) => wanted.some((operand) => equalValues(item, operand)));
}

function listOf(value: Value): readonly Value[] {
  return value.kind === 'array' ? value.values : [];
}
