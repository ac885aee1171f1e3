// No stories: shows receipt.tsx.
import { allergensText, type Order, type OrderLine } from '@foodhouse/domain';
import type { ReadLine } from '../../orders/details/read-line.ts';
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
  allergens: OrderLine['allergens'] | undefined,
): ReadLine {
  const contains = allergens === undefined ? undefined : allergensText(allergens);
  return { name, quantity, note, chosen, contains, totalMinor: quantity * eachMinor };
}
