import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { convertToFloat, convertToInt, convertToPath, convertToString, truncate } from './conversions.ts';
import { checkArguments, type MethodDefinition } from './methods.ts';
import { ruleError, toBool, type Outcome, type RuleValue } from './values.ts';

type Numeric = Extract<RuleValue, { type: 'int' | 'float' }>;
type Of<T extends RuleValue['type']> = Extract<RuleValue, { type: T }>;

interface FunctionDefinition {
  readonly overloads: MethodDefinition['overloads'];
  readonly run: (args: readonly RuleValue[]) => Outcome;
}

const INT_OR_FLOAT = [['int'], ['float']] as const;
const TWO_NUMBERS = [
  ['int', 'int'],
  ['int', 'float'],
  ['float', 'int'],
  ['float', 'float'],
] as const;
const STRING_OR_BYTES = [['string'], ['bytes']] as const;

function ofNumber(run: (value: number) => RuleValue): FunctionDefinition {
  return { overloads: INT_OR_FLOAT, run: ([value]) => run(Number((value as Numeric).value)) };
}

function float(value: number): RuleValue {
  return { type: 'float', value };
}

function hash(digest: (data: Uint8Array) => Uint8Array): FunctionDefinition {
  return {
    overloads: STRING_OR_BYTES,
    run: ([value]) => ({
      type: 'bytes',
      value: digest(value?.type === 'string' ? Buffer.from(value.value) : (value as Of<'bytes'>).value),
    }),
  };
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
    abs: {
      overloads: INT_OR_FLOAT,
      run: ([value]) => {
        if (value?.type !== 'int') return float(Math.abs((value as Of<'float'>).value));
        const size = value.value < 0n ? -value.value : value.value;
        return { type: 'int', value: BigInt.asIntN(64, size) };
      },
    },
    // Documented as int, measured as float on both engines. @source rules-language 3.14
    ceil: ofNumber((value) => float(Math.ceil(value))),
    floor: ofNumber((value) => float(Math.floor(value))),
    round: ofNumber((value) => ({ type: 'int', value: truncate(Math.floor(value + 0.5)) })),
    sqrt: ofNumber((value) => float(Math.sqrt(value))),
    pow: {
      overloads: TWO_NUMBERS,
      run: ([a, b]) => float(Number((a as Numeric).value) ** Number((b as Numeric).value)),
    },
    isNaN: ofNumber((value) => toBool(Number.isNaN(value))),
  },
  hashing: {
    md5: hash((data) => createHash('md5').update(data).digest()),
    sha256: hash((data) => createHash('sha256').update(data).digest()),
    crc32: hash((data) => littleEndian(crc32(data))),
    crc32c: hash((data) => littleEndian(crc32c(data))),
  },
  duration: {
    value: {
      overloads: [['int', 'string']],
      run: ([amount, unit]) => durationOf(amount as Of<'int'>, unit as Of<'string'>),
    },
    time: {
      overloads: [['int', 'int', 'int', 'int']],
      run: (args) => {
        const [h = 0n, m = 0n, s = 0n, ns = 0n] = args.map((arg) => (arg as Of<'int'>).value);
        return { type: 'duration', nanos: ((h * 60n + m) * 60n + s) * 1_000_000_000n + ns };
      },
    },
    abs: { overloads: [['duration']], run: ([value]) => absolute(value as Of<'duration'>) },
  },
  timestamp: {
    date: {
      overloads: [['int', 'int', 'int']],
      run: (args) => dateOf(args.map((arg) => Number((arg as Of<'int'>).value))),
    },
    value: {
      overloads: [['int']],
      run: ([millis]) => ({ type: 'timestamp', nanos: (millis as Of<'int'>).value * 1_000_000n }),
    },
  },
  latlng: {
    value: {
      overloads: TWO_NUMBERS,
      run: ([latitude, longitude]) => latlngOf(latitude as Numeric, longitude as Numeric),
    },
  },
};

const GLOBAL_FUNCTIONS: Record<string, FunctionDefinition> = {
  int: { overloads: [['any']], run: ([value]) => convertToInt(value as RuleValue) },
  float: { overloads: [['any']], run: ([value]) => convertToFloat(value as RuleValue) },
  string: { overloads: [['any']], run: ([value]) => convertToString(value as RuleValue) },
  path: { overloads: [['any']], run: ([value]) => convertToPath(value as RuleValue) },
  debug: { overloads: [['any']], run: ([value]) => value as RuleValue },
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

function dateOf(parts: readonly number[]): Outcome {
  const [year = 0, month = 0, day = 0] = parts;
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
