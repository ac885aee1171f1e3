import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import type { PSEUDO } from './pseudo.ts';
import { catalogueModule, textKeys } from './texts.ts';
import { translatedLocales } from './translations.ts';

const IN = '?locale=';
const SPOKEN = path.join(import.meta.dirname, '../packages/domain/src/text/spoken.ts');

/**
 * The server says each text in the language that the house has chosen, whenever it does: of a catalogue it has all languages.
 * @param english what stands for English: a site in the pseudo-locale has that for tests
 */
export function spokenTexts(english: 'en' | typeof PSEUDO = 'en'): Plugin {
  const isMade = (file: string): boolean =>
    path.basename(file) === 'texts.ts' && existsSync(file.replace(/ts$/, 'json'));
  const locales = ['en', ...translatedLocales()];
  return {
    name: 'foodhouse-spoken-texts',
    resolveId: (source) => (source.includes(IN) ? source : null),
    load(id) {
      const [file = id, locale] = id.split(IN);
      if (!isMade(file)) return null;
      if (locale !== undefined)
        return { code: catalogueModule(file, locale === 'en' ? english : locale), moduleType: 'ts' };
      const imports = locales.map((code) => `import * as ${code} from '${file}${IN}${code}';`);
      const keys = textKeys(file).map((key) => `export const ${key} = (d) => ALL[spokenLocale()].${key}(d);`);
      const head = [`import { spokenLocale } from '${SPOKEN}';`, ...imports, `const ALL = { ${locales.join(', ')} };`];
      return { code: [...head, ...keys].join('\n'), moduleType: 'js' };
    },
  };
}
