import type { Minor } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';

/** What discounts take off each line, in proportion to its price: the tax is on what is left. */
export function offEachLine(
  lines: readonly { readonly totalMinor: Minor }[],
  discounts: readonly { readonly amountMinor: Minor }[],
): readonly Minor[] {
  return shareOut(
    discounts.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    lines.map(({ totalMinor }) => totalMinor),
  );
}
