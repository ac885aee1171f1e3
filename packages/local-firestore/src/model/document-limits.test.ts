import { describe, expect, it } from 'vitest';
import { checkStorable } from './document-limits.ts';
import { checkId } from './name.ts';
import type { Value } from './value.ts';

const text = (value: string): Value => ({ kind: 'string', value });
const map = (fields: Record<string, Value>): Value => ({ kind: 'map', fields: new Map(Object.entries(fields)) });
const array = (...values: readonly Value[]): Value => ({ kind: 'array', values });

function nested(levels: number): Value {
  return levels === 0 ? text('leaf') : map({ m: nested(levels - 1) });
}

function alternating(levels: number): Value {
  if (levels === 0) return text('leaf');
  return levels % 2 === 0 ? map({ m: alternating(levels - 1) }) : array(alternating(levels - 1));
}

function store(fields: Record<string, Value>): () => void {
  return () => {
    checkStorable(['c', 'd'], new Map(Object.entries(fields)));
  };
}

describe('a document', () => {
  it.each([
    ['a text of the largest size', { s: text('x'.repeat(1_048_000)) }],
    ['twenty maps in each other', { m: nested(20) }],
    ['twenty levels of maps and arrays', { m: alternating(20) }],
    ['long names on both sides of an array', { ['f'.repeat(1000)]: array(map({ ['g'.repeat(1000)]: text('v') })) }],
    ['a long name in an array of a map', { m: map({ a: array(map({ ['k'.repeat(1492)]: text('v') })) }) }],
    ['a map in an array', { a: array(map({ k: text('v') })) }],
    ['a field name of 1500 bytes', { ['f'.repeat(1500)]: text('v') }],
  ])('may hold %s', (_what, fields) => {
    expect(store(fields)).not.toThrow();
  });

  it.each([
    ['a text too long', { s: text('x'.repeat(1_048_488)) }, 'The value of property "s" is longer than 1048487 bytes.'],
    [
      'too many bytes',
      { s: { kind: 'bytes', value: new Uint8Array(1_048_488) } },
      'The value of property "s" is longer than 1048487 bytes.',
    ],
    [
      'more than a mebibyte in all',
      { a: text('x'.repeat(600_000)), b: text('x'.repeat(600_000)) },
      /maximum entity size is 1048576 bytes$/,
    ],
    ['an array in an array', { a: array(array()) }, 'Nested arrays are not allowed'],
    ['a reserved name', { __x__: text('v') }, 'field name __x__ is reserved'],
    ['a reserved name below', { m: map({ __x__: text('v') }) }, "field name '__x__' is reserved."],
    ['a name too long', { ['f'.repeat(1501)]: text('v') }, 'The property.name is longer than 1500 bytes.'],
    ['twenty-one maps in each other', { m: nested(21) }, 'Property m contains an invalid nested entity.'],
    [
      'twenty-one levels of maps and arrays',
      { m: alternating(21) },
      'Property array contains an invalid nested entity.',
    ],
    [
      'a name too long in an array',
      { a: array(map({ ['f'.repeat(1495)]: text('v') })) },
      'Property array contains an invalid nested entity.',
    ],
    [
      'a name too long in an array of a map',
      { m: map({ a: array(map({ ['k'.repeat(1493)]: text('v') })) }) },
      'Property m contains an invalid nested entity.',
    ],
    [
      'a path too long through maps',
      { ['f'.repeat(1000)]: map({ ['g'.repeat(1000)]: text('v') }) },
      `Property ${'f'.repeat(1000)} contains an invalid nested entity.`,
    ],
    ['an empty vector', { v: { kind: 'vector', values: [] } }, 'a vector has 1 to 2048 dimensions, got 0'],
  ] as const)('may not hold %s', (_what, fields, message) => {
    expect(store(fields as Record<string, Value>)).toThrow(message);
  });
});

describe('an id', () => {
  it.each(['a', 'é'.repeat(750), '__id7__', '__id-9223372036854775808__', 'a b', '__'])('may be %j', (id) => {
    expect(() => {
      checkId(id, false);
    }).not.toThrow();
  });

  it.each(['x'.repeat(1501), 'é'.repeat(751), '__x__', '__id5x__', '__id9223372036854775808__'])(
    'may not be %j',
    (id) => {
      expect(() => {
        checkId(id, false);
      }).toThrow(/longer than 1500 bytes|reserved|64-bit integer/);
    },
  );
});
