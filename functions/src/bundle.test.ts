import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import rootLock from '../../package-lock.json' with { type: 'json' };
import type { Lock } from '../stage.ts';

const DIST = path.resolve(import.meta.dirname, '../dist');
/** 6 until the export, and the rules of a food's own hours, were in it. */
const MAX_BYTES = 6_300_000;

const STATIC_IMPORT = /(?:^|[;}\n])(?:import|export)(?:[\w*{}$\s,]+from)?["']([^"']+)["']/g;
const DYNAMIC_IMPORT = /\bimport\(["']([^"']+)["']\)/g;

let files: readonly string[];

beforeAll(() => {
  expect(existsSync(DIST), 'npm run build makes functions/dist').toBe(true);
  files = readdirSync(DIST).filter((file) => file.endsWith('.js'));
});

describe('the bundle of the functions', () => {
  it('is one folder of at most 6.3 MB that needs only Node', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(DIST, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    const imported = files.flatMap((file) => [...importsOf(file, STATIC_IMPORT), ...importsOf(file, DYNAMIC_IMPORT)]);
    expect(imported.length).toBeGreaterThan(20); // else the pattern found nothing
    expect(imported.filter((name) => !name.startsWith('./') && !isBuiltin(name))).toEqual([]);
  });

  it('loads the admin SDK on its first use, not at cold start', () => {
    const cold = closureOf('index.js');
    expect(cold).toContain('index.js');
    const source = [...cold].map((file) => readFileSync(path.join(DIST, file), 'utf8')).join('');
    const later = files.filter((file) => !cold.has(file)).map((file) => readFileSync(path.join(DIST, file), 'utf8'));
    expect(later.some((text) => text.includes('BatchGetDocuments'))).toBe(true);
    expect(source).not.toContain('BatchGetDocuments');
    expect(source).not.toContain('verifySessionCookie(');
  });

  it('has the time of its machine: nothing of it can set what tests set', () => {
    const sources = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(DIST, file), 'utf8'))
      .join('\n');
    const entry = readFileSync(path.join(DIST, 'index.js'), 'utf8');
    const exported = [...entry.matchAll(/export ?\{([^}]*)\}/g)].at(-1)?.[1] ?? '';
    const names = exported.split(',').map((name) => name.replace(/.*\bas\s+/, '').trim());
    expect(names.toSorted()).toEqual(['api', 'deleteUser', 'setUserRole', 'tick']);
    // Composed once, with nothing set.
    const calls = [...sources.matchAll(/(?<!function )composePorts\(([^)]*)\)/g)].map(([, given]) => given);
    expect(calls).toEqual(['']);
  });
});

describe('the folder of the functions that is uploaded', () => {
  it('has a lock that npm installs without a network, of functions-framework and what it needs alone', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-upload-'));
    for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(DIST, file), path.join(folder, file));
    const args = [
      'ci',
      '--dry-run',
      '--omit=dev',
      '--offline',
      '--loglevel=notice',
      '--cache',
      path.join(folder, 'cache'),
    ];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr.match(/npm error.*/)?.[0]]).toEqual([0, undefined]);
    const names = [...stdout.matchAll(/^add (\S+)/gm)].map(([, name = '']) => name);
    expect(names).toContain('@google-cloud/functions-framework');
    expect(names).toContain('express');
    expect(names.filter((name) => /^(firebase|@firebase|@grpc|google-gax)/.test(name))).toEqual([]);
  });

  it('locks every package at the version of the repository', () => {
    const { packages } = JSON.parse(readFileSync(path.join(DIST, 'package-lock.json'), 'utf8')) as Lock;
    const known = Object.entries((rootLock as Lock).packages).map(([folder, { version }]) => `${folder} ${version}`);
    const locked = Object.entries(packages).filter(([folder]) => folder !== '');
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([folder, { version }]) => !known.includes(`${folder} ${version}`))).toEqual([]);
  });
});

/** The files that are read with this one. */
function closureOf(entry: string): ReadonlySet<string> {
  const closure = new Set([entry]);
  for (const file of closure) {
    for (const name of importsOf(file, STATIC_IMPORT)) if (name.startsWith('./')) closure.add(name.slice(2));
  }
  return closure;
}

function importsOf(file: string, pattern: RegExp): readonly string[] {
  return [...readFileSync(path.join(DIST, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name);
}
