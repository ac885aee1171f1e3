import { checkBackup, documentsIn, writeBackup, type BackupSummary } from './backup-file.ts';
import type { Database, DocumentPage, StoredDocument } from './database.ts';
import { moveReferences } from './json.ts';

/** Marks a database whose restore has begun and not ended; it holds the checksum of the backup. */
const MARKER = 'restores/unfinished';
/** As many writes as Firestore takes at once, and a size well below its limit of 10 MiB a request. */
const MOST_WRITES = 500;
const MOST_BYTES = 4_000_000;

/** Called now and then with the number of documents so far. */
export type OnProgress = (documents: number) => void;

/**
 * Copies every document of a database, as it was at one moment, to a new file.
 * @throws Error when the file exists, or when the database is half restored
 */
export async function backUp(database: Database, file: string, onProgress: OnProgress): Promise<BackupSummary> {
  if ((await database.get(MARKER)) !== null)
    throw new Error(`the restore of ${database.name} has not ended: repeat it first`);
  const pages = database.pages();
  const first = await pages.next();
  if (first.done === true) throw new Error(`${database.name} could not be read`);
  const { readTime } = first.value;
  return writeBackup(file, { database: database.name, readTime }, documentsOf(first.value, pages, onProgress));
}

async function* documentsOf(
  first: DocumentPage,
  rest: AsyncIterable<DocumentPage>,
  onProgress: OnProgress,
): AsyncGenerator<readonly StoredDocument[]> {
  let read = first.documents.length;
  yield first.documents;
  for await (const { documents } of rest) {
    yield documents;
    onProgress((read += documents.length));
  }
}

/**
 * Writes every document of a backup into an empty database, or over another one's documents. An interrupted restore is
 * repeated with the same file, and completes.
 * @throws Error when the file is not whole, or when the database is not empty
 */
export async function restore(
  database: Database,
  file: string,
  { overwrites, onProgress }: { readonly overwrites: boolean; readonly onProgress: OnProgress },
): Promise<BackupSummary> {
  const summary = await checkBackup(file);
  await begin(database, summary.sha256, overwrites);
  let written = 0;
  for await (const batch of batchesOf(documentsIn(file))) {
    await database.put(
      batch.map(({ path, fields }) => ({ path, fields: moveReferences(fields, summary.database, database.name) })),
    );
    onProgress((written += batch.length));
  }
  await database.delete(MARKER);
  return summary;
}

async function begin(database: Database, sha256: string, overwrites: boolean): Promise<void> {
  const marker = await database.get(MARKER);
  const begun = marker?.['sha256']?.['stringValue'];
  if (marker && begun !== sha256)
    throw new Error(`the restore of another backup into ${database.name} has not ended: repeat that one first`);
  const first = marker || overwrites ? null : await database.first();
  if (first) throw new Error(`${database.name} is not empty: it holds ${first.path}`);
  await database.put([{ path: MARKER, fields: { sha256: { stringValue: sha256 } } }]);
}

async function* batchesOf(documents: AsyncIterable<StoredDocument>): AsyncGenerator<readonly StoredDocument[]> {
  let batch: StoredDocument[] = [];
  let bytes = 0;
  for await (const document of documents) {
    const size = JSON.stringify(document).length;
    if (batch.length === MOST_WRITES || (batch.length > 0 && bytes + size > MOST_BYTES)) {
      yield batch;
      [batch, bytes] = [[], 0];
    }
    batch.push(document);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}
