import { editFood, type FoodFields, type ManageFoodResult } from '../api/manage-food.ts';
import { setStock } from '../api/set-stock.ts';
import type { FoodValues } from './food-words.ts';

/** How an edit ended, and what the fields hold that is saved: what a second attempt need not send again. */
interface Saved {
  readonly result: ManageFoodResult;
  readonly saved: FoodValues;
}

/**
 * Sends what differs: the quantity as a difference to what the person saw, first, since it alone can be refused for what
 * happened meanwhile; then the other fields.
 * @param before what the fields held when the person saw them. @param values what they hold now, judged
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
  const names = Object.keys(values) as (keyof FoodValues)[];
  const changed = names.filter((name) => String(values[name]) !== String(before[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}
