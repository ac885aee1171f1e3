import { compareCodePoints } from './code-points.ts';
import { compareDocumentNames } from './name.ts';
import { compareTimestamps } from './timestamp.ts';
import type { MapFields, NumberValue, Value } from './value.ts';

const TYPE_ORDER: Record<Value['kind'], number> = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geo: 7,
  array: 8,
  vector: 9,
  map: 10,
};

/** The type class in which range filters compare: all numbers are one class. */
export function typeRank(value: Value): number {
  return TYPE_ORDER[value.kind];
}

/**
 * Orders two values as a query's order-by does: first by type, then within the type.
 * @returns negative, 0 or positive; integers and doubles compare as numbers, NaN first
 * @source docs/data.md#order-of-values
 */
export function compareValues(a: Value, b: Value): number {
  const order = TYPE_ORDER[a.kind] - TYPE_ORDER[b.kind];
  if (order !== 0) return order;
  switch (a.kind) {
    case 'null':
      return 0;
    case 'boolean':
      return Number(a.value) - Number((b as typeof a).value);
    case 'integer':
    case 'double':
      return compareNumbers(a, b as NumberValue);
    case 'timestamp':
      return compareTimestamps(a.value, (b as typeof a).value);
    case 'string':
      return compareCodePoints(a.value, (b as typeof a).value);
    case 'bytes':
      return Buffer.compare(a.value, (b as typeof a).value);
    case 'reference':
      return compareDocumentNames(a.value, (b as typeof a).value);
    case 'geo': {
      const other = b as typeof a;
      return a.latitude - other.latitude || a.longitude - other.longitude;
    }
    case 'array':
      return compareArrays(a.values, (b as typeof a).values);
    case 'vector':
      return compareVectors(a.values, (b as typeof a).values);
    case 'map':
      return compareMaps(a.fields, (b as typeof a).fields);
  }
}

/** Equality is order-equality: 1 equals 1.0, -0 equals 0, NaN equals NaN. Filters exclude NaN and null before. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Identical content, types included: decides whether a write changes a document. */
function identicalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind) return false;
  if (a.kind === 'array') {
    const others = (b as typeof a).values;
    return a.values.length === others.length && a.values.every((item, index) => isIdentical(item, others[index]));
  }
  if (a.kind === 'map') return identicalFields(a.fields, (b as typeof a).fields);
  if (a.kind === 'double') return Object.is(a.value, (b as typeof a).value);
  return compareValues(a, b) === 0;
}

function isIdentical(value: Value, other: Value | undefined): boolean {
  return other !== undefined && identicalValues(value, other);
}

export function identicalFields(a: MapFields, b: MapFields): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) if (!isIdentical(value, b.get(key))) return false;
  return true;
}

function compareNumbers(a: NumberValue, b: NumberValue): number {
  const aIsNaN = Number.isNaN(a.value);
  const bIsNaN = Number.isNaN(b.value);
  if (aIsNaN || bIsNaN) return Number(bIsNaN) - Number(aIsNaN);
  // Comparing a bigint with a number is exact in JavaScript; converting either would not be.
  return a.value < b.value ? -1 : a.value > b.value ? 1 : 0;
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index];
    const order = other === undefined ? 1 : compareValues(value, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (const [index, value] of a.entries()) {
    const order = compareNumbers({ kind: 'double', value }, { kind: 'double', value: b[index] ?? 0 });
    if (order !== 0) return order;
  }
  return 0;
}

function compareMaps(a: MapFields, b: MapFields): number {
  const others = sortedEntries(b);
  for (const [index, [key, value]] of sortedEntries(a).entries()) {
    const other = others[index];
    const order = other === undefined ? 1 : compareCodePoints(key, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return a.size - b.size;
}

function sortedEntries(fields: MapFields): readonly (readonly [string, Value])[] {
  return [...fields].toSorted(([a], [b]) => compareCodePoints(a, b));
}
