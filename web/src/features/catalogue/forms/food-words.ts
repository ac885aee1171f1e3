import {
  formatWhole,
  LIMITS,
  maxPriceMinor,
  MIN_PRICE_MINOR,
  parsePrice,
  plainAmount,
  typedAmount,
  type Currency,
  type Mealtime,
} from '@foodhouse/domain';
import * as texts from './texts.ts';

export type TextName = 'name' | 'supplier' | 'description' | 'price' | 'quantity' | 'img' | 'pictureText';

/**
 * The values of a food's form: texts as typed, and mealtimes. The same contract parses them in the browser and on the
 * server.
 */
export type FoodValues = Record<TextName, string> & { readonly mealtimes: readonly Mealtime[] };

/** Messages of the fields, for people; the contract's own messages are for programs. */
const NEEDS: Record<Exclude<keyof FoodValues, 'price'>, string> = {
  name: texts.nameLimits({ most: LIMITS.foodName }),
  supplier: texts.chefLimits({ most: LIMITS.name }),
  description: texts.descriptionLimits({ most: LIMITS.foodText }),
  quantity: texts.quantityLimits({ most: LIMITS.quantity }),
  img: texts.photoSample(),
  pictureText: texts.pictureTextLimits({ most: LIMITS.pictureText }),
  mealtimes: texts.mealtimesSample(),
};

/** @param field that the contract refused @param values of the form @param currency of its price */
export function explainField(field: keyof FoodValues, values: FoodValues, currency: Currency): string {
  if (field === 'name' && values.name.trim() === '') return texts.needsName();
  if (field === 'supplier' && values.supplier.trim() === '') return texts.needsChef();
  if (field !== 'price') return NEEDS[field];
  if (parsePrice(plainAmount(values.price, currency), currency) === null)
    return texts.priceSample({ price: typedAmount(1250, currency) });
  const [least = '', most = ''] = [MIN_PRICE_MINOR, maxPriceMinor(currency)].map((minor) =>
    formatWhole(minor, currency),
  );
  return texts.priceLimits({ least, most });
}
