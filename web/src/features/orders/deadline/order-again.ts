import { optionText, type Order } from '@foodhouse/domain';
import type { NewLine } from '../basket/basket.ts';

/** What an order had, as it was chosen, for the basket: it says what has changed since. */
export function linesAgain({ lines, currency }: Pick<Order, 'lines' | 'currency'>): readonly NewLine[] {
  return lines.map(({ foodId, name, image, size, options, note, quantity, eachMinor }) => ({
    foodId,
    name,
    image,
    sizeId: size?.id ?? null,
    options: options.map((option) => ({ groupId: option.groupId, id: option.id, quantity: option.quantity })),
    note,
    quantity,
    chosen: [...(size ? [size.name] : []), ...options.map(optionText)].join(', '),
    eachMinor,
    currency,
  }));
}
