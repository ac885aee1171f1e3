// Firestore's values in the JSON mapping of protobuf, as its REST API reads and writes them: integers as text, doubles
// as numbers, so that 3 and 3.0 stay two values. JSON itself has a negative zero, which JSON.stringify loses.

/** One field's value, such as `{ integerValue: '3' }`. */
export type Value = Readonly<Record<string, unknown>>;

export type Fields = Readonly<Record<string, Value>>;

/** `JSON.stringify` with negative zeros. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (Object.is(inner, -0) ? rawJson('-0') : inner));
}

/**
 * The same fields with references to other documents of the first database leading into the second one.
 * @param from, to such as `projects/house/databases/(default)`
 */
export function moveReferences(fields: Fields, from: string, to: string): Fields {
  return from === to ? fields : mapValues(fields, (value) => moveReference(value, from, to));
}

function moveReference(value: Value, from: string, to: string): Value {
  const { referenceValue, arrayValue, mapValue } = value as {
    referenceValue?: string;
    arrayValue?: { values?: readonly Value[] };
    mapValue?: { fields?: Fields };
  };
  if (referenceValue?.startsWith(`${from}/documents/`) === true)
    return { referenceValue: `${to}${referenceValue.slice(from.length)}` };
  if (arrayValue?.values)
    return { arrayValue: { values: arrayValue.values.map((inner) => moveReference(inner, from, to)) } };
  if (mapValue?.fields) return { mapValue: { fields: moveReferences(mapValue.fields, from, to) } };
  return value;
}

function mapValues(fields: Fields, change: (value: Value) => Value): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}

/** `JSON.rawJSON` of Node 22 and later, which TypeScript does not know yet. */
function rawJson(text: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(text);
}
