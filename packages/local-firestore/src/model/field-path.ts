import { invalidArgument } from './status-error.ts';
import type { MapFields, Value } from './value.ts';

/** Map keys from the outside in: `a.b` is `['a', 'b']`. */
export type FieldPath = readonly string[];

export const NAME_FIELD: FieldPath = ['__name__'];

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|(?:\\.))+)`/y;

export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === '__name__';
}

/** Parses `a.b` or `` `a b`.c ``. @throws INVALID_ARGUMENT @source docs/data.md#filters */
export function parseFieldPath(text: string): FieldPath {
  if (text === '') throw invalidArgument('Invalid empty property path string.');
  const segments: string[] = [];
  let index = 0;
  for (;;) {
    SEGMENT.lastIndex = index;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidPath(text);
    segments.push(match[1] ?? match[2]?.replaceAll(/\\(.)/gs, '$1') ?? '');
    index = SEGMENT.lastIndex;
    if (index === text.length) return segments;
    if (text[index] !== '.') throw invalidPath(text);
    index += 1;
  }
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (SIMPLE.test(segment) ? segment : `\`${segment.replaceAll(/[`\\]/g, String.raw`\$&`)}\``))
    .join('.');
}

export function sameFieldPath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((segment, index) => segment === b[index]);
}

/** The value at a path, or undefined; a path never reaches into arrays. */
export function getField(fields: MapFields, path: FieldPath): Value | undefined {
  let current: MapFields = fields;
  for (let index = 0; index < path.length; index += 1) {
    const value = current.get(path[index] ?? '');
    if (value === undefined || index === path.length - 1) return value;
    if (value.kind !== 'map') return undefined;
    current = value.fields;
  }
  return undefined;
}

/** A copy with the value set; a value on the path that is not a map is replaced by a map. */
export function withField(fields: MapFields, path: FieldPath, value: Value): MapFields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) return copy.set(head, value);
  const inner = fields.get(head);
  return copy.set(head, {
    kind: 'map',
    fields: withField(inner?.kind === 'map' ? inner.fields : new Map(), rest, value),
  });
}

/** A copy without the value; nothing changes where the path leads nowhere. */
export function withoutField(fields: MapFields, path: FieldPath): MapFields {
  const [head, ...rest] = path;
  const inner = head === undefined ? undefined : fields.get(head);
  if (head === undefined || inner === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) {
    copy.delete(head);
    return copy;
  }
  if (inner.kind !== 'map') return fields;
  return copy.set(head, { kind: 'map', fields: withoutField(inner.fields, rest) });
}

/** Only the named paths of a map, for masks and projections. */
export function pickFields(fields: MapFields, paths: readonly FieldPath[]): MapFields {
  let picked: MapFields = new Map();
  for (const path of paths) {
    const value = getField(fields, path);
    if (value !== undefined) picked = withField(picked, path, value);
  }
  return picked;
}

function invalidPath(text: string): Error {
  return invalidArgument(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );
}
