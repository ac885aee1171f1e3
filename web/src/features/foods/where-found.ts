import { mealtimeKey, type Mealtime } from '@foodhouse/domain';
import { FieldPath, where, type QueryFieldFilterConstraint } from 'firebase/firestore';

/**
 * The conditions of a search: a food has every term, and the mealtime. All are equalities on fields of one map, so that the
 * database answers them together from the indexes that every field has (docs/decisions/015). Such a query has no order
 * but the foods' ids.
 */
export function whereFound(
  terms: readonly string[],
  mealtime: Mealtime | null = null,
): readonly QueryFieldFilterConstraint[] {
  const keys = mealtime === null ? terms : [...terms, mealtimeKey(mealtime)];
  return keys.map((key) => where(new FieldPath('search', key), '==', true));
}
