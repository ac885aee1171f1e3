import path from 'node:path';
import fc from 'fast-check';
import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';
import type { Page } from '../src/pages.ts';

const ROUTES = path.join(import.meta.dirname, '../src/routes');
const pageOf = (module: string): Page => ({ path: `/${module}`, module, audience: 'public', html: null });
const PAGES = ['menu', 'food', 'chefs', 'table', 'about'].map(pageOf);

/** @param code so many letters that gzip makes about as many bytes of them */
function chunk(name: string, imports: readonly string[], bytes = 100): Rolldown.OutputChunk {
  const isPage = PAGES.some(({ module }) => module === name);
  return {
    fileName: name,
    code: Array.from({ length: bytes / 2 }, (_none, index) => ((index * 2_654_435_761) % 65_536).toString(16)).join(''),
    imports: ['all', ...imports],
    isEntry: name === 'entry',
    isDynamicEntry: isPage || name.endsWith('dialog'),
    moduleIds: [isPage ? path.join(ROUTES, `${name}.tsx`) : name],
  } as unknown as Rolldown.OutputChunk;
}

function groupsOf(chunks: readonly Rolldown.OutputChunk[]): Readonly<Record<string, string | undefined>> {
  const all = [chunk('entry', []), chunk('all', []), ...chunks];
  const { groups = [] } = chunkGroups(all, PAGES);
  const nameOf = (id: string): string | undefined => {
    const found = groups.find(({ test }) => (test as (id: string) => boolean)(id))?.name;
    return typeof found === 'string' ? found : undefined;
  };
  return Object.fromEntries(all.flatMap(({ moduleIds }) => moduleIds).map((id) => [path.basename(id), nameOf(id)]));
}

describe('the files of the site', () => {
  it('are one of what all pages load, and one of what the same pages do', () => {
    const groups = groupsOf([
      chunk('menu', ['card', 'price']),
      chunk('food', ['card', 'price']),
      chunk('card', []),
      chunk('price', []),
    ]);
    expect(groups).toMatchObject({ all: 'site', entry: undefined, 'menu.tsx': undefined });
    expect(groups['card']).toBeDefined();
    expect(groups['price']).toBe(groups['card']);
  });

  it('hold nothing large that a page of theirs does not need', () => {
    const pages = [chunk('menu', ['card', 'filter']), chunk('food', ['card']), chunk('chefs', ['filter'])];
    const large = groupsOf([...pages, chunk('card', [], 20_000), chunk('filter', [], 20_000)]);
    expect(large['card']).not.toBe(large['filter']);
    const small = groupsOf([...pages, chunk('card', [], 100), chunk('filter', [], 100)]);
    expect(small['card']).toBe(small['filter']);
  });

  it('hold nothing small that imports something large that a page of theirs does not need', () => {
    const pages = [
      ...['menu', 'food'].map((name) => chunk(name, ['icon', 'day', 'clock'])),
      chunk('chefs', ['icon']),
      ...['table', 'about'].map((name) => chunk(name, ['clock'])),
    ];
    const groupsWith = (imported: number): ReturnType<typeof groupsOf> =>
      groupsOf([...pages, chunk('icon', []), chunk('day', ['clock']), chunk('clock', [], imported)]);
    const [large, small] = [groupsWith(20_000), groupsWith(100)];
    expect(large['icon']).not.toBe(large['day']);
    expect(small['icon']).toBe(small['day']);
  });

  it('take little account of what a dialog loads for nothing', () => {
    const pages = [chunk('menu', ['card', 'price']), chunk('food', ['card', 'price']), chunk('a-dialog', ['price'])];
    const groups = groupsOf([...pages, chunk('card', [], 4000), chunk('price', [], 100)]);
    expect(groups['card']).toBe(groups['price']);
  });

  it('never import each other', () => {
    // Of each shared module: its size, and which of those after it it imports; of each page, which it imports.
    const shared = fc.array(fc.tuple(fc.integer({ min: 40, max: 8000 }), fc.array(fc.boolean(), { maxLength: 12 })), {
      minLength: 3,
      maxLength: 12,
    });
    const needs = fc.array(fc.array(fc.boolean(), { maxLength: 12 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(shared, needs, (modules, needed) => {
        const idsOf = (flags: readonly boolean[], from = 0): readonly string[] =>
          modules.flatMap((_module, index) => (index >= from && flags[index] ? [`m${index}`] : []));
        const imports = new Map(modules.map(([, flags], index) => [`m${index}`, idsOf(flags, index + 1)]));
        const groups = groupsOf([
          ...PAGES.map(({ module }, index) => chunk(module, idsOf(needed[index] ?? []))),
          ...modules.map(([bytes], index) => chunk(`m${index}`, imports.get(`m${index}`) ?? [], bytes)),
        ]);
        const importsOf = (group: string | undefined): readonly (string | undefined)[] =>
          [...imports]
            .flatMap(([id, ids]) => (groups[id] === group ? ids.map((one) => groups[one]) : []))
            .filter((one) => one !== group);
        for (const start of new Set(Object.values(groups))) {
          const seen = new Set(importsOf(start));
          for (const group of seen) for (const next of importsOf(group)) seen.add(next);
          expect(start === undefined || !seen.has(start)).toBe(true);
        }
      }),
    );
  });
});
