import { formatDatabaseName, parseDatabaseName, sameDatabase, type DatabaseName } from '../../model/name.ts';
import { invalidArgument } from '../../model/status-error.ts';

/** Later messages of a stream may name its database again, but no other. @throws INVALID_ARGUMENT */
export function requireStreamDatabase(name: string | undefined, expected: DatabaseName): void {
  if (!name || sameDatabase(parseDatabaseName(name), expected)) return;
  throw invalidArgument(
    `Request specified a database (${name}) that did not match the expected database (${formatDatabaseName(expected)})`,
  );
}
