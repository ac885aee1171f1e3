/** Ends the program with one sentence that says what is wrong and how to mend it. */
export function fail(sentence: string): never {
  console.error(`foodhouse: ${sentence}`);
  process.exit(1);
}
