/** A field of a value of unknown form; undefined when there is none. */
export function fieldOf(value: unknown, name: string): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined;
}
