import { getField, withField } from '../model/field-path.ts';
import { invalidArgument } from '../model/status-error.ts';
import { truncateToMillis, type Timestamp } from '../model/timestamp.ts';
import {
  INT64_MAX,
  INT64_MIN,
  isNumber,
  NULL_VALUE,
  type MapFields,
  type NumberValue,
  type Value,
} from '../model/value.ts';
import { compareValues, equalValues } from '../model/value-order.ts';
import type { Transform } from './write.ts';

/**
 * Applies transforms in order; each sees the effect of those before it.
 * @returns the new fields and one result per transform
 * @source docs/data.md#writes-and-transforms
 */
export function applyTransforms(
  fields: MapFields,
  transforms: readonly Transform[],
  requestTime: Timestamp,
): { fields: MapFields; results: readonly Value[] } {
  let current = fields;
  const results: Value[] = [];
  for (const transform of transforms) {
    const before = getField(current, transform.path);
    const { stored, result } = applyTransform(before, transform, requestTime);
    current = withField(current, transform.path, stored);
    results.push(result);
  }
  return { fields: current, results };
}

function applyTransform(
  before: Value | undefined,
  transform: Transform,
  requestTime: Timestamp,
): { stored: Value; result: Value } {
  switch (transform.kind) {
    case 'server-time': {
      const value: Value = { kind: 'timestamp', value: truncateToMillis(requestTime) };
      return { stored: value, result: value };
    }
    case 'increment':
    case 'maximum':
    case 'minimum': {
      const operand = requireNumber(transform.operand);
      const value = before === undefined || !isNumber(before) ? operand : combine(transform.kind, before, operand);
      return { stored: value, result: value };
    }
    case 'append': {
      const items = before?.kind === 'array' ? [...before.values] : [];
      for (const operand of transform.operands) {
        if (!items.some((item) => equalValues(item, operand))) items.push(operand);
      }
      return { stored: { kind: 'array', values: items }, result: NULL_VALUE };
    }
    case 'remove': {
      const items = before?.kind === 'array' ? before.values : [];
      const kept = items.filter((item) => !transform.operands.some((operand) => equalValues(item, operand)));
      return { stored: { kind: 'array', values: kept }, result: NULL_VALUE };
    }
  }
}

function combine(kind: 'increment' | 'maximum' | 'minimum', before: NumberValue, operand: NumberValue): Value {
  if (kind === 'increment') return increment(before, operand);
  if (Number.isNaN(before.value)) return before;
  if (Number.isNaN(operand.value)) return operand;
  const order = compareValues(operand, before);
  const operandWins = kind === 'maximum' ? order > 0 : order < 0;
  return operandWins ? operand : before;
}

function increment(before: NumberValue, operand: NumberValue): Value {
  if (before.kind === 'integer' && operand.kind === 'integer') {
    const sum = before.value + operand.value;
    return { kind: 'integer', value: sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum };
  }
  return { kind: 'double', value: Number(before.value) + Number(operand.value) };
}

function requireNumber(value: Value): NumberValue {
  if (isNumber(value)) return value;
  throw invalidArgument('Input must be int64 or double.');
}
