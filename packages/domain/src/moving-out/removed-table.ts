import { foodTableOf } from '../moving-in/food-table.ts';
import type { TakenFood } from './taken-food.ts';

/**
 * Foods that left the menu as a table with a line for each size. The import tells them by their ids, and leaves them where they
 * are. Options are none of it: those of a group may be others since, and would be brought back.
 * @param timeOf as the table writes it
 */
export function removedTableOf(
  foods: readonly TakenFood[],
  timeOf: (atMs: number) => string,
): readonly (readonly string[])[] {
  const [head = [], ...lines] = foodTableOf(
    foods.map((food) => ({ food, choices: { sizes: food.sizes, groups: [] }, category: food.category ?? '' })),
  );
  const leftAt = ({ retiredAtMs }: TakenFood): string => (retiredAtMs === null ? '' : timeOf(retiredAtMs));
  const said = new Map(foods.map((food) => [food.id, [food.currency, leftAt(food)]]));
  return [[...head, 'currency', 'removed'], ...lines.map((line) => [...line, ...(said.get(line[0] ?? '') ?? [])])];
}
