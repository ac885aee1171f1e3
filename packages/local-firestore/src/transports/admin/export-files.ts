import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Document } from '../../model/document.ts';
import { parseDocumentName, pathKey } from '../../model/name.ts';
import { failedPrecondition, invalidArgument } from '../../model/status-error.ts';
import type { Database } from '../../store/database.ts';
import { decodeMessage, encodeMessage, messageFromJson, messageToJson } from '../wire/messages.ts';
import { documentToWire, fieldsFromWire } from '../wire/values.ts';

// The format is our own: `{dir}/{name}/{name}.overall_export_metadata` is JSON that names the data file, its checksum
// and how many documents it holds; the data file is one document of the JSON mapping a line, without times. The name of
// the metadata file is the one that firebase-tools passes with --seed_from_export.

const FORMAT = 'local-firestore-export';
const VERSION = 1;
const DATA_FILE = 'documents.ndjson';

interface Metadata {
  readonly format: string;
  readonly version: number;
  readonly databaseId: string;
  readonly file: string;
  readonly documents: number;
  readonly sha256: string;
}

/** Documents to seed a database with, in any project. */
interface ExportedDocuments {
  readonly databaseId: string;
  readonly documents: readonly Pick<Document, 'path' | 'key' | 'fields'>[];
}

/** Writes all documents of a database. @throws FAILED_PRECONDITION, INVALID_ARGUMENT before anything is written */
export function writeExport(database: Database, directory: string, exportName: string): void {
  if (!existsSync(directory) || !statSync(directory).isDirectory()) {
    throw failedPrecondition('export_directory must be a directory');
  }
  if (exportName === '' || exportName.includes('/') || exportName.includes('..')) {
    throw invalidArgument(`export_name: expected a plain name, got ${JSON.stringify(exportName)}`);
  }
  const target = path.join(directory, exportName);
  mkdirSync(target, { recursive: true });
  const documents = [...database.documents()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const lines = documents.map((document) => JSON.stringify(lineOf(database, document)));
  const data = lines.map((line) => `${line}\n`).join('');
  writeFileSync(path.join(target, DATA_FILE), data);
  const metadata: Metadata = {
    format: FORMAT,
    version: VERSION,
    databaseId: database.name.database,
    file: DATA_FILE,
    documents: documents.length,
    sha256: checksum(data),
  };
  // Last and in one step: without its metadata a half-written export is none.
  const file = path.join(target, `${exportName}.overall_export_metadata`);
  writeFileSync(`${file}.new`, `${JSON.stringify(metadata, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

/** Reads an export whole before any of it is used. @throws Error that names the file and the fault */
export function readExport(metadataFile: string): ExportedDocuments {
  const metadata = readMetadata(metadataFile);
  const dataFile = path.join(path.dirname(metadataFile), path.basename(metadata.file));
  const data = readText(dataFile);
  if (checksum(data) !== metadata.sha256) throw new Error(`${dataFile}: Checksum doesn't validate.`);
  const lines = data.split('\n').filter((line) => line !== '');
  if (lines.length !== metadata.documents) {
    throw new Error(`${dataFile}: expected ${metadata.documents} documents, got ${lines.length}`);
  }
  return {
    databaseId: metadata.databaseId,
    documents: lines.map((line, index) => documentOf(line, `${dataFile}:${index + 1}`)),
  };
}

function readMetadata(file: string): Metadata {
  let metadata: Partial<Metadata>;
  try {
    metadata = JSON.parse(readText(file)) as Partial<Metadata>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${file}: Failed to parse overall export metadata file`, { cause: error });
  }
  if (metadata.format !== FORMAT)
    throw new Error(`${file}: expected the format ${FORMAT}, got ${JSON.stringify(metadata.format)}`);
  if (metadata.version !== VERSION) throw new Error(`${file}: Overall export metadata file version not supported`);
  const { format, version, databaseId, file: dataFile, documents, sha256 } = metadata;
  const isWhole = typeof databaseId === 'string' && typeof dataFile === 'string' && typeof sha256 === 'string';
  if (!isWhole || typeof documents !== 'number') {
    throw new Error(`${file}: Failed to parse overall export metadata file`);
  }
  return { format, version, databaseId, file: dataFile, documents, sha256 };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function lineOf(database: Database, document: Document): unknown {
  const { name, fields } = messageToJson('Document', documentToWire(database.name, document));
  return { name, ...(fields !== undefined && { fields }) };
}

function documentOf(line: string, where: string): ExportedDocuments['documents'][number] {
  try {
    // Encoded and decoded, so that the result is exactly a document that a client could have written.
    const message = decodeMessage('Document', encodeMessage('Document', messageFromJson('Document', JSON.parse(line))));
    const { path: documentPath } = parseDocumentName(message.name ?? '');
    return {
      path: documentPath,
      key: pathKey(documentPath),
      fields: fieldsFromWire(message.fields ?? {}),
    };
  } catch (error) {
    throw new Error(`${where}: Invalid record`, { cause: error });
  }
}

function checksum(data: string): string {
  return createHash('sha256').update(data).digest('hex');
}
