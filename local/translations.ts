import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { bodyOf, CATALOGUES, LOCALES, messageOf, messagesOf, ROOT, translationOf, valuesOf } from './texts.ts';

/** The languages that have a folder below `locales/`. */
export function translatedLocales(root = ROOT): readonly string[] {
  return globSync('*/', { cwd: path.join(root, LOCALES) })
    .map((folder) => path.basename(folder))
    .toSorted();
}

/**
 * What a language lacks or says otherwise than the catalogues ask it: each with file, key and what was expected. A translation names the
 * values of the English text, and has a word for each of its choices and for each plural of the language.
 */
export function translationProblems(locale: string, root = ROOT): readonly string[] {
  const catalogues = globSync(CATALOGUES, { cwd: root });
  const folder = path.join(LOCALES, locale);
  const unknown = globSync('**/*', { cwd: path.join(root, folder), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)))
    .filter((file) => !catalogues.includes(file))
    .map((file) => `${path.join(folder, file)}: expected a file of the same path outside of ${LOCALES}`);
  return [...unknown, ...catalogues.flatMap((catalogue) => problemsOf(catalogue, locale, root))];
}

function problemsOf(catalogue: string, locale: string, root: string): readonly string[] {
  const file = path.join(LOCALES, locale, catalogue);
  try {
    const english = messagesOf(readFileSync(path.join(root, catalogue), 'utf8'), catalogue);
    const translated = translationOf(catalogue, locale, root);
    const surplus = [...translated.keys()].filter((key) => !english.has(key));
    return [
      ...surplus.map((key) => `${file}: ${key}: expected a key of ${catalogue}`),
      ...[...english].flatMap(([key, message]) => {
        const problem = problemOf(message, translated.get(key), locale);
        return problem === null ? [] : [`${file}: ${key}: ${problem}`];
      }),
    ];
  } catch (error) {
    return [`${file}: ${messageOf(error)}`];
  }
}

function problemOf(message: string, translated: string | undefined, locale: string): string | null {
  if (translated === undefined || translated.trim() === '') return `expected what says “${message}”`;
  try {
    const wanted = valuesOf(message);
    const said = valuesOf(translated);
    bodyOf(translated, locale);
    // A language may choose by a number where English says one, and say a number where English chooses.
    const isSame = wanted.size === said.size && [...wanted.keys()].every((name) => said.has(name));
    if (!isSame) return `expected the values ${listOf(wanted.keys())}, got ${listOf(said.keys())}`;
    const cases = casesOf(message);
    for (const [name, words] of casesOf(translated)) {
      const lacking = [...(cases.get(name) ?? [])].filter((word) => !words.has(word));
      if (lacking.length > 0) return `expected ${name} to have ${listOf(lacking)}`;
    }
    const plurals = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [name, words] of casesOf(translated, 'plural')) {
      const lacking = plurals.filter((word) => !words.has(word));
      if (lacking.length > 0) return `expected ${name} to have ${listOf(lacking)}`;
    }
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

const listOf = (names: Iterable<string>): string => [...names].toSorted().join(', ') || 'none';

/** The words for which a message has cases, of each value by which it chooses. */
function casesOf(message: string, kind: 'select' | 'plural' = 'select'): ReadonlyMap<string, ReadonlySet<string>> {
  const cases = new Map<string, Set<string>>();
  const collect = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type !== 'plural' && token.type !== 'select') continue;
      const words = cases.get(token.arg) ?? new Set();
      if (token.type === kind) cases.set(token.arg, words);
      for (const { key, tokens: within } of token.cases) {
        words.add(key);
        collect(within);
      }
    }
  };
  collect(parse(message));
  return cases;
}
