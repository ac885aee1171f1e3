import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { parse, type Token } from '@messageformat/parser';
import { PSEUDO, pseudo } from './pseudo.ts';

/** A catalogue of texts lies beside its subject: keys, and messages in ICU's MessageFormat. */
export const CATALOGUES = [
  'packages/domain/src/**/texts.json',
  'functions/src/**/texts.json',
  'web/{src,prerender}/**/texts.json',
];
/** The catalogues' own language. What others make of them stands below `locales/`, in files of the same paths. */
const ENGLISH = 'en';
export const LOCALES = 'locales';
export const ROOT = path.resolve(import.meta.dirname, '..');
const KEY = /^[a-z][a-zA-Z0-9]*$/;
/** How the rules of plurals of a language are called in the made files: `rulesOf` and its letters. */
const RULES = /\brulesOf[a-zA-Z]+/g;
const rulesOf = (locale: string): string => `rulesOf${locale.replace('-', '')}`;
/** What no function may be called: words of JavaScript, and what the made files call themselves. */
const TAKEN = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if import in instanceof let new null return static super switch this throw true try typeof var void ' +
    'while with yield number plural select rules'
  ).split(' '),
);

/** Writes `texts.ts` beside every catalogue whose functions have changed. @throws Error with file, key and what is wrong */
export function compileAllTexts(root = ROOT): void {
  for (const file of globSync(CATALOGUES, { cwd: root })) {
    const target = path.join(root, file).replace(/json$/, 'ts');
    const made = compileTexts(readFileSync(path.join(root, file), 'utf8'), file);
    if (made !== readIfThere(target)) writeFileSync(target, made);
  }
}

/**
 * The functions of a catalogue as modules of TypeScript, one for each key: a bundler puts each where it is needed.
 * @param file its path to `texts.json` or `texts.ts`
 * @param locale the language in which they speak; English where that has no word for a text
 */
export function textModules(file: string, locale: string = ENGLISH): ReadonlyMap<string, string> {
  const catalogue = catalogueOf(file);
  const functions = functionsOf(messagesIn(catalogue, locale), catalogue);
  return new Map([...functions].map(([key, code]) => [key, withHead(code)]));
}

/** The same as one module. */
export function catalogueModule(file: string, locale: string): string {
  const catalogue = catalogueOf(file);
  return withHead([...functionsOf(messagesIn(catalogue, locale), catalogue).values()].join('\n'));
}

/** The keys of a catalogue. @param file its path to `texts.json` or `texts.ts` */
export function textKeys(file: string): readonly string[] {
  return [...messagesIn(catalogueOf(file), ENGLISH).keys()];
}

const catalogueOf = (file: string): string => path.relative(ROOT, file.replace(/ts$/, 'json'));

/**
 * A catalogue as a module of TypeScript, with one function for each key.
 * @param json keys and messages in ICU's MessageFormat
 * @param file named in errors
 * @throws Error with file, key and what is wrong
 */
export function compileTexts(json: string, file: string): string {
  const english = [...messagesOf(json, file)].map(([key, message]) => [key, { message, locale: ENGLISH }] as const);
  return withHead([...functionsOf(new Map(english), file).values()].join('\n'));
}

interface Message {
  readonly message: string;
  /** Of its plurals. */
  readonly locale: string;
}

/** The messages of a catalogue in a language. @param catalogue its path from the root */
function messagesIn(catalogue: string, locale: string, root = ROOT): ReadonlyMap<string, Message> {
  const english = messagesOf(readFileSync(path.join(root, catalogue), 'utf8'), catalogue);
  const translated = locale === PSEUDO ? pseudoOf(english, catalogue) : translationOf(catalogue, locale, root);
  return new Map(
    [...english].map(([key, message]) => {
      const own = translated.get(key);
      return [key, own === undefined ? { message, locale: ENGLISH } : { message: own, locale }];
    }),
  );
}

/** What a language is called by others than people: no text. */
const TAGS = 'packages/domain/src/text/texts.json';

function pseudoOf(english: ReadonlyMap<string, string>, catalogue: string): ReadonlyMap<string, string> {
  return catalogue === TAGS ? english : new Map([...english].map(([key, message]) => [key, pseudo(message)]));
}

/** What a language makes of a catalogue: nothing where it has no such file. */
export function translationOf(catalogue: string, locale: string, root: string): ReadonlyMap<string, string> {
  const file = path.join(LOCALES, locale, catalogue);
  return existsSync(path.join(root, file)) ? messagesOf(readFileSync(path.join(root, file), 'utf8'), file) : new Map();
}

function functionsOf(messages: ReadonlyMap<string, Message>, file: string): ReadonlyMap<string, string> {
  return new Map(
    [...messages].map(([key, { message, locale }]) => {
      try {
        const comment = message.replaceAll('*/', '* /').replaceAll('\n', ' ');
        const parameter = parameterOf(valuesOf(message));
        return [
          key,
          `/** ${comment} */\nexport const ${key} = (${parameter}): string => ${bodyOf(message, locale)};\n`,
        ];
      } catch (error) {
        throw new Error(`${file}: ${key}: ${messageOf(error)}`, { cause: error });
      }
    }),
  );
}

/** What a text's function answers, as code. @throws Error for a message that is none of that language */
export function bodyOf(message: string, locale: string): string {
  const body = /^ {2}\w+: \(d?\) => (.*)$/m.exec(compileModule(compilerOf(locale), { text: message }))?.[1];
  if (body === undefined) throw new Error('expected a message, got nothing');
  return body;
}

const compilers = new Map<string, MessageFormat>();

/** Its functions call the browser's rules of plurals, by the name that `withHead` gives them. */
function compilerOf(locale: string): MessageFormat {
  const known = compilers.get(locale);
  if (known) return known;
  const cardinals = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const rules = Object.defineProperty(() => 'other', 'name', { value: rulesOf(locale) });
  const made = new MessageFormat(Object.assign(rules, { cardinals }), { returnType: 'string' });
  compilers.set(locale, made);
  return made;
}

export function messagesOf(json: string, file: string): ReadonlyMap<string, string> {
  const catalogue: unknown = JSON.parse(json);
  if (typeof catalogue !== 'object' || catalogue === null || Array.isArray(catalogue))
    throw new Error(`${file}: expected keys and messages`);
  for (const [key, message] of Object.entries(catalogue)) {
    if (!KEY.test(key) || TAKEN.has(key))
      throw new Error(`${file}: expected a key that can name a function, such as orderPlaced, got ${key}`);
    if (typeof message !== 'string') throw new Error(`${file}: ${key}: expected a message, got ${typeof message}`);
  }
  return new Map(Object.entries(catalogue as Readonly<Record<string, string>>));
}

/** What functions call: the runtime of messageformat, and the browser's rules of plurals. */
function withHead(functions: string): string {
  const used = ['number', 'plural', 'select'].filter((name) => functions.includes(`${name}(`));
  const lines = ['// @ts-nocheck -- Made of texts.json by local/texts.ts: change that file.'];
  if (used.length > 0) lines.push(`import { ${used.join(', ')} } from '@messageformat/runtime';`);
  for (const name of new Set(functions.match(RULES))) {
    const locale = [...compilers.keys()].find((code) => rulesOf(code) === name) ?? ENGLISH;
    lines.push(`const ${name}In = /* @__PURE__ */ new Intl.PluralRules('${locale}');`);
    lines.push(`const ${name} = (value: number): string => ${name}In.select(value);`);
  }
  return `${lines.join('\n')}\n\n${functions}`;
}

/** The kinds of the values that a message names. */
type Values = ReadonlyMap<string, 'string | number' | 'string' | 'number'>;

export function valuesOf(message: string): Values {
  const values = new Map<string, 'string | number' | 'string' | 'number'>();
  const collect = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'content' && /[{}]/.test(token.value)) throw new Error('expected braces in pairs');
      if (token.type === 'octothorpe') throw new Error('expected a value by its name, got #');
      if (token.type === 'function' || token.type === 'selectordinal')
        throw new Error(`expected a value as it is read, got ${token.type} of ${token.arg}`);
      if (token.type === 'argument' && !values.has(token.arg)) values.set(token.arg, 'string | number');
      if (token.type !== 'plural' && token.type !== 'select') continue;
      values.set(token.arg, token.type === 'plural' ? 'number' : 'string');
      for (const { tokens: within } of token.cases) collect(within);
    }
  };
  collect(parse(message));
  return values;
}

/** The parameter of a text's function: its named values. */
function parameterOf(values: Values): string {
  const types = [...values].map(([name, type]) => `readonly ${name}: ${type}`);
  return types.length === 0 ? '' : `d: { ${types.join('; ')} }`;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
