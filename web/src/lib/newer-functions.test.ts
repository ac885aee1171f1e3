import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEWER_FUNCTIONS } from './newer-functions.ts';
import { newerNames, newerNamesIn } from '../../prerender/newer-names.ts';
import { OLDEST_BROWSERS } from '../oldest-browsers.ts';
import { pageWithTexts, TOO_OLD_TEXT } from '../../prerender/static-texts.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const before = NEWER_FUNCTIONS.map(
  ([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const,
);

describe('in a browser that lacks them, functions', () => {
  beforeEach(async () => {
    for (const [owner, name] of NEWER_FUNCTIONS) Reflect.deleteProperty(owner, name);
    vi.resetModules();
    await import('./newer-functions.ts');
  });
  afterEach(() => {
    for (const [owner, name, had] of before) if (had) Object.defineProperty(owner, name, had);
  });

  it('make a promise with what settles it', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    resolve(7);
    expect(await promise).toBe(7);
    const other = Promise.withResolvers<number>();
    other.reject(new Error('no'));
    await expect(other.promise).rejects.toThrow('no');
  });

  it('group in the order of their first', () => {
    const groups = Map.groupBy(new Set(['pho', 'tea', 'pie']), (word, index) => `${word[0]}${index > 1 ? '+' : ''}`);
    expect([...groups]).toEqual([
      ['p', ['pho']],
      ['t', ['tea']],
      ['p+', ['pie']],
    ]);
  });

  it('abort with the first of several signals, and its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const any = AbortSignal.any([one.signal, other.signal]);
    expect(any.aborted).toBe(false);
    other.abort('late');
    one.abort('again');
    expect([any.aborted, any.reason]).toEqual([true, 'late']);
    expect(AbortSignal.any([AbortSignal.abort('over'), new AbortController().signal]).reason).toBe('over');
  });

  it('know an address', () => {
    expect([URL.canParse('https://a.example'), URL.canParse('/a'), URL.canParse('/a', 'https://a.example')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('what the oldest browsers lack', () => {
  const names = newerNames();

  it.each([
    ['Promise.try(read)', 'Promise.try'],
    ['const all = Array.fromAsync(rows)', 'Array.fromAsync'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['one.union(other)', 'union'],
    ['bytes.toHex()', 'toHex'],
    ['document.caretPositionFromPoint(1, 2)', 'caretPositionFromPoint'],
    ['navigator.ml.createContext()', 'ml'],
  ])('is found: %s', (code, name) => {
    expect(newerNamesIn(code, names, true)).toContain(name);
  });

  it('is fine in the main script where it is defined there, and nowhere else', () => {
    const code = 'Map.groupBy(a,b),AbortSignal.any([a]),Promise.withResolvers()';
    expect(newerNamesIn(code, names, true)).toEqual([]);
    expect(newerNamesIn(code, names, false)).toEqual(
      expect.arrayContaining(['AbortSignal.any', 'Map.groupBy', 'Promise.withResolvers']),
    );
  });

  it('is nothing that they have', () => {
    expect(newerNamesIn('a.toSorted().at(-1).isWellFormed(),crypto.randomUUID(),a.inert', names, false)).toEqual([]);
    expect(newerNamesIn('import("./a.js").then(e=>e.ml)', names, true)).toEqual([]); // an export's short name
  });
});

it('the oldest browsers are the same in the page, in the sentence and in the README', () => {
  const words = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\s+/g, ' ');
  expect(pageWithTexts(words('web/index.html'))).toContain(TOO_OLD_TEXT);
  const { chrome, edge, firefox, safari, ios } = OLDEST_BROWSERS;
  expect([edge, ios]).toEqual([chrome, safari]);
  for (const text of [TOO_OLD_TEXT, words('README.md')])
    for (const version of [chrome, firefox, safari]) expect(text).toContain(version);
});
