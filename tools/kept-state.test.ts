import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nextOf, prepareKept, problemOfKept, replaceKept } from './kept-state.ts';

let place: string;
let house: string;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'foodhouse-kept-'));
  house = path.join(place, 'house');
});

afterEach(() => {
  rmSync(place, { recursive: true });
});

/** An export in the format of firebase-tools. @param mark by which the test recognises it */
function writeState(folder: string, mark: string): void {
  mkdirSync(path.join(folder, 'auth_export'), { recursive: true });
  mkdirSync(path.join(folder, 'firestore_export'));
  const metadata = {
    mark,
    auth: { path: 'auth_export' },
    firestore: { metadata_file: 'firestore_export/firestore_export.overall_export_metadata' },
  };
  writeFileSync(path.join(folder, 'firebase-export-metadata.json'), JSON.stringify(metadata));
  writeFileSync(path.join(folder, 'auth_export/accounts.json'), '{"users":[]}');
  writeFileSync(path.join(folder, metadata.firestore.metadata_file), '{}');
}

function markOf(folder: string): unknown {
  const text = readFileSync(path.join(folder, 'firebase-export-metadata.json'), 'utf8');
  return (JSON.parse(text) as { mark: string }).mark;
}

describe('a kept state', () => {
  it('is replaced by a complete one', () => {
    writeState(house, 'old');
    prepareKept(house);
    writeState(nextOf(house), 'new');
    expect(replaceKept(house)).toBeNull();
    expect(markOf(house)).toBe('new');
    expect(existsSync(nextOf(house))).toBe(false);
  });

  it('stays when the new one was not written, or only in part', () => {
    writeState(house, 'old');
    expect(replaceKept(house)).toBe(`${path.join(nextOf(house), 'firebase-export-metadata.json')} is missing`);
    writeState(nextOf(house), 'new');
    rmSync(path.join(nextOf(house), 'auth_export'), { recursive: true });
    expect(replaceKept(house)).toBe(`${path.join(nextOf(house), 'auth_export/accounts.json')} is missing`);
    expect(markOf(house)).toBe('old');
  });

  it('is restored after an interrupted replacement, and half-written parts are removed', () => {
    writeState(`${house}.old`, 'old');
    writeState(nextOf(house), 'new');
    prepareKept(house);
    expect(markOf(house)).toBe('old');
    expect(existsSync(nextOf(house))).toBe(false);
  });

  it.each([
    ['firebase-export-metadata.json', 'is missing'],
    ['firebase-export-metadata.json', 'cannot be read'],
    ['auth_export/accounts.json', 'is missing'],
    ['auth_export/accounts.json', 'cannot be read'],
    ['firestore_export/firestore_export.overall_export_metadata', 'is missing'],
  ])('says what is broken: %s %s', (file, problem) => {
    writeState(house, 'old');
    expect(problemOfKept(house)).toBeNull();
    const broken = path.join(house, file);
    if (problem === 'is missing') rmSync(broken);
    else writeFileSync(broken, '{"half":');
    expect(problemOfKept(house)).toBe(`${broken} ${problem}`);
  });
});
