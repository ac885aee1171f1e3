import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { textModules } from '../../local/texts.ts';

const ONE_TEXT = '?text=';

/** The built site takes each text by itself, so that a page loads those that it shows. @param locale in which it is said: English when left out */
export function textByText(locale?: string): Plugin {
  const isMade = (file: string): boolean =>
    path.basename(file) === 'texts.ts' && existsSync(file.replace(/ts$/, 'json'));
  return {
    name: 'foodhouse-text-by-text',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.includes(ONE_TEXT) ? source : null),
    load(id) {
      const [file = id, key] = id.split(ONE_TEXT);
      if (!isMade(file)) return null;
      const modules = textModules(file, locale);
      const code =
        key === undefined ? [...modules.keys()].map((name) => exportOf(file, name)).join('') : modules.get(key);
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
  };
}

const exportOf = (file: string, key: string): string => `export { ${key} } from '${file}${ONE_TEXT}${key}';\n`;
