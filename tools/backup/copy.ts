import { isDeepStrictEqual } from 'node:util';
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
 * @param at the moment; null for now
 * @throws Error when the file exists, or when the database is half restored
 */
export async function backUp(
  database: Database,
  file: string,
  onProgress: OnProgress,
  at: string | null = null,
): Promise<BackupSummary> {
  if ((await database.get(MARKER)) !== null)
    throw new Error(`the restore of ${database.name} has not ended: repeat it first`);
  const pages = database.pages(at);
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
 * Writes every document of a backup into an empty database, and reads it again: it holds those and no other. An
 * interrupted restore is repeated with the same file, and completes.
 * @throws Error when the file is not whole, when the database is not empty, or when somebody wrote into it meanwhile
 */
export async function restore(database: Database, file: string, onProgress: OnProgress): Promise<BackupSummary> {
  const summary = await checkBackup(file);
  await begin(database, summary.sha256);
  let written = 0;
  for await (const batch of batchesOf(movedTo(database, summary, file))) {
    await database.put(batch);
    onProgress((written += batch.length));
  }
  const other = await firstDifference(movedTo(database, summary, file), storedIn(database));
  if (other !== null)
    throw new Error(
      `${database.name} was written to meanwhile: ${other} is not as in ${file}. Stop the house, empty the database, and repeat`,
    );
  await database.delete(MARKER);
  return summary;
}

async function begin(database: Database, sha256: string): Promise<void> {
  const marker = await database.get(MARKER);
  const begun = marker?.['sha256']?.['stringValue'];
  if (marker && begun !== sha256)
    throw new Error(`the restore of another backup into ${database.name} has not ended: repeat that one first`);
  const first = marker ? null : await database.first();
  if (first) throw new Error(`${database.name} is not empty: it holds ${first.path}`);
  await database.put([{ path: MARKER, fields: { sha256: { stringValue: sha256 } } }]);
}

/** The documents of a backup, with their references leading into the database. */
async function* movedTo(
  database: Database,
  { database: from }: BackupSummary,
  file: string,
): AsyncGenerator<StoredDocument> {
  for await (const { path, fields } of documentsIn(file))
    yield { path, fields: moveReferences(fields, from, database.name) };
}

/** All documents of a database but the mark of its restore. */
async function* storedIn(database: Database): AsyncGenerator<StoredDocument> {
  for await (const { documents } of database.pages())
    for (const document of documents) if (document.path !== MARKER) yield document;
}

/** The path of the first document that only one side has, or that differs; null when there is none. Both are in the order of a backup. */
async function firstDifference(
  expected: AsyncIterator<StoredDocument>,
  found: AsyncIterator<StoredDocument>,
): Promise<string | null> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- document by document, so that memory stays flat
    const [a, b] = await Promise.all([expected.next(), found.next()]);
    if (a.done === true) return b.done === true ? null : b.value.path;
    if (b.done === true) return a.value.path;
    if (!isDeepStrictEqual(a.value, b.value)) return b.value.path < a.value.path ? b.value.path : a.value.path;
  }
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
