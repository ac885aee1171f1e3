// No stories: shows receipt.tsx.
import type { Order } from '@foodhouse/domain';
import type { ReadLine } from '../../orders/details/order-lines.tsx';
import { Receipt } from './receipt.tsx';
import type { Placed } from './read-answer.ts';
import type { BasketLine } from '../basket/basket.ts';

/** What was ordered, with its token. */
export function BasketReceipt({
  placed,
  live,
}: {
  readonly placed: Placed;
  readonly live: Order | null;
}): React.JSX.Element {
  const { order, lines, note, shown } = placed;
  return (
    <Receipt
      order={order}
      live={live}
      lines={lines.map((line) => orderedLine(line, shown?.allergens[line.id]))}
      note={note}
      {...(shown && { sums: shown.sums, readyInMs: shown.readyInMs ?? null })}
    />
  );
}

function orderedLine(
  { name, quantity, note, chosen, eachMinor }: BasketLine,
  allergens: ReadLine['allergens'],
): ReadLine {
  return { name, quantity, note, chosen, allergens, totalMinor: quantity * eachMinor };
}
