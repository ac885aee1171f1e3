import { MAX_QUANTITY } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** How many portions there are, where no name of a field says what the number is: `16 left`; of a food that nobody counts no number. */
export function portionsLeft(quantity: number): string {
  return quantity < MAX_QUANTITY ? texts.left({ count: quantity }) : texts.plentyLeft();
}
