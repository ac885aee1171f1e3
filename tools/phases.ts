/** Takes one phase of a script: says which it is, and at its end how many seconds it took. */
export async function phase<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  console.log(`${name} …`);
  const startMs = performance.now();
  try {
    return await work();
  } finally {
    console.log(`${name}: ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  }
}
