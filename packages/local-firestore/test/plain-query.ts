import type { Query } from '../src/model/query.ts';
import type { ValidQuery } from '../src/model/valid-query.ts';
import { validateQuery } from '../src/query/validate-query.ts';

/** The query of a whole root collection, with the changes that a test names. */
export function plainQuery(collectionId: string, changes: Partial<Query> = {}): Query {
  return {
    parent: [],
    collectionId,
    allDescendants: false,
    filter: null,
    orderBy: [],
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    select: null,
    ...changes,
  };
}

/** The same, validated. */
export function validQuery(collectionId: string, changes: Partial<Query> = {}): ValidQuery {
  return validateQuery(plainQuery(collectionId, changes));
}
