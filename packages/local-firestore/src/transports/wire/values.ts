import Long from 'long';
import type { Document } from '../../model/document.ts';
import { formatResourceName, parseParentName, type DatabaseName, type ResourcePath } from '../../model/name.ts';
import { invalidArgument } from '../../model/status-error.ts';
import { truncateToMicros, type Timestamp } from '../../model/timestamp.ts';
import { NULL_VALUE, type MapFields, type Value } from '../../model/value.ts';
import type { Int64, WireDocument, WireFields, WireLatLng, WireTimestamp, WireValue } from './message-types.ts';

/** A stored value from its wire form. Timestamps are cut to microseconds. @throws INVALID_ARGUMENT */
export function valueFromWire(wire: WireValue): Value {
  // Own properties only: protobufjs puts defaults of the other members on the prototype.
  for (const key of Object.keys(wire)) {
    switch (key) {
      case 'nullValue':
        return NULL_VALUE;
      case 'booleanValue':
        return { kind: 'boolean', value: wire.booleanValue === true };
      case 'integerValue':
        return { kind: 'integer', value: toBigInt(wire.integerValue ?? 0) };
      case 'doubleValue':
        return { kind: 'double', value: wire.doubleValue ?? 0 };
      case 'timestampValue':
        return { kind: 'timestamp', value: truncateToMicros(timestampFromWire(wire.timestampValue ?? {})) };
      case 'stringValue':
        return { kind: 'string', value: wire.stringValue ?? '' };
      case 'bytesValue':
        return { kind: 'bytes', value: wire.bytesValue ?? new Uint8Array() };
      case 'referenceValue':
        return { kind: 'reference', value: parseParentName(wire.referenceValue ?? '') };
      case 'geoPointValue':
        return geoFromWire(wire.geoPointValue ?? {});
      case 'arrayValue':
        return { kind: 'array', values: (wire.arrayValue?.values ?? []).map(valueFromWire) };
      case 'mapValue':
        return mapFromWire(wire.mapValue?.fields ?? {});
      default:
        throw invalidArgument(`Values of kind ${key} cannot be stored.`);
    }
  }
  throw invalidArgument('A Value must have a type.');
}

export function fieldsFromWire(wire: WireFields): MapFields {
  const fields = new Map<string, Value>();
  for (const key of Object.keys(wire)) fields.set(key, valueFromWire(wire[key] ?? {}));
  return fields;
}

export function valueToWire(value: Value): WireValue {
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

function fieldsToWire(fields: MapFields): WireFields {
  const wire: Record<string, WireValue> = Object.create(null); // so that a field may be called __proto__
  for (const [key, value] of fields) wire[key] = valueToWire(value);
  return wire;
}

export function documentToWire(database: DatabaseName, document: Document): WireDocument {
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

export function timestampFromWire({ seconds = 0, nanos = 0 }: WireTimestamp): Timestamp {
  return { seconds: Long.isLong(seconds) ? seconds.toNumber() : Number(seconds), nanos };
}

export function timestampToWire(time: Timestamp): WireTimestamp {
  return { seconds: Long.fromNumber(time.seconds), nanos: time.nanos };
}

export function toBigInt(value: Int64): bigint {
  if (Long.isLong(value)) return (BigInt(value.high) << 32n) | BigInt(value.low >>> 0);
  return BigInt(value);
}

function toLong(value: bigint): Long {
  return new Long(Number(BigInt.asIntN(32, value)), Number(BigInt.asIntN(32, value >> 32n)));
}

function geoFromWire({ latitude = 0, longitude = 0 }: WireLatLng): Value {
  return { kind: 'geo', latitude, longitude };
}

function mapFromWire(wire: WireFields): Value {
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
