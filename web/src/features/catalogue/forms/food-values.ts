import { amountText, MEALTIMES, portionsOf, type MenuFood } from '@foodhouse/domain';
import type { FoodFields } from '../api/manage-food.ts';
import type { FoodValues } from './food-words.ts';

/** The fields that are other than the person saw them. */
export function changedFields(before: FoodValues, values: FoodValues): FoodFields {
  const seen = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => String(value) !== String(seen.get(name))));
}

/** The values of the form for a food as it is. */
export function valuesOf(food: MenuFood): FoodValues {
  return {
    name: food.name,
    supplier: food.supplier,
    description: food.description,
    price: amountText(food.priceMinor, food.currency),
    quantity: String(portionsOf(food)),
    img: food.img,
    mealtimes: MEALTIMES.filter((mealtime) => food.mealtimes.includes(mealtime)),
  };
}
