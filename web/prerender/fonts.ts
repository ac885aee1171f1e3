import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT_FAMILY = 'Plus Jakarta Sans Variable';
const STYLESHEET = '@fontsource-variable/plus-jakarta-sans/index.css';
const SOURCE = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
/** The characters of nearly every text: ASCII, letters of Western Europe, the site's symbols. A `unicode-range`. */
const CORE =
  'U+20-7E,U+A0,U+A3,U+A9,U+B0,U+B7,U+C9,U+D7,U+DF-FF,U+200B,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2190,U+2192';
/** Of weights 200 to 800 the site uses 400 to 800; of the font's features those that shape running text. */
const SUBSET = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'liga', 'tnum'],
  variationAxes: { wght: { min: 400, max: 800 } },
} as const;

/** Part of the file's name, by which the build finds it. */
export const CORE_FONT = 'plus-jakarta-sans-core';
const FILE = path.join(import.meta.dirname, `../.cache/${CORE_FONT}.woff2`);

/**
 * Every page waits for its font on a slow line. Therefore the preloaded font has half the size of the package's: a face
 * of its own with the characters of {@link CORE}. The package's faces follow for all other characters and are fetched
 * on use.
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

/** Of several faces with a character, browsers take the one declared last. @param folder of the stylesheet */
function faceIn(folder: string): string {
  return `@font-face{font-family:'${FONT_FAMILY}';font-style:normal;font-display:swap;font-weight:200 800;src:url(${path.relative(folder, FILE)}) format('woff2-variations');unicode-range:${CORE};}`;
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
