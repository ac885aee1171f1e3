import { compareCodePoints } from '../model/code-points.ts';
import type { MapFields, Value } from '../model/value.ts';
import type { SourcePosition } from './source-position.ts';

export type PathValueSegment = string | { readonly placeholder: string };

/** The facts about a value that a query constrains but does not fix. @source docs/rules.md#proof */
export type Abstract =
  | { readonly kind: 'range'; readonly lower: Bound | null; readonly upper: Bound | null }
  /** Present, not null, and none of these. */
  | { readonly kind: 'excluding'; readonly values: readonly KnownValue[] }
  /** A list known to contain these. */
  | { readonly kind: 'containing'; readonly items: readonly KnownValue[] }
  /** Present, possibly null. */
  | { readonly kind: 'present' }
  /** A list or map built from parts of which at least one is undetermined. */
  | { readonly kind: 'composite'; readonly type: 'list' | 'map' };

export interface Bound {
  readonly value: KnownValue;
  readonly inclusive: boolean;
}

/**
 * A value that is the same for every document a query could return. Its parts are known too: a composite with an
 * undetermined part is itself undetermined, so no operator or method ever sees one by accident.
 */
export type KnownValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'bytes'; readonly value: Uint8Array }
  | { readonly type: 'list'; readonly items: readonly KnownValue[] }
  | { readonly type: 'set'; readonly items: readonly KnownValue[] }
  | { readonly type: 'map'; readonly entries: ReadonlyMap<string, KnownValue> }
  | {
      readonly type: 'map_diff';
      readonly left: ReadonlyMap<string, KnownValue>;
      readonly right: ReadonlyMap<string, KnownValue>;
    }
  | { readonly type: 'path'; readonly segments: readonly PathValueSegment[] }
  /** Nanoseconds since 1970. */
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'duration'; readonly nanos: bigint }
  | { readonly type: 'latlng'; readonly latitude: number; readonly longitude: number };

/** Differs from document to document; the query constrains it but does not fix it. */
export type UndeterminedValue =
  | { readonly type: 'constraint'; readonly abstract: Abstract }
  /** A map of which only the constrained keys are known. */
  | { readonly type: 'partial-map'; readonly entries: ReadonlyMap<string, RuleValue> };

export type RuleValue = KnownValue | UndeterminedValue;

/** An evaluation error is a value, since `||` and `&&` may absorb it. `at` is the node where it arose. */
export interface RuleError {
  readonly type: 'error';
  readonly message: string;
  readonly at: SourcePosition | null;
}

export type Outcome = RuleValue | RuleError;

export const NULL: KnownValue = { type: 'null' };
export const TRUE: KnownValue = { type: 'bool', value: true };
export const FALSE: KnownValue = { type: 'bool', value: false };

export function toBool(value: boolean): KnownValue {
  return value ? TRUE : FALSE;
}

export function toStringValue(value: string): KnownValue {
  return { type: 'string', value };
}

export function ruleError(message: string, at: SourcePosition | null = null): RuleError {
  return { type: 'error', message, at };
}

export function undefinedProperty(name: string): RuleError {
  return ruleError(`Property ${name} is undefined on object.`);
}

export const NULL_VALUE_ERROR = ruleError('Null value error.');

export function isKnown(value: RuleValue): value is KnownValue {
  return value.type !== 'constraint' && value.type !== 'partial-map';
}

/** A list of known items; with an undetermined item only its type is known. */
export function toList(items: readonly RuleValue[]): RuleValue {
  return items.every(isKnown)
    ? { type: 'list', items }
    : { type: 'constraint', abstract: { kind: 'composite', type: 'list' } };
}

/** The same for a map. */
export function toMap(entries: ReadonlyMap<string, RuleValue>): RuleValue {
  return isKnownMap(entries)
    ? { type: 'map', entries }
    : { type: 'constraint', abstract: { kind: 'composite', type: 'map' } };
}

function isKnownMap(entries: ReadonlyMap<string, RuleValue>): entries is ReadonlyMap<string, KnownValue> {
  return [...entries.values()].every(isKnown);
}

/** A stored value as rules see it. */
export function fromStoredValue(value: Value): KnownValue {
  switch (value.kind) {
    case 'null':
      return NULL;
    case 'boolean':
      return toBool(value.value);
    case 'integer':
      return { type: 'int', value: value.value };
    case 'double':
      return { type: 'float', value: value.value };
    case 'string':
      return { type: 'string', value: value.value };
    case 'bytes':
      return { type: 'bytes', value: value.value };
    case 'timestamp':
      return { type: 'timestamp', nanos: BigInt(value.value.seconds) * 1_000_000_000n + BigInt(value.value.nanos) };
    case 'reference':
      return { type: 'path', segments: ['databases', value.value.database.database, 'documents', ...value.value.path] };
    case 'geo':
      return { type: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return { type: 'list', items: value.values.map(fromStoredValue) };
    case 'vector':
      return { type: 'list', items: value.values.map((item) => ({ type: 'float', value: item })) };
    case 'map':
      return fromStoredFields(value.fields);
  }
}

export function fromStoredFields(fields: MapFields): KnownValue {
  const sorted = [...fields].toSorted(([a], [b]) => compareCodePoints(a, b));
  return { type: 'map', entries: new Map(sorted.map(([key, value]) => [key, fromStoredValue(value)])) };
}

/** JSON, such as the claims of a token: whole numbers are ints. */
export function fromJson(value: unknown): KnownValue {
  if (typeof value === 'boolean') return toBool(value);
  if (typeof value === 'string') return { type: 'string', value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { type: 'int', value: BigInt(value) } : { type: 'float', value };
  }
  if (Array.isArray(value)) return { type: 'list', items: value.map(fromJson) };
  if (typeof value !== 'object' || value === null) return NULL;
  return { type: 'map', entries: new Map(Object.entries(value).map(([key, inner]) => [key, fromJson(inner)])) };
}

/** How two numbers compare inside containers: strictly keeps int and float apart, loosely compares by value. */
type NumberEquality = 'strict' | 'loose';

/** `==` of two values: numbers by value at the top, strictly inside containers; NaN equals nothing. */
export function equalAtTop(a: KnownValue, b: KnownValue): boolean {
  if (isNumeric(a) && isNumeric(b)) return sameNumber(a.value, b.value);
  return equalInside(a, b, 'strict');
}

/** Equality of elements: `strict` in lists and maps, `loose` in sets and diff. @source docs/rules.md#equality */
export function equalInside(a: KnownValue, b: KnownValue, numbers: NumberEquality): boolean {
  if (isNumeric(a) && isNumeric(b)) {
    if (numbers === 'strict') return a.type === b.type && a.value === b.value;
    return sameNumber(a.value, b.value) || (Number.isNaN(a.value) && Number.isNaN(b.value));
  }
  if (a.type !== b.type) return false;
  switch (a.type) {
    case 'null':
      return true;
    case 'bool':
    case 'string':
      return a.value === (b as typeof a).value;
    case 'bytes':
      return Buffer.compare(a.value, (b as typeof a).value) === 0;
    case 'list': {
      const { items } = b as typeof a;
      return (
        a.items.length === items.length &&
        a.items.every((item, i) => equalInside(item, items[i] as KnownValue, numbers))
      );
    }
    case 'set': {
      const other = b as typeof a;
      return a.items.length === other.items.length && a.items.every((item) => contains(other.items, item, 'loose'));
    }
    case 'map': {
      const { entries } = b as typeof a;
      if (a.entries.size !== entries.size) return false;
      return [...a.entries].every(([key, value]) => {
        const other = entries.get(key);
        return other !== undefined && equalInside(value, other, numbers);
      });
    }
    case 'path': {
      const { segments } = b as typeof a;
      return (
        a.segments.length === segments.length && a.segments.every((segment, i) => sameSegment(segment, segments[i]))
      );
    }
    case 'timestamp':
    case 'duration':
      return a.nanos === (b as typeof a).nanos;
    case 'latlng':
      return a.latitude === (b as typeof a).latitude && a.longitude === (b as typeof a).longitude;
    case 'map_diff':
    case 'int':
    case 'float':
      return false;
  }
}

/** By exact value across int and float, which `===` keeps apart; false for NaN. */
function sameNumber(a: bigint | number, b: bigint | number): boolean {
  if (typeof a === 'bigint' && typeof b === 'number') return Number.isInteger(b) && a === BigInt(b);
  return typeof a === 'number' && typeof b === 'bigint' ? sameNumber(b, a) : a === b;
}

export function contains(items: readonly KnownValue[], wanted: KnownValue, numbers: NumberEquality): boolean {
  return items.some((item) => equalInside(item, wanted, numbers));
}

export function isNumeric(value: RuleValue): value is Extract<RuleValue, { type: 'int' | 'float' }> {
  return value.type === 'int' || value.type === 'float';
}

/** Elements once each, as a set holds them. */
export function toSet(items: readonly KnownValue[]): KnownValue {
  const unique: KnownValue[] = [];
  for (const item of items) if (!contains(unique, item, 'loose')) unique.push(item);
  return { type: 'set', items: unique };
}

function sameSegment(a: PathValueSegment, b: PathValueSegment | undefined): boolean {
  if (typeof a === 'string' || typeof b !== 'object') return a === b;
  return a.placeholder === b.placeholder;
}
