// npm run figures: what the code is made of, to hold one state of it beside another.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../tools/build-all.ts';
import { startScript } from '../tools/options.ts';

const PRODUCT = ['packages/domain/src', 'functions/src', 'web/src', 'web/prerender'];
/** Tests, and what is made of catalogues of texts. */
const NO_PRODUCT = /\.(?:test|stories)\.tsx?$|\/texts\.ts$|\/(?:testing|test|dev)(?:[-/.]|$)/;
/** A key of styles that names elements inside others: `'& > section button'`, `'& h2'`, `'&:has(input)'`. */
const REACHING = /['"`][^'"`\n]*&[^'"`\n]*(?:[ >+~][^'"`\n]*|:has\([^'"`\n]*)['"`]\s*\]?\s*:/g;
/** One that most orders have nothing to say about. */
const FIELD = /\bfirstPromisedAtMs\b/;
/** How many lines in a row are no chance, once blanks, imports and brackets are left out. */
const DUPLICATE_LINES = 8;
const LONG_FUNCTION = 100;

interface File {
  readonly name: string;
  readonly text: string;
}

const { options } = startScript({
  call: 'npm run figures',
  does: 'Counts what the code is made of: lines, long functions, styles that reach into others, circles of folders.',
  options: { in: { kind: 'text', what: 'another checkout, to hold beside this one', value: 'FOLDER' } },
});
const folder = path.resolve(options.in ?? ROOT);
const files = PRODUCT.flatMap((part) => filesIn(path.join(folder, part))).filter(({ name }) => !NO_PRODUCT.test(name));
const styles = files.flatMap(({ name, text }) => [...text.matchAll(REACHING)].map(() => name));
for (const [figure, value] of [
  ['files of the product', files.length],
  ['lines of the product', files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)],
  [`functions over ${LONG_FUNCTION} lines`, longFunctions()],
  ['styles that reach into other elements', `${styles.length} in ${new Set(styles).size} files`],
  [`pairs of files with the same ${DUPLICATE_LINES} lines`, duplicates()],
  ['files that a field of an order stands in', files.filter(({ text }) => FIELD.test(text)).length],
  ['folders in circles, web and domain', circles().length],
  ['lint blocks about imports', (read('.oxlintrc.json').match(/"no-restricted-imports"/g) ?? []).length],
  ['files of the site that send an order', files.filter(({ name, text }) => sendsOrder(name, text)).length],
] as const)
  console.log(`${figure.padEnd(42)} ${value}`);

function filesIn(part: string): readonly File[] {
  return readdirSync(part, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(part, name))
    .map((name) => ({ name: path.relative(folder, name), text: readFileSync(name, 'utf8') }));
}

function read(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8');
}

/** Asked of oxlint, which parses. @throws Error where it does not answer */
function longFunctions(): number {
  const scratch = mkdtempSync(path.join(tmpdir(), 'figures-'));
  try {
    const config = path.join(scratch, 'oxlintrc.json');
    const rule = ['error', { max: LONG_FUNCTION, skipComments: false, skipBlankLines: false }];
    writeFileSync(
      config,
      JSON.stringify({ categories: { correctness: 'off' }, rules: { 'max-lines-per-function': rule } }),
    );
    const oxlint = path.join(ROOT, 'node_modules/.bin/oxlint');
    const found = spawnSync(oxlint, ['--config', config, '--format', 'json', ...PRODUCT], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    const { diagnostics } = JSON.parse(found.stdout) as {
      readonly diagnostics: readonly { readonly filename: string }[];
    };
    return diagnostics.filter(({ filename }) => !NO_PRODUCT.test(filename)).length;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Pairs of files with a run of lines that is the same. */
function duplicates(): number {
  const seen = new Map<string, string>();
  const twice = new Set<string>();
  for (const { name, text } of files) {
    const lines = text.split('\n').map((line) => line.trim());
    const telling = lines.filter(
      (line) => line.length > 4 && !/^(?:import|export \*|\/\/|\*|\/\*|type \w+,$)/.test(line),
    );
    for (let at = 0; at + DUPLICATE_LINES <= telling.length; at += 1) {
      const run = telling.slice(at, at + DUPLICATE_LINES).join('\n');
      const known = seen.get(run);
      if (known === undefined) seen.set(run, name);
      else if (known !== name) twice.add(`${known} ${name}`);
    }
  }
  return twice.size;
}

/** The folders of the site and of the domain from which imports lead back to them. */
function circles(): readonly string[] {
  const to = new Map<string, Set<string>>();
  for (const { name, text } of files.filter(({ name: file }) => /^(?:web|packages)\//.test(file)))
    for (const [, source = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const [from, target] = [path.dirname(name), path.join(path.dirname(name), path.dirname(source))];
      // The roots hold what begins all, and what all know: pages, paths, texts.
      if (from !== target && !isRoot(from) && !isRoot(target)) to.set(from, (to.get(from) ?? new Set()).add(target));
    }
  return [...to.keys()].filter((start) => {
    const reached = new Set(to.get(start));
    for (const one of reached) for (const next of to.get(one) ?? []) reached.add(next);
    return reached.has(start);
  });
}

function isRoot(name: string): boolean {
  return name === 'web/src' || name === 'packages/domain/src';
}

function sendsOrder(name: string, text: string): boolean {
  return name.startsWith('web/src/') && /['"`]\/orders?['"`]/.test(text);
}
