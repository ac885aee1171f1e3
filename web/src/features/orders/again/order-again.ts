import { choicesText, foodText, type Order } from '@foodhouse/domain';
import type { NewLine } from './new-line.ts';

/** What an order had, as it was chosen, for the basket: it says what has changed since. */
export function linesAgain({ lines, currency }: Pick<Order, 'lines' | 'currency'>): readonly NewLine[] {
  return lines.map((line) => ({
    foodId: line.foodId,
    ...(line.half && { halfFoodId: line.half.foodId }),
    name: foodText(line),
    image: line.image,
    sizeId: line.size?.id ?? null,
    options: line.options.map(({ groupId, id, quantity }) => ({ groupId, id, quantity })),
    note: line.note,
    quantity: line.quantity,
    chosen: choicesText(line),
    eachMinor: line.eachMinor,
    allergens: line.allergens,
    currency,
  }));
}
