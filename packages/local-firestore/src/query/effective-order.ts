import { compareCodePoints } from '../model/code-points.ts';
import { formatFieldPath, isNameField, NAME_FIELD, sameFieldPath, type FieldPath } from '../model/field-path.ts';
import { conditionsOf, isInequality, type Order, type Query } from '../model/query.ts';

/**
 * The orders a query really has: the explicit ones, then inequality fields not yet named, by path, then `__name__`.
 * Added ones take the direction of the last explicit order.
 * @source docs/data.md#orders-and-cursors
 */
export function effectiveOrder(query: Query): readonly Order[] {
  const orders = [...query.orderBy];
  const direction = query.orderBy.at(-1)?.direction ?? 'asc';
  const isNamed = (path: FieldPath): boolean => orders.some((order) => sameFieldPath(order.path, path));
  const inequalities = [...conditionsOf(query.filter)].filter(isInequality).map((condition) => condition.path);
  const byPath = inequalities.toSorted((a, b) => compareCodePoints(formatFieldPath(a), formatFieldPath(b)));
  for (const path of byPath) if (!isNameField(path) && !isNamed(path)) orders.push({ path, direction });
  if (!isNamed(NAME_FIELD)) orders.push({ path: NAME_FIELD, direction });
  return orders;
}
