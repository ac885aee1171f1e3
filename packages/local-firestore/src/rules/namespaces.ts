import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { convertToFloat, convertToInt, convertToPath, convertToString, truncate } from './conversions.ts';
import { checkArguments, define, type FunctionDefinition, type Of } from './signatures.ts';
import { ruleError, toBool, type Outcome, type RuleValue } from './values.ts';

type Numeric = Of<'int' | 'float'>;

const INT_OR_FLOAT = [['int'], ['float']] as const;
const TWO_NUMBERS = [
  ['int', 'int'],
  ['int', 'float'],
  ['float', 'int'],
  ['float', 'float'],
] as const;
const STRING_OR_BYTES = [['string'], ['bytes']] as const;

function ofNumber(run: (value: number) => RuleValue): FunctionDefinition {
  return define(INT_OR_FLOAT, ({ value }) => run(Number(value)));
}

function float(value: number): RuleValue {
  return { type: 'float', value };
}

function hash(digest: (data: Uint8Array) => Uint8Array): FunctionDefinition {
  return define(STRING_OR_BYTES, (data) => ({
    type: 'bytes',
    value: digest(data.type === 'string' ? Buffer.from(data.value) : data.value),
  }));
}

function littleEndian(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

const UNIT_NANOS: Record<string, bigint> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

const NAMESPACES: Record<string, Record<string, FunctionDefinition>> = {
  math: {
    abs: define(INT_OR_FLOAT, (number) => {
      if (number.type === 'float') return float(Math.abs(number.value));
      const size = number.value < 0n ? -number.value : number.value;
      return { type: 'int', value: BigInt.asIntN(64, size) };
    }),
    // Documented as int, measured as float on both engines. @source docs/rules.md#namespaces
    ceil: ofNumber((value) => float(Math.ceil(value))),
    floor: ofNumber((value) => float(Math.floor(value))),
    round: ofNumber((value) => ({ type: 'int', value: truncate(Math.floor(value + 0.5)) })),
    sqrt: ofNumber((value) => float(Math.sqrt(value))),
    pow: define(TWO_NUMBERS, (a, b) => float(Number(a.value) ** Number(b.value))),
    isNaN: ofNumber((value) => toBool(Number.isNaN(value))),
  },
  hashing: {
    md5: hash((data) => createHash('md5').update(data).digest()),
    sha256: hash((data) => createHash('sha256').update(data).digest()),
    crc32: hash((data) => littleEndian(crc32(data))),
    crc32c: hash((data) => littleEndian(crc32c(data))),
  },
  duration: {
    value: define([['int', 'string']], durationOf),
    time: define([['int', 'int', 'int', 'int']], (hours, minutes, seconds, nanos) => ({
      type: 'duration',
      nanos: ((hours.value * 60n + minutes.value) * 60n + seconds.value) * 1_000_000_000n + nanos.value,
    })),
    abs: define([['duration']], absolute),
  },
  timestamp: {
    date: define([['int', 'int', 'int']], (year, month, day) =>
      dateOf(Number(year.value), Number(month.value), Number(day.value)),
    ),
    value: define([['int']], (millis) => ({ type: 'timestamp', nanos: millis.value * 1_000_000n })),
  },
  latlng: {
    value: define(TWO_NUMBERS, latlngOf),
  },
};

const GLOBAL_FUNCTIONS: Record<string, FunctionDefinition> = {
  int: define([['any']], convertToInt),
  float: define([['any']], convertToFloat),
  string: define([['any']], convertToString),
  path: define([['any']], convertToPath),
  debug: define([['any']], (value) => value),
};

export function isNamespace(name: string): boolean {
  return Object.hasOwn(NAMESPACES, name);
}

export function callNamespace(namespace: string, name: string, args: readonly RuleValue[]): Outcome {
  const functions = NAMESPACES[namespace] ?? {};
  return call(Object.hasOwn(functions, name) ? functions[name] : undefined, name, `${namespace}.${name}`, args);
}

export function callGlobal(name: string, args: readonly RuleValue[]): Outcome {
  return call(Object.hasOwn(GLOBAL_FUNCTIONS, name) ? GLOBAL_FUNCTIONS[name] : undefined, name, name, args);
}

function call(
  definition: FunctionDefinition | undefined,
  name: string,
  label: string,
  args: readonly RuleValue[],
): Outcome {
  if (!definition) return ruleError(`Function not found error: Name: [${name}].`);
  return checkArguments(definition.overloads, args, label) ?? definition.run(args);
}

function durationOf(amount: Of<'int'>, unit: Of<'string'>): Outcome {
  const nanos = Object.hasOwn(UNIT_NANOS, unit.value) ? UNIT_NANOS[unit.value] : undefined;
  if (nanos === undefined) return ruleError(`Unknown duration unit: ${unit.value}.`);
  return { type: 'duration', nanos: amount.value * nanos };
}

function absolute(value: Of<'duration'>): RuleValue {
  return { type: 'duration', nanos: value.nanos < 0n ? -value.nanos : value.nanos };
}

function dateOf(year: number, month: number, day: number): Outcome {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal) return ruleError(`Invalid date: ${year}-${month}-${day}.`);
  return { type: 'timestamp', nanos: BigInt(date.getTime()) * 1_000_000n };
}

function latlngOf(latitude: Numeric, longitude: Numeric): Outcome {
  const lat = Number(latitude.value);
  const lng = Number(longitude.value);
  if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { type: 'latlng', latitude: lat, longitude: lng };
  return ruleError(
    `Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: ${lat}, longitude: ${lng}.`,
  );
}

/** CRC-32C (Castagnoli), which zlib does not offer. */
function crc32c(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
