import { existsSync } from 'node:fs';
import path from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import { roomOf, wrongArrow } from './arrows.ts';
import plugin from './kit.ts';
import { ROOMS, type Room } from './rooms.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string): string => path.join(ROOT, file);

new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } }).run('an arrow', plugin.rules.arrows, {
  valid: [
    { code: "import { a } from './b.ts';", filename: at('web/src/lib/a.ts') },
    { code: "import { Button } from '../../ui/button.tsx';", filename: at('web/src/features/home/hero.ts') },
    { code: "export * from '../lib/a.ts';", filename: at('web/src/data/a.ts') },
  ],
  invalid: [
    "import { a } from '../ui/b.ts';",
    "export { a } from '../ui/b.ts';",
    "export * from '../ui/b.ts';",
    "const a = import('../ui/b.ts');",
    "type A = import('../ui/b.ts').A;",
    "import { z } from 'zod';",
  ].map((code) => ({
    code,
    filename: at('web/src/lib/a.ts'),
    errors: [{ message: /^web\/src\/lib may not import/ }],
  })),
});

describe('the room of a file', () => {
  const room: Room = { to: [] };
  const rooms = { 'a/*': room, 'a/b': room, 'a/b/c.ts': room, '*': room };

  it('is the nearest name: the file, its folder alone, or a folder above it', () => {
    const found = ['a/x.ts', 'a/b/x.ts', 'a/b/d/x.ts', 'a/b/c.ts', 'x.ts'].map((file) => roomOf(file, rooms));
    expect(found).toEqual(['a/*', 'a/b', 'a/b', 'a/b/c.ts', '*']);
  });

  it('is none where nobody named the folder, which may import nothing', () => {
    expect(roomOf('a/new/x.ts', rooms)).toBeNull();
    expect(wrongArrow('a/new/x.ts', './y.ts', rooms)).toContain('a/new is no room');
    expect(wrongArrow('a/x.ts', './new/y.ts', rooms)).toBe('a/* may not import a/new (dev/lint/rooms.ts). ');
  });

  it('lets its tests and stories import what tests need', () => {
    const tested = { a: { to: [], tests: ['vitest'] } };
    const judged = ['a/x.test.ts', 'a/x.stories.tsx', 'a/testing.ts', 'a/testing/x.ts', 'a/x.ts'].map(
      (file) => wrongArrow(file, 'vitest', tested) === null,
    );
    expect(judged).toEqual([true, true, true, true, false]);
  });
});

describe('the table of rooms', () => {
  it('names what exists', () => {
    const gone = Object.keys(ROOMS).filter((name) => !existsSync(at(name.replace(/\*$/, ''))));
    expect(gone).toEqual([]);
  });

  it('names no room among the arrows that is none', () => {
    const named = Object.values(ROOMS).flatMap(({ to, tests = [] }) => [...to, ...tests]);
    const folders = named.filter((name) => /^(?:web|packages|functions|tools|tests|bench)\//.test(name));
    expect(folders.filter((name) => !Object.hasOwn(ROOMS, name))).toEqual([]);
  });

  it('has no circle in the site, the server, the domain and the local Firestore', () => {
    const product = Object.keys(ROOMS).filter((name) => /^(?:web|functions|packages)\//.test(name));
    expect(product.filter((name) => reachedFrom(name).has(name))).toEqual([]);
  });
});

/** All rooms that can be reached by arrows from a room. */
function reachedFrom(name: string): ReadonlySet<string> {
  const reached = new Set(ROOMS[name]?.to);
  for (const room of reached) for (const next of ROOMS[room]?.to ?? []) reached.add(next);
  return reached;
}
