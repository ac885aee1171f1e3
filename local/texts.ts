import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { parse, type Token } from '@messageformat/parser';

/** A catalogue of texts lies beside its subject: keys, and messages in ICU's MessageFormat. */
export const CATALOGUES = [
  'packages/domain/src/**/texts.json',
  'functions/src/**/texts.json',
  'web/{src,prerender}/**/texts.json',
];
const LANGUAGE = 'en';
const ROOT = path.resolve(import.meta.dirname, '..');
const KEY = /^[a-z][a-zA-Z0-9]*$/;
/** What no function may be called: words of JavaScript, and what the made files call themselves. */
const TAKEN = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for ' +
    'function if import in instanceof let new null return static super switch this throw true try typeof var void ' +
    `while with yield number plural select rules ${LANGUAGE}`
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
 */
export function textModules(file: string): ReadonlyMap<string, string> {
  const catalogue = file.replace(/ts$/, 'json');
  const functions = functionsOf(readFileSync(catalogue, 'utf8'), path.relative(ROOT, catalogue));
  return new Map([...functions].map(([key, code]) => [key, withHead(code)]));
}

/**
 * A catalogue as a module of TypeScript, with one function for each key.
 * @param json keys and messages in ICU's MessageFormat
 * @param file named in errors
 * @throws Error with file, key and what is wrong
 */
export function compileTexts(json: string, file: string): string {
  return withHead([...functionsOf(json, file).values()].join('\n'));
}

function functionsOf(json: string, file: string): ReadonlyMap<string, string> {
  const inLanguage = new MessageFormat(LANGUAGE, { returnType: 'string' });
  return new Map(
    messagesOf(json, file).map(([key, message]) => {
      try {
        const values = valuesOf(message);
        const compiled = compileModule(inLanguage, { [key]: message });
        const body = /^ {2}\w+: \(d?\) => (.*)$/m.exec(compiled)?.[1];
        if (body === undefined) throw new Error('expected a message, got nothing');
        const comment = message.replaceAll('*/', '* /').replaceAll('\n', ' ');
        return [key, `/** ${comment} */\nexport const ${key} = (${values}): string => ${body};\n`];
      } catch (error) {
        throw new Error(`${file}: ${key}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }),
  );
}

function messagesOf(json: string, file: string): readonly (readonly [key: string, message: string])[] {
  const catalogue: unknown = JSON.parse(json);
  if (typeof catalogue !== 'object' || catalogue === null || Array.isArray(catalogue))
    throw new Error(`${file}: expected keys and messages`);
  for (const [key, message] of Object.entries(catalogue)) {
    if (!KEY.test(key) || TAKEN.has(key))
      throw new Error(`${file}: expected a key that can name a function, such as orderPlaced, got ${key}`);
    if (typeof message !== 'string') throw new Error(`${file}: ${key}: expected a message, got ${typeof message}`);
  }
  return Object.entries(catalogue as Readonly<Record<string, string>>);
}

/** What functions call: the runtime of messageformat, and the browser's rules of plurals. */
function withHead(functions: string): string {
  const used = ['number', 'plural', 'select'].filter((name) => functions.includes(`${name}(`));
  const lines = ['// @ts-nocheck -- Made of texts.json by local/texts.ts: change that file.'];
  if (used.length > 0) lines.push(`import { ${used.join(', ')} } from '@messageformat/runtime';`);
  if (used.includes('plural')) {
    lines.push(`const rules = /* @__PURE__ */ new Intl.PluralRules('${LANGUAGE}');`);
    lines.push(`const ${LANGUAGE} = (value: number): string => rules.select(value);`);
  }
  return `${lines.join('\n')}\n\n${functions}`;
}

/** The parameter of a text's function: its named values. */
function valuesOf(message: string): string {
  const values = new Map<string, string>();
  const collect = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'content' && /[{}]/.test(token.value)) throw new Error('expected braces in pairs');
      if (token.type === 'function' || token.type === 'selectordinal')
        throw new Error(`expected a value as it is read, got ${token.type} of ${token.arg}`);
      if (token.type === 'argument' && !values.has(token.arg)) values.set(token.arg, 'string | number');
      if (token.type !== 'plural' && token.type !== 'select') continue;
      values.set(token.arg, token.type === 'plural' ? 'number' : 'string');
      for (const { tokens: within } of token.cases) collect(within);
    }
  };
  collect(parse(message));
  const types = [...values].map(([name, type]) => `readonly ${name}: ${type}`);
  return types.length === 0 ? '' : `d: { ${types.join('; ')} }`;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
