import { INT64_MAX, INT64_MIN } from '../model/value.ts';
import { ruleError, type Outcome, type PathValueSegment, type RuleValue } from './values.ts';
import { typeName } from './operators.ts';

const JAVA_FLOAT =
  /^[+-]?(NaN|Infinity|((\d+\.?\d*|\.\d+)([eE][+-]?\d+)?|0[xX]([0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?\d+)[fFdD]?)$/;

/** `int(x)`. @source docs/rules.md#conversions */
export function convertToInt(value: RuleValue): Outcome {
  if (value.type === 'int') return value;
  if (value.type === 'float') return { type: 'int', value: truncate(value.value) };
  if (value.type === 'string') {
    if (!/^[+-]?\d+$/.test(value.value)) return cannotConvert(value, 'int');
    const number = BigInt(value.value.replace(/^\+/, ''));
    return number > INT64_MAX || number < INT64_MIN ? cannotConvert(value, 'int') : { type: 'int', value: number };
  }
  return refused('int', value, ['int', 'float', 'string']);
}

/** Toward zero, saturating at the 64-bit limits; NaN is 0. */
export function truncate(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return INT64_MAX;
  return value <= -(2 ** 63) ? INT64_MIN : BigInt(Math.trunc(value));
}

/** `float(x)`: strings as Java's parseDouble takes them. */
export function convertToFloat(value: RuleValue): Outcome {
  if (value.type === 'float') return value;
  if (value.type === 'int') return { type: 'float', value: Number(value.value) };
  if (value.type !== 'string') return refused('float', value, ['int', 'float', 'string']);
  const text = value.value.trim();
  if (!JAVA_FLOAT.test(text)) return cannotConvert(value, 'float');
  return { type: 'float', value: /0[xX]/.test(text) ? parseHexFloat(text) : Number(text.replace(/[fFdD]$/, '')) };
}

/** `string(x)`, also used by `join`. */
export function convertToString(value: RuleValue): Outcome {
  switch (value.type) {
    case 'string':
      return value;
    case 'int':
      return { type: 'string', value: String(value.value) };
    case 'float':
      return { type: 'string', value: formatJavaDouble(value.value) };
    case 'bool':
      return { type: 'string', value: String(value.value) };
    case 'null':
      return { type: 'string', value: 'null' };
    case 'path':
      return { type: 'string', value: formatPath(value.segments) };
    default:
      return refused('string', value, ['bool', 'int', 'float', 'string', 'null', 'path']);
  }
}

/** `path('a/b')`. */
export function convertToPath(value: RuleValue): Outcome {
  if (value.type !== 'string') return refused('path', value, ['string']);
  if (value.value.includes('$('))
    return ruleError(`Type conversion error. Argument: [${value.value}], From type: [string], To type: [path].`);
  const segments = value.value.split('/').filter((segment) => segment !== '');
  return {
    type: 'path',
    segments: segments.map((segment) => (/^\{\w+\}$/.test(segment) ? { placeholder: segment.slice(1, -1) } : segment)),
  };
}

export function formatPath(segments: readonly PathValueSegment[]): string {
  return `/${segments.map((segment) => (typeof segment === 'string' ? segment : `{${segment.placeholder}}`)).join('/')}`;
}

/** As `Double.toString` of Java prints: `1.0`, `1.0E7`, `1.0E-4`. */
function formatJavaDouble(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(value, -0)) return '-0.0';
  const size = Math.abs(value);
  if (size === 0) return '0.0';
  if (size === 5e-324) return value > 0 ? '4.9E-324' : '-4.9E-324';
  if (size >= 1e-3 && size < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

function parseHexFloat(text: string): number {
  const match = /^([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([+-]?\d+)/.exec(text);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match ?? [];
  const mantissa = Number.parseInt(`${whole}${fraction}` || '0', 16) / 16 ** fraction.length;
  return (sign === '-' ? -1 : 1) * mantissa * 2 ** Number(exponent);
}

function cannotConvert(value: Extract<RuleValue, { type: 'string' }>, to: string): Outcome {
  return ruleError(`Type conversion error. Argument: [${value.value}], From type: [string], To type: [${to}].`);
}

function refused(name: string, value: RuleValue, types: readonly string[]): Outcome {
  const expected = types.map((type) => `${name}(${type})`).join(', ');
  return ruleError(`Unsupported operation error. Received: ${name}(${typeName(value)}). Expected: ${expected}.`);
}
