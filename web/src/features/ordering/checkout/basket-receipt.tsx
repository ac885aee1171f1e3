// No stories: shows receipt.tsx.
import type { ReadLine } from '../../orders/details/order-lines.tsx';
import { Receipt } from './receipt.tsx';
import type { PlacedOrder } from './use-checkout.ts';
import type { BasketLine } from '../basket/basket.ts';

/** What was ordered, with its token. */
export function BasketReceipt({ placed }: { readonly placed: PlacedOrder }): React.JSX.Element {
  const { order, lines, note, sums, allergens } = placed;
  return (
    <Receipt
      order={order}
      lines={lines.map((line) => orderedLine(line, allergens.get(line.id) ?? null))}
      note={note}
      sums={sums}
    />
  );
}

function orderedLine(
  { foodId, name, quantity, note, chosen, eachMinor }: BasketLine,
  allergens: ReadLine['allergens'],
): ReadLine {
  return { foodId, name, quantity, note, chosen, allergens, totalMinor: quantity * eachMinor };
}
