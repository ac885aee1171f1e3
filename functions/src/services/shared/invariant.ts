/** @throws Error when an assumption of the code is wrong: a bug */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`expected that ${message}`);
}
