import type { DatabaseName } from '../model/name.ts';
import type { ListenEvent } from '../listen/events.ts';
import { WatchStream, type TargetSpec } from '../listen/watch-stream.ts';
import { requireIndex } from '../query/declared-indexes.ts';
import { Authorization } from './authorization.ts';
import type { Caller } from './caller.ts';
import { databaseOf, type ServiceContext } from './context.ts';
import { shapeOf } from './usage.ts';

/** Opens the targets of one Listen stream. The stream keeps its caller until it ends. */
export function openWatchStream(
  context: ServiceContext,
  caller: Caller,
  name: DatabaseName,
  emit: (event: ListenEvent) => void,
): WatchStream {
  const database = databaseOf(context, name);
  return new WatchStream({
    database,
    emit,
    authorizeDocument: (path, document) => {
      new Authorization(context, caller, database).get(path, document);
    },
    authorizeQuery: (query) => {
      if (context.indexes) requireIndex(query, context.indexes);
      new Authorization(context, caller, database).list(query);
    },
    onReads: (spec, reads, isFirst) => {
      context.usage.add(name.project, caller.kind, `listen ${watchedBy(spec)}`, 'reads', reads, isFirst ? 1 : 0);
    },
  });
}

function watchedBy(spec: TargetSpec): string {
  if (spec.kind === 'query') return shapeOf(spec.query);
  return `to documents of ${[...new Set(spec.paths.map((path) => path.at(-2)))].join(', ')}`;
}
