import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const PACKAGE = path.resolve(import.meta.dirname, '..');
const FILES = ['src', 'test', 'bench', 'docs'].flatMap((folder) =>
  readdirSync(path.join(PACKAGE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|md)$/.test(file))
    .map((file) => path.join(folder, file)),
);
const TEXTS = ['README.md', ...FILES].map((file) => [file, readFileSync(path.join(PACKAGE, file), 'utf8')] as const);

/** The anchors that GitHub makes of a document's headings. */
function anchorsOf(document: string): readonly string[] {
  const text = TEXTS.find(([file]) => file === document)?.[1] ?? '';
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

it('refers to sections of docs/ that exist', () => {
  const references = TEXTS.flatMap(([file, text]) =>
    [...text.matchAll(/(docs\/\w+\.md)#([\w-]+)/g)].map(([whole, document = '', anchor = '']) => ({
      place: `${file}: ${whole}`,
      resolves: anchorsOf(document).includes(anchor),
    })),
  );
  expect(references.filter(({ resolves }) => !resolves).map(({ place }) => place)).toEqual([]);
  expect(references.length).toBeGreaterThan(60);
});

it('gives every @source of the code a section of docs/', () => {
  const sources = TEXTS.filter(([file]) => file.startsWith('src')).flatMap(([, text]) => [
    ...text.matchAll(/@source(.*)/g),
  ]);
  expect(sources.length).toBeGreaterThan(50);
  for (const [, source = ''] of sources) expect(source).toMatch(/^ docs\/\w+\.md#[\w-]+/);
});

it('names files in the design that exist', () => {
  const design = TEXTS.find(([file]) => file === 'docs/design.md')?.[1] ?? '';
  const named = [...design.matchAll(/(?:[\w-]+\/)+[\w-]+\.ts/g)].map(([file]) => file.replace(/^src\//, ''));
  const missing = named.filter((name) => !FILES.some((file) => file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});
