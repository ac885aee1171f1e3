import { mealtimeKey, type Mealtime } from '@foodhouse/domain';
import type { QueryFieldFilterConstraint } from 'firebase/firestore';
import type { Database } from '../../data/database.ts';

/**
 * The conditions of a search: a food has every term, and the mealtime. All are equalities on fields of one map, so that
 * Firestore merges its automatic single-field indexes (docs/decisions/015). Such a query can only be ordered by id.
 */
export function whereFound(
  { FieldPath, where }: Database,
  terms: readonly string[],
  mealtime: Mealtime | null = null,
): readonly QueryFieldFilterConstraint[] {
  const keys = mealtime === null ? terms : [...terms, mealtimeKey(mealtime)];
  return keys.map((key) => where(new FieldPath('search', key), '==', true));
}
