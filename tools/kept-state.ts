import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

// What `npm start -- --keep` leaves for the next start. It is written into a folder beside the last one, which is replaced
// when the new one is whole: a state that could not be written never costs the one before it.

const METADATA = 'firebase-export-metadata.json';

/** Where the next state is written. */
export function nextOf(folder: string): string {
  return `${folder}.next`;
}

/** Before a start: ends a replacement that was interrupted, and removes what was left half-written. */
export function prepareKept(folder: string): void {
  if (!existsSync(folder) && existsSync(oldOf(folder))) renameSync(oldOf(folder), folder);
  rmSync(oldOf(folder), { recursive: true, force: true });
  rmSync(nextOf(folder), { recursive: true, force: true });
}

/** After the end: puts the new state into the place of the old. @returns what is wrong with the new one; null when it is kept */
export function replaceKept(folder: string): string | null {
  const problem = problemOfKept(nextOf(folder));
  if (problem !== null) return problem;
  if (existsSync(folder)) renameSync(folder, oldOf(folder));
  renameSync(nextOf(folder), folder);
  rmSync(oldOf(folder), { recursive: true, force: true });
  return null;
}

/** @returns what of a kept state is missing or cannot be read; null when it is whole */
export function problemOfKept(folder: string): string | null {
  const metadata = readJson(path.join(folder, METADATA));
  if (typeof metadata === 'string') return metadata;
  const { auth, firestore } = metadata as {
    readonly auth?: { readonly path?: string };
    readonly firestore?: { readonly metadata_file?: string };
  };
  const accounts = readJson(path.join(folder, auth?.path ?? 'auth_export', 'accounts.json'));
  if (typeof accounts === 'string') return accounts;
  // Firestore is not the suite's where FIRESTORE=external. What is in its files, it says itself when it reads them.
  if (firestore === undefined) return null;
  const documents = path.join(folder, firestore.metadata_file ?? 'firestore_export');
  return existsSync(documents) ? null : `${documents} is missing`;
}

function oldOf(folder: string): string {
  return `${folder}.old`;
}

/** @returns what the file holds, or a sentence about what is wrong with it */
function readJson(file: string): object | string {
  if (!existsSync(file)) return `${file} is missing`;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return `${file} cannot be read`;
  }
}
