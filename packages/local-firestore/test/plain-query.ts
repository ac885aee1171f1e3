import type { Query } from '../src/model/query.ts';

/** The query of everything in a root collection, but for what the test names. */
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
