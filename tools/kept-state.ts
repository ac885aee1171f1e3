import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

// The state that `npm start -- --keep` leaves for the next start. It is written beside the last one, which is replaced
// only when the new one is complete: a failed export never costs the previous state.

const METADATA = 'firebase-export-metadata.json';

/** Folder of the next state. */
export function nextOf(folder: string): string {
  return `${folder}.next`;
}

/** Before a start: completes an interrupted replacement, and removes a half-written state. */
export function prepareKept(folder: string): void {
  if (!existsSync(folder) && existsSync(oldOf(folder))) renameSync(oldOf(folder), folder);
  rmSync(oldOf(folder), { recursive: true, force: true });
  rmSync(nextOf(folder), { recursive: true, force: true });
}

/** After the end: replaces the old state by the new one. @returns what is wrong with the new one; null on success */
export function replaceKept(folder: string): string | null {
  const problem = problemOfKept(nextOf(folder));
  if (problem !== null) return problem;
  if (existsSync(folder)) renameSync(folder, oldOf(folder));
  renameSync(nextOf(folder), folder);
  rmSync(oldOf(folder), { recursive: true, force: true });
  return null;
}

/** @returns what is missing or unreadable in a kept state; null when it is complete */
export function problemOfKept(folder: string): string | null {
  const metadata = readJson(path.join(folder, METADATA));
  if (typeof metadata === 'string') return metadata;
  const { auth, firestore } = metadata as {
    readonly auth?: { readonly path?: string };
    readonly firestore?: { readonly metadata_file?: string };
  };
  const accounts = readJson(path.join(folder, auth?.path ?? 'auth_export', 'accounts.json'));
  if (typeof accounts === 'string') return accounts;
  // With FIRESTORE=external the suite has no Firestore. Firestore itself reports unreadable files.
  if (firestore === undefined) return null;
  const documents = path.join(folder, firestore.metadata_file ?? 'firestore_export');
  return existsSync(documents) ? null : `${documents} is missing`;
}

function oldOf(folder: string): string {
  return `${folder}.old`;
}

/** @returns the file's content, or a sentence about the problem */
function readJson(file: string): object | string {
  if (!existsSync(file)) return `${file} is missing`;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return `${file} cannot be read`;
  }
}
