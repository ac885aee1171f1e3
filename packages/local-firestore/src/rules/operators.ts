import { compareConstraint, constraintContains, constraintEquals, constraintIn, UNDECIDED } from './constraints.ts';
import type { BinaryOperator } from './ast.ts';
import {
  contains,
  equalAtTop,
  FALSE,
  isKnown,
  isNumeric,
  ruleError,
  toBool,
  TRUE,
  undefinedProperty,
  type KnownValue,
  type Outcome,
  type RuleValue,
  type UndeterminedValue,
} from './values.ts';

export type StrictOperator = Exclude<BinaryOperator, '||' | '&&'>;

/** Operators that evaluate both operands. Errors never reach them: the evaluator propagates those first. */
export const OPERATORS: Record<StrictOperator, (left: RuleValue, right: RuleValue) => Outcome> = {
  '==': equals,
  '!=': (left, right) => negate(equals(left, right)),
  in: isIn,
  '<': (left, right) => order('<', left, right),
  '<=': (left, right) => order('<=', left, right),
  '>': (left, right) => order('>', left, right),
  '>=': (left, right) => order('>=', left, right),
  '+': add,
  '-': subtract,
  '*': (left, right) => arithmetic('*', left, right),
  '/': (left, right) => arithmetic('/', left, right),
  '%': (left, right) => arithmetic('%', left, right),
};

export function negate(outcome: Outcome): Outcome {
  return outcome.type === 'bool' ? toBool(!outcome.value) : outcome;
}

/** The two sides when both are of one type, paired. */
function bothOf<T extends RuleValue['type']>(
  type: T,
  left: RuleValue,
  right: RuleValue,
): [Extract<RuleValue, { type: T }>, Extract<RuleValue, { type: T }>] | null {
  return left.type === type && right.type === type
    ? [left as Extract<RuleValue, { type: T }>, right as Extract<RuleValue, { type: T }>]
    : null;
}

function equals(left: RuleValue, right: RuleValue): Outcome {
  if (isKnown(left)) return isKnown(right) ? toBool(equalAtTop(left, right)) : undeterminedEquals(right, left);
  return isKnown(right) ? undeterminedEquals(left, right) : UNDECIDED;
}

function undeterminedEquals(value: UndeterminedValue, other: KnownValue): Outcome {
  if (value.type === 'constraint') return constraintEquals(value.abstract, other);
  // A partly known map is present, so it is certainly not null; nothing else is certain.
  return other.type === 'null' ? FALSE : undefinedProperty('data');
}

function isIn(left: RuleValue, right: RuleValue): Outcome {
  switch (right.type) {
    case 'list':
    case 'set':
      if (isKnown(left)) return toBool(contains(right.items, left, right.type === 'list' ? 'strict' : 'loose'));
      return left.type === 'constraint' ? constraintIn(left.abstract, right.items) : UNDECIDED;
    case 'map':
      return isKnown(left) ? toBool(left.type === 'string' && right.entries.has(left.value)) : UNDECIDED;
    case 'partial-map':
      return left.type === 'string' && right.entries.has(left.value) ? TRUE : undefinedProperty(describe(left));
    case 'constraint':
      return isKnown(left) && constraintContains(right.abstract, [left], 'all') === TRUE
        ? TRUE
        : unsupported('in', left, right);
    default:
      return unsupported('in', left, right);
  }
}

function order(operator: '<' | '<=' | '>' | '>=', left: RuleValue, right: RuleValue): Outcome {
  if (!isKnown(left) || !isKnown(right)) {
    if (left.type === 'constraint' && isKnown(right)) return compareConstraint(operator, left.abstract, right);
    if (right.type === 'constraint' && isKnown(left))
      return compareConstraint(MIRRORED[operator], right.abstract, left);
    return UNDECIDED;
  }
  const comparison = compareOrdered(left, right);
  if (comparison === null) return unsupported(operator, left, right, ORDER_TYPES);
  if (Number.isNaN(comparison)) return FALSE;
  switch (operator) {
    case '<':
      return toBool(comparison < 0);
    case '<=':
      return toBool(comparison <= 0);
    case '>':
      return toBool(comparison > 0);
    case '>=':
      return toBool(comparison >= 0);
  }
}

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;
const ORDER_TYPES = ['string', 'bytes', 'int', 'float', 'duration', 'timestamp'];

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

function add(left: RuleValue, right: RuleValue): Outcome {
  const strings = bothOf('string', left, right);
  if (strings) return { type: 'string', value: strings[0].value + strings[1].value };
  const durations = bothOf('duration', left, right);
  if (durations) return { type: 'duration', nanos: durations[0].nanos + durations[1].nanos };
  if (left.type === 'timestamp' && right.type === 'duration')
    return { type: 'timestamp', nanos: left.nanos + right.nanos };
  if (left.type === 'duration' && right.type === 'timestamp')
    return { type: 'timestamp', nanos: left.nanos + right.nanos };
  return arithmetic('+', left, right);
}

function subtract(left: RuleValue, right: RuleValue): Outcome {
  const durations = bothOf('duration', left, right) ?? bothOf('timestamp', left, right);
  if (durations) return { type: 'duration', nanos: durations[0].nanos - durations[1].nanos };
  if (left.type === 'timestamp' && right.type === 'duration')
    return { type: 'timestamp', nanos: left.nanos - right.nanos };
  return arithmetic('-', left, right);
}

function arithmetic(operator: '+' | '-' | '*' | '/' | '%', left: RuleValue, right: RuleValue): Outcome {
  if (!isNumeric(left) || !isNumeric(right)) return unsupported(operator, left, right);
  if (left.type === 'int' && right.type === 'int') return integerArithmetic(operator, left.value, right.value);
  const a = Number(left.value);
  const b = Number(right.value);
  const results = { '+': a + b, '-': a - b, '*': a * b, '/': a / b, '%': a % b };
  return { type: 'float', value: results[operator] };
}

function integerArithmetic(operator: '+' | '-' | '*' | '/' | '%', a: bigint, b: bigint): Outcome {
  if ((operator === '/' || operator === '%') && b === 0n) return ruleError('Divide by zero error.');
  const result =
    operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : operator === '/' ? a / b : a % b;
  return toInt(result);
}

/** An int, or an error where 64 bits do not hold it. */
export function toInt(value: bigint): Outcome {
  return BigInt.asIntN(64, value) === value ? { type: 'int', value } : ruleError('Integer overflow error.');
}

export function unsupported(
  operator: string,
  left: RuleValue,
  right: RuleValue,
  types: readonly string[] = [],
): Outcome {
  const expected = types.map((type) => `${type} ${operator} ${type}`);
  if (types.length > 0) expected.push(`constraint ${operator} any`, `any ${operator} constraint`);
  const tail = expected.length > 0 ? ` Expected: ${expected.join(', ')}.` : '';
  return ruleError(`Unsupported operation error. Received: ${typeName(left)} ${operator} ${typeName(right)}.${tail}`);
}

export function typeName(value: RuleValue): string {
  return value.type === 'partial-map' ? 'map' : value.type;
}

function describe(value: RuleValue): string {
  return value.type === 'string' ? value.value : typeName(value);
}
