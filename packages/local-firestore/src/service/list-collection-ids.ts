import { compareCodePoints } from '../model/code-points.ts';
import type { DatabaseName, ResourcePath } from '../model/name.ts';
import { invalidArgument } from '../model/status-error.ts';
import { Authorization } from './authorization.ts';
import type { Caller } from './caller.ts';
import { databaseOf, type ServiceContext } from './context.ts';
import { openRead, type Consistency } from './read-consistency.ts';

/** Ids of the collections below a document or the root, also below documents that do not exist. */
export function listCollectionIds(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  request: { readonly parent: ResourcePath; readonly pageSize: number; readonly after: string | null },
  consistency: Consistency,
): { readonly collectionIds: readonly string[]; readonly next: string | null } {
  const database = databaseOf(context, name);
  new Authorization(context, caller, database).requireAdmin('Metadata operations require admin authentication.');
  if (request.pageSize < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  const { view } = openRead(database, consistency);
  const ids = new Set<string>();
  for (const key of view.collectionKeys()) {
    const segments = key.split('/');
    const id = segments[request.parent.length];
    if (id !== undefined && request.parent.every((segment, index) => segments[index] === segment)) ids.add(id);
  }
  const { after, pageSize } = request;
  const rest = [...ids].toSorted(compareCodePoints).filter((id) => after === null || compareCodePoints(id, after) > 0);
  if (pageSize === 0 || rest.length <= pageSize) return { collectionIds: rest, next: null };
  const collectionIds = rest.slice(0, pageSize);
  return { collectionIds, next: collectionIds.at(-1) ?? null };
}
