import type { DocumentName } from './name.ts';
import type { Timestamp } from './timestamp.ts';

export type MapFields = ReadonlyMap<string, Value>;

export const INT64_MAX = 2n ** 63n - 1n;
export const INT64_MIN = -(2n ** 63n);

/** A field value. Integers are `bigint`, doubles are `number`; the two are never mixed silently. */
export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'timestamp'; readonly value: Timestamp }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Uint8Array }
  | { readonly kind: 'reference'; readonly value: DocumentName }
  | { readonly kind: 'geo'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'array'; readonly values: readonly Value[] }
  | { readonly kind: 'vector'; readonly values: readonly number[] }
  | { readonly kind: 'map'; readonly fields: MapFields };

export type NumberValue = Extract<Value, { kind: 'integer' | 'double' }>;

export const NULL_VALUE: Value = { kind: 'null' };

export function isNumber(value: Value): value is NumberValue {
  return value.kind === 'integer' || value.kind === 'double';
}

export function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}
