import { amountText, MEALTIMES, portionsOf, type MenuFood } from '@foodhouse/domain';
import { editFood, type FoodFields, type ManageFoodResult } from '../api/manage-food.ts';
import { setStock } from '../api/set-stock.ts';
import type { FoodValues } from './food-words.ts';

/** The result of an edit, and the saved values, which a retry need not send again. */
interface Saved {
  readonly result: ManageFoodResult;
  readonly saved: FoodValues;
}

/**
 * Sends what differs. First the quantity, as a difference to what the person saw, because only it can be refused for
 * something that happened meanwhile; then the other fields.
 * @param before the values that the person saw @param values the current values, validated
 */
export async function saveEdit(id: string, before: FoodValues, values: FoodValues): Promise<Saved> {
  const { quantity: _, ...others } = changedFields(before, values);
  const stock = await setStock(id, Number(before.quantity), Number(values.quantity));
  if (stock.result.status !== 'done') {
    return { result: stock.result, saved: { ...before, quantity: String(stock.seen) } };
  }
  if (Object.keys(others).length === 0) return { result: { status: 'done' }, saved: values };
  const result = await editFood(id, others);
  return { result, saved: result.status === 'done' ? values : { ...before, quantity: values.quantity } };
}

function changedFields(before: FoodValues, values: FoodValues): FoodFields {
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
