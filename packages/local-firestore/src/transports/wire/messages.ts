import Long from 'long';
import protobuf from 'protobufjs/light.js';
import type { Type } from 'protobufjs';
import protojson from 'protobufjs/ext/protojson.js';
import type { Messages } from './message-types.ts';
import { PROTOCOL } from './protocol.ts';

// The protocol definitions are those that @google-cloud/firestore ships (Apache-2.0), unmodified but for one field
// that the published ones lack and the web SDK sends: `Write.verify`. @source docs/wire.md#protos

protobuf.util.Long = Long;
protobuf.configure();

/** A message of a type that only the service's description names, such as the request of an operation. */
export type Message = Record<string, unknown>;

function loadRoot(): protobuf.Root {
  const root = protobuf.Root.fromJSON(PROTOCOL);
  const write = root.lookupType('google.firestore.v1.Write');
  const verify = new protobuf.Field('verify', 5, 'string');
  write.add(verify);
  write.oneofs['operation']?.add(verify);
  setProtoNames(root);
  return root;
}

/** The descriptor has camel-case names only; the JSON mapping accepts the names of the definitions too. */
function setProtoNames(namespace: protobuf.NamespaceBase): void {
  for (const nested of namespace.nestedArray) {
    if (nested instanceof protobuf.Type) {
      for (const field of nested.fieldsArray as { name: string; protoName?: string }[])
        field.protoName = field.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    }
    if (nested instanceof protobuf.Namespace) setProtoNames(nested);
  }
}

const root = loadRoot();
const types = new Map<string, Type>();

/** A message type of `google.firestore.v1` by its short name, such as `CommitRequest`. */
function messageType(name: string): Type {
  const known = types.get(name);
  if (known) return known;
  const type: Type = root.lookupType(name.includes('.') ? name : `google.firestore.v1.${name}`);
  types.set(name, type);
  return type;
}

export interface MethodShape {
  readonly requestType: string;
  readonly responseType: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
}

/** Every method of the service, by name. */
export function serviceMethods(): ReadonlyMap<string, MethodShape> {
  const service = root.lookupService('google.firestore.v1.Firestore');
  return new Map(
    service.methodsArray.map((method) => [
      method.name,
      {
        requestType: method.requestType,
        responseType: method.responseType,
        requestStream: method.requestStream === true,
        responseStream: method.responseStream === true,
      },
    ]),
  );
}

export function decodeMessage<Name extends keyof Messages>(typeName: Name, bytes: Uint8Array): Messages[Name];
export function decodeMessage(typeName: string, bytes: Uint8Array): Message;
export function decodeMessage(typeName: string, bytes: Uint8Array): Message {
  return messageType(typeName).decode(bytes);
}

export function encodeMessage(typeName: string, message: Message): Buffer {
  return messageType(typeName).encode(message).finish() as Buffer; // on Node it is one
}

/** Reads the JSON mapping. @throws Error for an unknown field, a wrong type or an unknown enum name */
export function messageFromJson<Name extends keyof Messages>(typeName: Name, json: unknown): Messages[Name];
export function messageFromJson(typeName: string, json: unknown): Message;
export function messageFromJson(typeName: string, json: unknown): Message {
  return protojson.fromJson(messageType(typeName), json) as unknown as Message;
}

export function messageToJson(typeName: string, message: Message): Record<string, unknown> {
  return protojson.toJson(messageType(typeName), message) as Record<string, unknown>;
}

/** Parses JSON text whose bare integers may be larger than a double holds. */
export function parseJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  // As strings, which the mapping takes for integers too. Strings and whole numbers are found, so nothing inside is.
  const quoted = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs, (token) =>
    /^-?\d{16,}$/.test(token) ? `"${token}"` : token,
  );
  return JSON.parse(quoted);
}

/** The number behind an enum name, such as `TargetChange.TargetChangeType` and `CURRENT`. */
export function enumNumber(enumName: string, value: string): number {
  return root.lookupEnum(`google.firestore.v1.${enumName}`).values[value] ?? 0;
}

export function enumName(enumType: string, value: unknown): string {
  return root.lookupEnum(`google.firestore.v1.${enumType}`).valuesById[Number(value ?? 0)] ?? '';
}
