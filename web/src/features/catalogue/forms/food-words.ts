import {
  amountText,
  formatMoney,
  LIMITS,
  maxPriceMinor,
  MIN_PRICE_MINOR,
  parsePrice,
  type Currency,
  type Mealtime,
} from '@foodhouse/domain';

export type TextName = 'name' | 'supplier' | 'description' | 'price' | 'quantity' | 'img';

/**
 * The values of a food's form: texts as typed, and mealtimes. The same contract parses them in the browser and on the
 * server.
 */
export type FoodValues = Record<TextName, string> & { readonly mealtimes: readonly Mealtime[] };

/** Messages of the fields, for people; the contract's own messages are for programs. */
const NEEDS: Record<Exclude<keyof FoodValues, 'price'>, string> = {
  name: `A name in one line, of at most ${LIMITS.foodName} characters`,
  supplier: `The chef’s name in one line, of at most ${LIMITS.name} characters`,
  description: `A description of at most ${LIMITS.foodText} characters`,
  quantity: `A whole number from 0 to ${LIMITS.quantity}`,
  img: 'An address that begins with https://, or nothing',
  mealtimes: 'Breakfast, lunch or dinner',
};

/** @param field that the contract refused @param values of the form @param currency of its price */
export function explainField(field: keyof FoodValues, values: FoodValues, currency: Currency): string {
  if (field === 'name' && values.name.trim() === '') return 'Give the food a name';
  if (field === 'supplier' && values.supplier.trim() === '') return 'Name the chef';
  if (field !== 'price') return NEEDS[field];
  if (parsePrice(values.price, currency) === null) return `A price such as ${amountText(1250, currency)}`;
  const [least, most] = [MIN_PRICE_MINOR, maxPriceMinor(currency)].map((minor) => formatMoney(minor, currency));
  return `A price from ${least} to ${most?.replace(/\.0+$/, '')}`;
}
