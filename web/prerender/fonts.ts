import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FAMILY = 'Plus Jakarta Sans Variable';
const STYLESHEET = '@fontsource-variable/plus-jakarta-sans/index.css';
const SOURCE = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
/** What nearly every text is written with: ASCII, small letters of Western Europe, the site's marks. A `unicode-range`. */
const CORE =
  'U+20-7E,U+A0,U+A3,U+A9,U+B0,U+B7,U+C9,U+D7,U+DF-FF,U+200B,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2190,U+2192';
/** Of a font that can be 200 to 800 the site uses 400 to 800; of its features those that shape running text. */
const SUBSET = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'tnum'],
  variationAxes: { wght: { min: 400, max: 800 } },
} as const;

/** In the file's name, by which the build finds it again. */
export const CORE_FONT = 'plus-jakarta-sans-core';
const FILE = path.join(import.meta.dirname, `../.cache/${CORE_FONT}.woff2`);

/**
 * Every page waits for its font on a slow line, so the font that it waits for is half of the package's: a face of its
 * own for the characters of {@link CORE}. The package's faces stand behind it for all others, fetched when one is used.
 */
export function coreFont(): Plugin {
  return {
    name: 'foodhouse-core-font',
    enforce: 'pre',
    async buildStart() {
      const source = await readFile(createRequire(import.meta.url).resolve(SOURCE));
      await mkdir(path.dirname(FILE), { recursive: true });
      await writeFile(FILE, await subsetFont(source, charactersOf(CORE), SUBSET));
    },
    transform: (code, id) => (id.includes(STYLESHEET) ? code + faceIn(path.dirname(id)) : null),
  };
}

/** Of faces that have a character, browsers take the one that was named last. @param folder of the stylesheet */
function faceIn(folder: string): string {
  return `@font-face{font-family:'${FAMILY}';font-style:normal;font-display:swap;font-weight:200 800;src:url(${path.relative(folder, FILE)}) format('woff2-variations');unicode-range:${CORE};}`;
}

function charactersOf(range: string): string {
  const parts = range.split(',').map((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
  });
  return parts.join('');
}
