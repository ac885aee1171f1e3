/** Runs one phase of a script: prints its name, and at its end its duration in seconds. */
export async function phase<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  console.log(`${name} …`);
  const startMs = performance.now();
  try {
    return await work();
  } finally {
    console.log(`${name}: ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
  }
}
