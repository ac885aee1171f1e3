/** @throws Error when what the code takes for granted is not so: a fault of ours */
export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`expected that ${message}`);
}
