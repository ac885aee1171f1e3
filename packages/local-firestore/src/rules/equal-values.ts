import type { Conjunction } from '../model/disjunctions.ts';
import { isNameField, sameFieldPath } from '../model/field-path.ts';
import type { FieldCondition } from '../model/query.ts';
import type { NumberValue, Value } from '../model/value.ts';
import { equalValues } from '../model/value-order.ts';

// A filter compares by value: `== 1` returns 1 and 1.0, `== 0` returns -0.0 too. Rules can tell these apart (`is int`,
// `in [1]`, division), so a proof has to hold for each of them.

/** Conjunctions that are judged for one alternative of a filter; above that number a field is only known to be present. */
const MAX_VARIANTS = 16;

/** Conjunctions that together return the documents of one, each with exact values. The first is the one as written. */
export function withExactValues(conjunction: Conjunction): readonly Conjunction[] {
  return [...conjunction, ...closedRanges(conjunction)].reduce<readonly Conjunction[]>(
    (variants, condition) => {
      const exact = exactConditions(condition);
      const found = variants.length * exact.length > MAX_VARIANTS ? [presentAt(condition)] : exact;
      return variants.flatMap((before) => found.map((next) => [...before, next]));
    },
    [[]],
  );
}

function exactConditions(condition: FieldCondition): readonly FieldCondition[] {
  if (condition.kind !== 'field' || isNameField(condition.path)) return [condition];
  if (condition.operator !== '==' && condition.operator !== 'array-contains') return [condition];
  const values = valuesEqualTo(condition.value);
  return values === null ? [presentAt(condition)] : values.map((value) => ({ ...condition, value }));
}

function presentAt({ path }: FieldCondition): FieldCondition {
  return { kind: 'unary', path, operator: 'is-not-null' };
}

/** `>= x` and `<= x` on one field match the same documents as `== x`. */
function closedRanges(conjunction: Conjunction): Conjunction {
  return conjunction.flatMap((lower): Conjunction => {
    if (lower.kind !== 'field' || lower.operator !== '>=') return [];
    const closes = conjunction.some(
      (upper) =>
        upper.kind === 'field' &&
        upper.operator === '<=' &&
        sameFieldPath(upper.path, lower.path) &&
        equalValues(upper.value, lower.value),
    );
    return closes ? [{ ...lower, operator: '==' }] : [];
  });
}

/** @returns every value that an equality filter finds, the given one first; null when there are too many */
function valuesEqualTo(value: Value): readonly Value[] | null {
  switch (value.kind) {
    case 'integer':
    case 'double':
      return numbersEqualTo(value);
    case 'geo':
      return value.latitude === 0 || value.longitude === 0 ? null : [value];
    case 'vector':
      return value.values.includes(0) ? null : [value];
    case 'array': {
      const lists = product(value.values.map(valuesEqualTo));
      return lists && lists.map((values) => ({ kind: 'array', values }));
    }
    case 'map': {
      const keys = [...value.fields.keys()];
      const lists = product([...value.fields.values()].map(valuesEqualTo));
      return (
        lists &&
        lists.map((values) => ({
          kind: 'map',
          fields: new Map(keys.map((key, index) => [key, values[index] as Value])),
        }))
      );
    }
    default:
      return [value];
  }
}

function numbersEqualTo(value: NumberValue): readonly Value[] {
  const double = Number(value.value);
  if (!Number.isInteger(double)) return [value];
  const integer = BigInt(double);
  const fitsBoth =
    value.value === (value.kind === 'integer' ? integer : double) && BigInt.asIntN(64, integer) === integer;
  const doubles: Value[] = (double === 0 ? [0, -0] : [double]).map((number) => ({ kind: 'double', value: number }));
  if (!fitsBoth) return [value];
  const all: Value[] = [{ kind: 'integer', value: integer }, ...doubles];
  return [value, ...all.filter((other) => other.kind !== value.kind || !Object.is(other.value, value.value))];
}

function product(choices: readonly (readonly Value[] | null)[]): readonly (readonly Value[])[] | null {
  let lists: readonly (readonly Value[])[] = [[]];
  for (const choice of choices) {
    if (choice === null || lists.length * choice.length > MAX_VARIANTS) return null;
    lists = lists.flatMap((list) => choice.map((value) => [...list, value]));
  }
  return lists;
}
