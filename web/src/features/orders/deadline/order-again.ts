import { optionText, type Order } from '@foodhouse/domain';
import { putIntoBasket } from '../basket/basket-store.ts';

/** Puts everything that an order had into the basket, as it was chosen; the basket says what has changed since. */
export function orderAgain({ lines, currency }: Pick<Order, 'lines' | 'currency'>): void {
  for (const { foodId, name, image, size, options, note, quantity, eachMinor } of lines) {
    putIntoBasket({
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
    });
  }
}
