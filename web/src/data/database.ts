import { loadChunk } from '../lib/load-chunk.ts';
import { whenSdksMayLoad } from './sdks.ts';

/** The database's SDK. Queries are functions of it, so that a page is rendered without it. */
export type Database = typeof import('./firebase/database.ts');

/** @throws ChunkFailure */
export async function loadDatabase(): Promise<Database> {
  await whenSdksMayLoad();
  return loadChunk(() => import('./firebase/database.ts'));
}
