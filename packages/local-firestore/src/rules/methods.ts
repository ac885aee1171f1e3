import { compareCodePoints } from '../model/code-points.ts';
import { constraintContains, UNDECIDED } from './constraints.ts';
import { convertToString } from './conversions.ts';
import { typeName } from './operators.ts';
import { compilePattern, replaceMatches } from './regular-expressions.ts';
import { checkArguments, method, type MethodDefinition, type Of } from './signatures.ts';
import { METHODS_OF_TIME } from './time-methods.ts';
import {
  contains,
  equalInside,
  NULL_VALUE_ERROR,
  ruleError,
  toBool,
  toSet,
  toStringValue,
  undefinedProperty,
  type KnownValue,
  type Outcome,
  type RuleValue,
} from './values.ts';

const string = (value: string): KnownValue => toStringValue(value);
const int = (value: number | bigint): RuleValue => ({ type: 'int', value: BigInt(value) });

const STRING: Record<string, MethodDefinition> = {
  size: method('string', [[]], ({ value }) => int(value.length)),
  lower: method('string', [[]], ({ value }) => string(value.toLowerCase())),
  upper: method('string', [[]], ({ value }) => string(value.toUpperCase())),
  trim: method('string', [[]], ({ value }) => string(value.trim())),
  toUtf8: method('string', [[]], ({ value }) => ({ type: 'bytes', value: Buffer.from(value) })),
  matches: method('string', [['string']], ({ value }, pattern) => {
    const compiled = compilePattern(pattern.value);
    return compiled ? toBool(compiled.matches(value)) : invalidPattern(pattern.value);
  }),
  replace: method('string', [['string', 'string']], ({ value }, pattern, replacement) => {
    const compiled = compilePattern(pattern.value);
    return compiled ? string(replaceMatches(compiled, value, replacement.value)) : invalidPattern(pattern.value);
  }),
  split: method('string', [['string']], ({ value }, pattern) => {
    const compiled = compilePattern(pattern.value);
    if (!compiled) return invalidPattern(pattern.value);
    // An empty pattern does not give one element per character. @source docs/rules.md#strings
    return { type: 'list', items: (pattern.value === '' ? [value] : compiled.split(value)).map(string) };
  }),
};

const BYTES: Record<string, MethodDefinition> = {
  size: method('bytes', [[]], ({ value }) => int(value.length)),
  toHexString: method('bytes', [[]], ({ value }) => string(Buffer.from(value).toString('hex').toUpperCase())),
  toBase64: method('bytes', [[]], ({ value }) =>
    string(Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  ),
};

const LIST: Record<string, MethodDefinition> = {
  size: method('list', [[]], ({ items }) => int(items.length)),
  hasAll: method('list', [['list']], ({ items }, other) =>
    toBool(other.items.every((item) => contains(items, item, 'strict'))),
  ),
  hasAny: method('list', [['list']], ({ items }, other) =>
    toBool(other.items.some((item) => contains(items, item, 'strict'))),
  ),
  hasOnly: method('list', [['list']], ({ items }, other) =>
    toBool(items.every((item) => contains(other.items, item, 'strict'))),
  ),
  concat: method('list', [['list']], ({ items }, other) => ({
    type: 'list',
    items: [...items, ...other.items],
  })),
  removeAll: method('list', [['list']], ({ items }, other) => ({
    type: 'list',
    items: items.filter((item) => !contains(other.items, item, 'strict')),
  })),
  join: method('list', [['string']], ({ items }, separator) => join(items, separator.value)),
  toSet: method('list', [[]], ({ items }) => toSet(items)),
};

const SET: Record<string, MethodDefinition> = {
  size: method('set', [[]], ({ items }) => int(items.length)),
  hasAll: method('set', [['set'], ['list']], ({ items }, other) =>
    toBool(other.items.every((item) => contains(items, item, 'loose'))),
  ),
  hasAny: method('set', [['set'], ['list']], ({ items }, other) =>
    toBool(other.items.some((item) => contains(items, item, 'loose'))),
  ),
  hasOnly: method('set', [['set'], ['list']], ({ items }, other) =>
    toBool(items.every((item) => contains(other.items, item, 'loose'))),
  ),
  union: method('set', [['set']], ({ items }, other) => toSet([...items, ...other.items])),
  intersection: method('set', [['set']], ({ items }, other) =>
    toSet(items.filter((item) => contains(other.items, item, 'loose'))),
  ),
  difference: method('set', [['set']], ({ items }, other) =>
    toSet(items.filter((item) => !contains(other.items, item, 'loose'))),
  ),
};

const MAP: Record<string, MethodDefinition> = {
  size: method('map', [[]], ({ entries }) => int(entries.size)),
  keys: method('map', [[]], ({ entries }) => ({ type: 'list', items: sortedKeys(entries).map(string) })),
  values: method('map', [[]], ({ entries }) => ({ type: 'list', items: [...entries.values()] })),
  get: method(
    'map',
    [
      ['string', 'any'],
      ['list', 'any'],
    ],
    (map, key, fallback) => walk(map, key, fallback),
  ),
  diff: method('map', [['map']], (left, right) => ({
    type: 'map_diff',
    left: left.entries,
    right: right.entries,
  })),
};

const MAP_DIFF: Record<string, MethodDefinition> = {
  addedKeys: method('map_diff', [[]], ({ left, right }) => keySet(left, (key) => !right.has(key))),
  removedKeys: method('map_diff', [[]], ({ left, right }) => keySet(right, (key) => !left.has(key))),
  changedKeys: method('map_diff', [[]], ({ left, right }) =>
    keySet(left, (key) => right.has(key) && !sameAt(left, right, key)),
  ),
  unchangedKeys: method('map_diff', [[]], ({ left, right }) => keySet(left, (key) => sameAt(left, right, key))),
  affectedKeys: method('map_diff', [[]], ({ left, right }) => {
    const keys = [...new Set([...left.keys(), ...right.keys()])];
    const affected = keys.filter((key) => !sameAt(left, right, key));
    return toSet(affected.toSorted(compareCodePoints).map(string));
  }),
};

const PATH: Record<string, MethodDefinition> = {
  bind: method('path', [['map']], ({ segments }, bindings) => {
    const names = new Set(segments.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.placeholder])));
    const unknown = [...bindings.entries.keys()].find((key) => !names.has(key));
    if (unknown !== undefined) return ruleError(`Unknown placeholder: ${unknown}.`);
    const bound = segments.map((segment) => {
      const value = typeof segment === 'string' ? undefined : bindings.entries.get(segment.placeholder);
      return value?.type === 'string' ? value.value : segment;
    });
    return { type: 'path', segments: bound };
  }),
};

const LATLNG: Record<string, MethodDefinition> = {
  latitude: method('latlng', [[]], ({ latitude }) => ({ type: 'float', value: latitude })),
  longitude: method('latlng', [[]], ({ longitude }) => ({ type: 'float', value: longitude })),
  distance: method('latlng', [['latlng']], (from, to) => ({
    type: 'float',
    value: haversineMetres(from, to),
  })),
};

/** Methods of a map of which a query fixes only some keys: absence cannot be proven. @source docs/rules.md#proof */
const PARTIAL_MAP: Record<string, MethodDefinition> = {
  keys: method('partial-map', [[]], ({ entries }) => ({
    type: 'constraint',
    abstract: { kind: 'containing', items: sortedKeys(entries).map(string) },
  })),
  get: method(
    'partial-map',
    [
      ['string', 'any'],
      ['list', 'any'],
    ],
    (map, key, fallback) => walk(map, key, fallback),
  ),
};

const CONSTRAINT: Record<string, MethodDefinition> = {
  hasAny: method('constraint', [['list']], ({ abstract }, other) => constraintContains(abstract, other.items, 'any')),
  hasAll: method('constraint', [['list']], ({ abstract }, other) => constraintContains(abstract, other.items, 'all')),
};

/** Every method, by the type of its receiver. */
export const METHODS: Partial<Record<RuleValue['type'], Record<string, MethodDefinition>>> = {
  string: STRING,
  bytes: BYTES,
  list: LIST,
  set: SET,
  map: MAP,
  map_diff: MAP_DIFF,
  path: PATH,
  latlng: LATLNG,
  'partial-map': PARTIAL_MAP,
  constraint: CONSTRAINT,
  ...METHODS_OF_TIME,
};

/** Calls a method: null first, then the name, then the arguments. */
export function callMethod(receiver: RuleValue, name: string, args: readonly RuleValue[]): Outcome {
  if (receiver.type === 'null') return NULL_VALUE_ERROR;
  const methods = METHODS[receiver.type];
  const definition = methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (!definition) {
    return receiver.type === 'constraint' ? UNDECIDED : ruleError(`Function not found error: Name: [${name}].`);
  }
  const refusal = checkArguments(definition.overloads, args, `${typeName(receiver)}.${name}`);
  return refusal ?? definition.run(receiver, args);
}

function walk(map: Of<'map' | 'partial-map'>, key: Of<'string' | 'list'>, fallback: RuleValue): Outcome {
  const keys = key.type === 'string' ? [key] : key.items;
  let current: RuleValue = map;
  for (const step of keys) {
    if (step.type !== 'string') return ruleError(`Type error. Received: [${typeName(step)}] Expected: [string].`);
    if (current.type === 'constraint') return UNDECIDED;
    if (current.type !== 'map' && current.type !== 'partial-map') return fallback;
    const value: RuleValue | undefined = current.entries.get(step.value);
    if (value === undefined) return current.type === 'map' ? fallback : undefinedProperty(step.value);
    current = value;
  }
  return current;
}

function join(items: readonly KnownValue[], separator: string): Outcome {
  const texts: string[] = [];
  for (const item of items) {
    const text = convertToString(item);
    if (text.type !== 'string') return text;
    texts.push(text.value);
  }
  return string(texts.join(separator));
}

function sortedKeys(entries: ReadonlyMap<string, RuleValue>): readonly string[] {
  return [...entries.keys()].toSorted(compareCodePoints);
}

function keySet(entries: ReadonlyMap<string, KnownValue>, keeps: (key: string) => boolean): RuleValue {
  return { type: 'set', items: sortedKeys(entries).filter(keeps).map(string) };
}

/** Present on both sides, and equal. */
function sameAt(left: ReadonlyMap<string, KnownValue>, right: ReadonlyMap<string, KnownValue>, key: string): boolean {
  const before = left.get(key);
  const after = right.get(key);
  return before !== undefined && after !== undefined && equalInside(before, after, 'loose');
}

function invalidPattern(pattern: string): Outcome {
  return ruleError(`Invalid regular expression: ${pattern}.`);
}

function haversineMetres(from: Of<'latlng'>, to: Of<'latlng'>): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = halfLatitude + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude;
  return 2 * 6_371_010 * Math.asin(Math.min(1, Math.sqrt(chord)));
}
