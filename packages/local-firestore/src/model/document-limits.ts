import { invalidArgument } from './status-error.ts';
import type { MapFields, Value } from './value.ts';

// Checks in the order of the real service: names, nesting, sizes of single values, size of the whole.
// @source docs/data.md#values-and-limits

const MAX_VALUE_BYTES = 1_048_487;
const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;

/** Refuses fields that a document cannot hold. @throws INVALID_ARGUMENT with the field and the limit */
export function checkStorable(path: readonly string[], fields: MapFields): void {
  for (const [name, value] of fields) {
    if (isReserved(name)) throw invalidArgument(`field name ${name} is reserved`);
    if (name === '') throw invalidArgument('field name is empty');
    checkName(name);
    checkValue(name, value, 1, []);
  }
  const size = path.reduce((sum, segment) => sum + utf8(segment) + 1, 16) + sizeOfFields(fields) + 32;
  if (size > MAX_DOCUMENT_BYTES) throw invalidArgument(`maximum entity size is ${MAX_DOCUMENT_BYTES} bytes`);
}

/** `depth` counts the maps and arrays up to and with this value, should it be one. `above` is the path to it. */
function checkValue(name: string, value: Value, depth: number, above: readonly string[]): void {
  switch (value.kind) {
    case 'string':
      if (value.value.length > MAX_VALUE_BYTES / 3 && utf8(value.value) > MAX_VALUE_BYTES) throw tooLong(name);
      return;
    case 'bytes':
      if (value.value.length > MAX_VALUE_BYTES) throw tooLong(name);
      return;
    case 'array':
      if (depth > MAX_DEPTH)
        throw invalidArgument(`Property ${name} is nested too deeply: at most ${MAX_DEPTH} levels.`);
      for (const item of value.values) {
        if (item.kind === 'array') throw invalidArgument('Nested arrays are not allowed');
        // Error messages and paths call an element `array`, in place of the array's own name.
        checkValue('array', item, depth + 1, above);
      }
      return;
    case 'map':
      checkMap(name, value.fields, depth, [...above, name]);
      return;
    case 'vector':
      if (value.values.length === 0 || value.values.length > 2048) {
        throw invalidArgument(`Property ${name}: a vector has 1 to 2048 dimensions, got ${value.values.length}.`);
      }
      return;
    default:
  }
}

function checkMap(name: string, fields: MapFields, depth: number, path: readonly string[]): void {
  if (depth > MAX_DEPTH) throw invalidArgument(`Property ${name} contains an invalid nested entity.`);
  for (const [key, value] of fields) {
    if (isReserved(key)) throw invalidArgument(`field name '${key}' is reserved.`);
    try {
      checkName([...path, key].join('.'));
      checkValue(key, value, depth + 1, path);
    } catch (error) {
      if (error instanceof Error && /reserved|Nested arrays/.test(error.message)) throw error;
      throw invalidArgument(`Property ${name} contains an invalid nested entity.`);
    }
  }
}

function checkName(name: string): void {
  if (name.length > MAX_NAME_BYTES / 3 && utf8(name) > MAX_NAME_BYTES) {
    throw invalidArgument(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

function isReserved(name: string): boolean {
  return name.length >= 4 && name.startsWith('__') && name.endsWith('__');
}

function tooLong(name: string): Error {
  return invalidArgument(`The value of property "${name}" is longer than ${MAX_VALUE_BYTES} bytes.`);
}

function sizeOfFields(fields: MapFields): number {
  let size = 0;
  for (const [name, value] of fields) size += utf8(name) + 1 + sizeOfValue(value);
  return size;
}

function sizeOfValue(value: Value): number {
  switch (value.kind) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'string':
      return utf8(value.value) + 1;
    case 'bytes':
      return value.value.length;
    case 'reference':
      return value.value.path.reduce((sum, segment) => sum + utf8(segment) + 1, 16);
    case 'geo':
      return 16;
    case 'vector':
      return value.values.length * 8;
    case 'array':
      return value.values.reduce((sum, item) => sum + sizeOfValue(item), 0);
    case 'map':
      return sizeOfFields(value.fields);
  }
}

function utf8(text: string): number {
  return Buffer.byteLength(text);
}
