/** One kind of operation, as the local Firestore bills it (packages/local-firestore/docs/billing.md). */
export interface UsageLine {
  readonly by: 'admin' | 'client';
  readonly what: string;
  readonly calls: number;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

export function sumOf(lines: readonly UsageLine[], of: 'calls' | 'reads' | 'writes' | 'deletes'): number {
  return lines.reduce((sum, line) => sum + line[of], 0);
}

/**
 * What grows for ever: reads of a range of orders that neither a time nor a limit bounds, nor a status that passes, nor
 * the end of a list with the latest first.
 */
export function unbounded(lines: readonly UsageLine[]): readonly string[] {
  return lines
    .map(({ what }) => what)
    .filter((what) => /^(?:query|count|listen|list) (?:orders|reviews|users|audit)\b/.test(what))
    .filter(
      (what) =>
        !/ limit \d+|(?:createdAt|updatedAt|acceptedAt) >|status == (?:pending|approved)\b|userId ==| desc(?: from …)? to …/.test(
          what,
        ),
    );
}
