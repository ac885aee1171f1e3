import { loadChunk } from '../lib/load-chunk.ts';

/** The database's SDK. Queries are functions of it, so that a page is rendered without it. */
export type Database = typeof import('./firebase/database.ts');

/** @throws ChunkFailure */
export function loadDatabase(): Promise<Database> {
  return loadChunk(() => import('./firebase/database.ts'));
}
