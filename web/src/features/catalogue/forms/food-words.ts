import { LIMITS, parsePrice, type Mealtime } from '@foodhouse/domain';

export type TextName = 'name' | 'supplier' | 'description' | 'price' | 'quantity' | 'img';

/**
 * The values of a food's form: texts as typed, and mealtimes. The same contract parses them in the browser and on the
 * server.
 */
export type FoodValues = Record<TextName, string> & { readonly mealtimes: readonly Mealtime[] };

/** Messages of the fields, for people; the contract's own messages are for programs. */
const NEEDS: Record<keyof FoodValues, string> = {
  name: `A name in one line, of at most ${LIMITS.name} characters`,
  supplier: `The chef’s name in one line, of at most ${LIMITS.name} characters`,
  description: `A description of at most ${LIMITS.foodText} characters`,
  price: 'A price such as 12.50',
  quantity: `A whole number from 0 to ${LIMITS.quantity}`,
  img: 'An address that begins with https://, or nothing',
  mealtimes: 'Breakfast, lunch or dinner',
};

/** @param field that the contract refused @param values of the form */
export function explainField(field: keyof FoodValues, values: FoodValues): string {
  if (field === 'name' && values.name.trim() === '') return 'Give the food a name';
  if (field === 'supplier' && values.supplier.trim() === '') return 'Name the chef';
  const isReadable = field === 'price' && parsePrice(values.price) !== null;
  return isReadable ? 'A price from $0.01 to $100,000' : NEEDS[field];
}
