import Long from 'long';
import type { Document } from '../../model/document.ts';
import { formatResourceName, parseBelowDocuments, type DatabaseName, type ResourcePath } from '../../model/name.ts';
import { invalidArgument } from '../../model/status-error.ts';
import { truncateToMicros, type Timestamp } from '../../model/timestamp.ts';
import { NULL_VALUE, type MapFields, type Value } from '../../model/value.ts';
import type { Message } from './messages.ts';

/** A stored value from its wire form. Timestamps are cut to microseconds. @throws INVALID_ARGUMENT */
export function valueFromWire(wire: Message): Value {
  // Own properties only: protobufjs puts defaults of the other members on the prototype.
  for (const key of Object.keys(wire)) {
    const content = wire[key];
    switch (key) {
      case 'nullValue':
        return NULL_VALUE;
      case 'booleanValue':
        return { kind: 'boolean', value: content === true };
      case 'integerValue':
        return { kind: 'integer', value: toBigInt(content) };
      case 'doubleValue':
        return { kind: 'double', value: Number(content) };
      case 'timestampValue':
        return { kind: 'timestamp', value: truncateToMicros(timestampFromWire(content as Message)) };
      case 'stringValue':
        return { kind: 'string', value: content as string };
      case 'bytesValue':
        return { kind: 'bytes', value: content as Uint8Array };
      case 'referenceValue':
        return { kind: 'reference', value: parseReference(content as string) };
      case 'geoPointValue':
        return geoFromWire(content as Message);
      case 'arrayValue':
        return {
          kind: 'array',
          values: (((content as Message)['values'] as Message[] | undefined) ?? []).map(valueFromWire),
        };
      case 'mapValue':
        return mapFromWire((content as Message)['fields'] as Record<string, Message> | undefined);
      default:
        throw invalidArgument(`Values of kind ${key} cannot be stored.`);
    }
  }
  throw invalidArgument('A Value must have a type.');
}

export function fieldsFromWire(wire: Record<string, Message> | undefined): MapFields {
  const fields = new Map<string, Value>();
  for (const key in wire) if (Object.hasOwn(wire, key)) fields.set(key, valueFromWire(wire[key] as Message));
  return fields;
}

export function valueToWire(value: Value): Message {
  switch (value.kind) {
    case 'null':
      return { nullValue: 0 };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: toLong(value.value) };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: timestampToWire(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: formatResourceName(value.value) };
    case 'geo':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(valueToWire) } };
    case 'vector':
      return {
        mapValue: {
          fields: {
            __type__: { stringValue: '__vector__' },
            value: { arrayValue: { values: value.values.map((item) => ({ doubleValue: item })) } },
          },
        },
      };
    case 'map':
      return { mapValue: { fields: fieldsToWire(value.fields) } };
  }
}

export function fieldsToWire(fields: MapFields): Record<string, Message> {
  const wire = Object.create(null) as Record<string, Message>;
  for (const [key, value] of fields) wire[key] = valueToWire(value);
  return wire;
}

export function documentToWire(database: DatabaseName, document: Document): Message {
  return {
    name: formatResourceName({ database, path: document.path }),
    fields: fieldsToWire(document.fields),
    createTime: timestampToWire(document.createTime),
    updateTime: timestampToWire(document.updateTime),
  };
}

export function nameToWire(database: DatabaseName, path: ResourcePath): string {
  return formatResourceName({ database, path });
}

export function timestampFromWire(wire: Message): Timestamp {
  return { seconds: Number(wire['seconds'] ?? 0), nanos: Number(wire['nanos'] ?? 0) };
}

export function timestampToWire(time: Timestamp): Message {
  return { seconds: Long.fromNumber(time.seconds), nanos: time.nanos };
}

export function toBigInt(value: unknown): bigint {
  if (Long.isLong(value)) return (BigInt(value.high) << 32n) | BigInt(value.low >>> 0);
  return BigInt(value as number | string);
}

function toLong(value: bigint): Long {
  return new Long(Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n)));
}

function parseReference(text: string): Extract<Value, { kind: 'reference' }>['value'] {
  const name = parseBelowDocuments(text, 'Document parent');
  if (name.path.length % 2 === 1)
    throw invalidArgument(`Document parent name "${text}" lacks "/" at index ${text.length}.`);
  return name;
}

function geoFromWire(wire: Message): Value {
  return { kind: 'geo', latitude: Number(wire['latitude'] ?? 0), longitude: Number(wire['longitude'] ?? 0) };
}

function mapFromWire(wire: Record<string, Message> | undefined): Value {
  const fields = fieldsFromWire(wire);
  const type = fields.get('__type__');
  if (type === undefined) return { kind: 'map', fields };
  const values = fields.get('value');
  const isVector =
    type.kind === 'string' && type.value === '__vector__' && values?.kind === 'array' && fields.size === 2;
  if (!isVector || values?.kind !== 'array')
    throw invalidArgument('A vector has the keys __type__ and value, and nothing else.');
  return {
    kind: 'vector',
    values: values.values.map((item) => {
      if (item.kind === 'double' || item.kind === 'integer') return Number(item.value);
      throw invalidArgument('A vector holds numbers only.');
    }),
  };
}
