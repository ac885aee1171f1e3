import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { StoredDocument } from './database.ts';
import { toJson } from './json.ts';

// A backup is text, one JSON object a line:
//   {"backup":"foodhouse","version":1,"database":"projects/house/databases/(default)","readTime":"2026-11-22T…Z"}
//   {"path":"foods/1","fields":{"name":{"stringValue":"Soup"}}}      one line a document, ordered by path
//   {"documents":1,"sha256":"…"}                                     of all lines above it

export interface BackupHeader {
  /** The database that the backup is of. */
  readonly database: string;
  readonly readTime: string;
}

export interface BackupSummary extends BackupHeader {
  readonly documents: number;
  /** Of all lines but the last, as hexadecimal text. */
  readonly sha256: string;
}

const KIND = { backup: 'foodhouse', version: 1 } as const;
/** A backup holds names and addresses. */
const OWNER_ONLY = 0o600;

/**
 * Writes a backup under a temporary name, and gives it its own once it is whole.
 * @throws Error when the file exists
 */
export async function writeBackup(
  file: string,
  header: BackupHeader,
  pages: AsyncIterable<readonly StoredDocument[]>,
): Promise<BackupSummary> {
  if (existsSync(file)) throw new Error(`${file} exists already`);
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  const partial = `${file}.partial`;
  const handle = await open(partial, 'w', OWNER_ONLY);
  try {
    const hash = createHash('sha256');
    const append = async (lines: readonly unknown[]): Promise<void> => {
      const text = lines.map((line) => `${toJson(line)}\n`).join('');
      hash.update(text);
      await handle.writeFile(text);
    };
    let documents = 0;
    await append([{ ...KIND, ...header }]);
    for await (const page of pages) {
      await append(page);
      documents += page.length;
    }
    const sha256 = hash.digest('hex');
    await handle.writeFile(`${toJson({ documents, sha256 })}\n`);
    await handle.sync();
    await rename(partial, file);
    return { ...header, documents, sha256 };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/**
 * Reads a backup to its end without keeping its documents.
 * @throws Error when the file is no backup, was cut, or was changed
 */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const hash = createHash('sha256');
  let header: BackupHeader | null = null;
  let lines = 0;
  let before: string | null = null;
  for await (const line of linesOf(file)) {
    if (before !== null) {
      hash.update(`${before}\n`);
      lines += 1;
      header ??= headerIn(before, file);
    }
    before = line;
  }
  if (header === null || before === null) throw new Error(`${file} is no backup of Foodhouse`);
  const end = parseLine(before) as { documents?: unknown; sha256?: unknown };
  const sha256 = hash.digest('hex');
  if (end.documents !== lines - 1 || end.sha256 !== sha256)
    throw new Error(`${file} was cut or changed: its last line does not match the ${lines - 1} documents before it`);
  return { ...header, documents: lines - 1, sha256 };
}

/** The documents of a backup that `checkBackup` has passed, in its order. */
export async function* documentsIn(file: string): AsyncGenerator<StoredDocument> {
  for await (const line of linesOf(file)) {
    const document = parseLine(line) as Partial<StoredDocument>;
    if (document.path !== undefined && document.fields !== undefined)
      yield { path: document.path, fields: document.fields };
  }
}

/** Not `readline`, which also ends a line at U+2028 and U+2029; JSON may contain both. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function headerIn(line: string, file: string): BackupHeader {
  const { backup, version, database, readTime } = parseLine(line) as Partial<typeof KIND & BackupHeader>;
  if (backup !== KIND.backup || database === undefined || readTime === undefined)
    throw new Error(`${file} is no backup of Foodhouse`);
  if (version !== KIND.version) throw new Error(`${file} has version ${String(version)}, expected ${KIND.version}`);
  return { database, readTime };
}

/** @returns an empty object for a line that is no JSON object, such as one that was cut */
function parseLine(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
