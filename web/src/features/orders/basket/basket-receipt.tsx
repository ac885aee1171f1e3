import type { ReadLine } from '../order-lines.tsx';
import type { ReadSums } from '../order-sums.tsx';
import { Receipt } from '../place/receipt.tsx';
import type { BasketLine } from './basket.ts';
import type { Quoted } from './judge-lines.ts';
import type { OrderBasketResult } from './order-basket.ts';

/** A repeat after a reload does not know its sums and allergens. */
export type PlacedBasket = Extract<OrderBasketResult, { status: 'placed' }> & {
  readonly sums: ReadSums;
  readonly allergens: Quoted['allergens'];
};

/** What was ordered, with its token. */
export function BasketReceipt({ placed }: { readonly placed: PlacedBasket }): React.JSX.Element {
  const { order, lines, sums, allergens } = placed;
  return (
    <Receipt order={order} lines={lines.map((line) => orderedLine(line, allergens.get(line.id) ?? null))} sums={sums} />
  );
}

function orderedLine(
  { foodId, name, quantity, note, chosen, eachMinor }: BasketLine,
  allergens: ReadLine['allergens'],
): ReadLine {
  return { foodId, name, quantity, note, chosen, allergens, totalMinor: quantity * eachMinor };
}
