import { isNumeric, type KnownValue, type RuleValue } from './values.ts';

/** @returns null for types without order, NaN where a NaN makes every comparison false */
export function compareOrdered(left: KnownValue, right: KnownValue): number | null {
  if (isNumeric(left) && isNumeric(right)) {
    if (Number.isNaN(left.value) || Number.isNaN(right.value)) return Number.NaN;
    return left.value < right.value ? -1 : left.value > right.value ? 1 : 0;
  }
  const strings = bothOf('string', left, right);
  if (strings) return strings[0].value < strings[1].value ? -1 : strings[0].value > strings[1].value ? 1 : 0;
  const bytes = bothOf('bytes', left, right);
  if (bytes) return Buffer.compare(bytes[0].value, bytes[1].value);
  const times = bothOf('timestamp', left, right) ?? bothOf('duration', left, right);
  if (times) return times[0].nanos < times[1].nanos ? -1 : times[0].nanos > times[1].nanos ? 1 : 0;
  return null;
}

/** The two sides when both are of one type, paired. */
export function bothOf<T extends RuleValue['type']>(
  type: T,
  left: RuleValue,
  right: RuleValue,
): [Extract<RuleValue, { type: T }>, Extract<RuleValue, { type: T }>] | null {
  return left.type === type && right.type === type
    ? [left as Extract<RuleValue, { type: T }>, right as Extract<RuleValue, { type: T }>]
    : null;
}
