import { bothOf, compareOrdered } from './comparison.ts';
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

type StrictOperator = Exclude<BinaryOperator, '||' | '&&'>;

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

function unsupported(operator: string, left: RuleValue, right: RuleValue, types: readonly string[] = []): Outcome {
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
