import { compareCodePoints } from './code-points.ts';
import { invalidArgument } from './status-error.ts';

export interface DatabaseName {
  readonly project: string;
  readonly database: string;
}

/** Segments below `…/documents`: `['foods', 'pho']` is a document, `['foods']` a collection, `[]` the root. */
export type ResourcePath = readonly string[];

export interface DocumentName {
  readonly database: DatabaseName;
  readonly path: ResourcePath;
}

export function formatDatabaseName(name: DatabaseName): string {
  return `projects/${name.project}/databases/${name.database}`;
}

export function formatResourceName(name: DocumentName): string {
  const root = `${formatDatabaseName(name.database)}/documents`;
  return name.path.length === 0 ? root : `${root}/${name.path.join('/')}`;
}

/** One key per path: ids cannot contain a slash. */
export function pathKey(path: ResourcePath): string {
  return path.join('/');
}

export function sameDatabase(a: DatabaseName, b: DatabaseName): boolean {
  return a.project === b.project && a.database === b.database;
}

/** Parses `projects/{p}/databases/{d}`. @throws INVALID_ARGUMENT that says which piece is missing and where */
export function parseDatabaseName(text: string): DatabaseName {
  const reader = new NameReader('Database', text);
  const name = readDatabase(reader);
  if (!reader.atEnd()) throw invalidArgument(`Database name "${text}" has unexpected text at index ${reader.index}.`);
  return name;
}

/** Parses the full name of a document. */
export function parseDocumentName(text: string, label = 'Document'): DocumentName {
  const name = parseBelowDocuments(text, label);
  if (name.path.length === 0 || name.path.length % 2 === 1)
    throw invalidArgument(`${label} name "${text}" lacks "/" at index ${text.length}.`);
  return name;
}

/** Parses the parent of a query: the documents root or a document. */
export function parseParentName(text: string): DocumentName {
  const name = parseBelowDocuments(text, 'Document parent');
  if (name.path.length % 2 === 1) {
    throw invalidArgument(`Document parent name "${text}" lacks "/" at index ${text.length}.`);
  }
  return name;
}

/** Parses any resource below `…/documents`, the root, a collection or a document. */
function parseBelowDocuments(text: string, label: string): DocumentName {
  const reader = new NameReader(label, text);
  const database = readDatabase(reader);
  reader.literal('/');
  reader.literal('documents');
  const path: string[] = [];
  while (!reader.atEnd()) {
    reader.literal('/');
    const isCollection = path.length % 2 === 0;
    const index = reader.index;
    const segment = reader.segment();
    if (segment === '') {
      if (reader.atEnd() && isCollection && path.length > 0) return refuseTrailing(label, text);
      if (reader.atEnd() && !isCollection) return refuseTrailing(label, text);
      throw invalidArgument(
        `${label} name "${text}" lacks a ${isCollection ? 'collection' : 'resource'} id at index ${index}.`,
      );
    }
    checkSegment(segment, isCollection, `${label} name "${text}"`, index);
    path.push(segment);
  }
  return { database, path };
}

function refuseTrailing(label: string, text: string): never {
  throw invalidArgument(`${label} name "${text}" has invalid trailing "/".`);
}

function checkSegment(segment: string, isCollection: boolean, where: string, index: number): void {
  const what = isCollection ? 'collection' : 'resource';
  if (segment === '.' || segment === '..') {
    throw invalidArgument(`${where} contains a ${what} id "${segment}" at index ${index}.`);
  }
  checkId(segment, isCollection);
}

/** Refuses reserved and over-long ids. @source docs/data.md#names-and-ids */
export function checkId(id: string, isCollection: boolean): void {
  if (id.length > 500 && Buffer.byteLength(id) > 1500) {
    throw invalidArgument(`The key path element ${isCollection ? 'kind' : 'name'} is longer than 1500 bytes.`);
  }
  if (!id.startsWith('__') || !id.endsWith('__') || id.length < 4) return;
  if (!isCollection && id.startsWith('__id')) {
    if (numericId(id) !== null) return;
    throw invalidArgument(
      `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
    );
  }
  throw invalidArgument(`${isCollection ? 'Collection' : 'Resource'} id "${id}" is invalid because it is reserved.`);
}

/** Refuses a collection id that is not part of a name. */
export function checkCollectionId(id: string): void {
  checkLoneId(id, true);
}

/** Refuses a document id that is not part of a name. */
export function checkDocumentId(id: string): void {
  checkLoneId(id, false);
}

function checkLoneId(id: string, isCollection: boolean): void {
  const what = isCollection ? 'Collection' : 'Resource';
  if (id === '') throw invalidArgument(`${what} id "" is invalid because it is empty.`);
  if (id.includes('/')) throw invalidArgument(`${what} id "${id}" is invalid because it contains "/".`);
  if (id === '.' || id === '..') throw invalidArgument(`${what} id "${id}" is invalid because it is reserved.`);
  checkId(id, isCollection);
}

/** Orders ids: numeric ones first and by number, the others by code point. @source docs/data.md#order-of-values */
function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  if (a.startsWith('__id') || b.startsWith('__id')) {
    const left = numericId(a);
    const right = numericId(b);
    if (left !== null && right !== null) return left < right ? -1 : left > right ? 1 : 0;
    if (left !== null) return -1;
    if (right !== null) return 1;
  }
  return compareCodePoints(a, b);
}

/** Orders paths segment by segment, a prefix first. */
export function comparePaths(a: ResourcePath, b: ResourcePath): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compareIds(a[index] ?? '', b[index] ?? '');
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export function compareDocumentNames(a: DocumentName, b: DocumentName): number {
  return (
    compareCodePoints(a.database.project, b.database.project) ||
    compareCodePoints(a.database.database, b.database.database) ||
    comparePaths(a.path, b.path)
  );
}

function numericId(id: string): bigint | null {
  const match = /^__id(-?\d+)__$/.exec(id);
  if (!match?.[1]) return null;
  const number = BigInt(match[1]);
  return BigInt.asIntN(64, number) === number ? number : null;
}

function readDatabase(reader: NameReader): DatabaseName {
  reader.literal('projects');
  reader.literal('/');
  const project = reader.named('a project id');
  reader.literal('/');
  reader.literal('databases');
  reader.literal('/');
  return { project, database: reader.named('a database id') };
}

class NameReader {
  index = 0;
  readonly #label: string;
  readonly #text: string;

  constructor(label: string, text: string) {
    this.#label = label;
    this.#text = text;
  }

  atEnd(): boolean {
    return this.index >= this.#text.length;
  }

  literal(expected: string): void {
    if (!this.#text.startsWith(expected, this.index)) {
      throw invalidArgument(`${this.#label} name "${this.#text}" lacks "${expected}" at index ${this.index}.`);
    }
    this.index += expected.length;
  }

  segment(): string {
    const slash = this.#text.indexOf('/', this.index);
    const end = slash === -1 ? this.#text.length : slash;
    const segment = this.#text.slice(this.index, end);
    this.index = end;
    return segment;
  }

  named(what: string): string {
    const index = this.index;
    const segment = this.segment();
    if (segment === '') throw invalidArgument(`${this.#label} name "${this.#text}" lacks ${what} at index ${index}.`);
    return segment;
  }
}
