/** Ends the program with one sentence that says what is wrong and how to mend it. */
export function fail(sentence: string): never {
  console.error(`foodhouse: ${sentence}`);
  process.exit(1);
}

/** An error's message, with its cause's: fetch says in the cause what failed. */
export function sayWhy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
