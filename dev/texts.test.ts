import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUES, compileTexts } from '../local/texts.ts';
import { ROOT } from '../tools/build-all.ts';

/** What the functions of a catalogue answer, run as the site and the server run them. */
function call(messages: Readonly<Record<string, string>>, calls: string): unknown {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, '.cache/texts-'));
  try {
    writeFileSync(path.join(folder, 'texts.json'), JSON.stringify(messages));
    writeFileSync(path.join(folder, 'texts.ts'), compileTexts(JSON.stringify(messages), 'texts.json'));
    const script = `import * as texts from './texts.ts'; console.log(JSON.stringify(${calls}));`;
    writeFileSync(path.join(folder, 'call.ts'), script);
    return JSON.parse(execFileSync(process.execPath, [path.join(folder, 'call.ts')], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a catalogue', () => {
  it('becomes functions with named values, plurals and choices', () => {
    const messages = {
      total: 'Total',
      quoted: `It's "so"`,
      portions: '{count, plural, one {One portion} other {{count} portions}} of {food}',
      served: '{service, select, delivery {Brought to {place}} other {Fetched}}',
    };
    expect(
      call(
        messages,
        `[texts.total(), texts.quoted(), texts.portions({ count: 1, food: 'Pho' }), texts.portions({ count: 1200, food: 'Pho' }),
          texts.served({ service: 'delivery', place: 'Elm 3' }), texts.served({ service: 'pickup', place: '' })]`,
      ),
    ).toEqual(['Total', `It's "so"`, 'One portion of Pho', '1200 portions of Pho', 'Brought to Elm 3', 'Fetched']);
  });

  it('says the types of its values', () => {
    const compiled = compileTexts('{"portions":"{count, plural, one {One} other {{count}}} of {food}"}', 'texts.json');
    expect(compiled).toContain('(d: { readonly count: number; readonly food: string | number }): string');
  });

  it.each([
    ['{"order placed":"x"}', 'expected a key that can name a function, such as orderPlaced, got order placed'],
    ['{"delete":"x"}', 'got delete'],
    ['{"a":1}', 'a: expected a message, got number'],
    ['[]', 'expected keys and messages'],
    ['{"a":"{name"}', 'a: Unexpected message end'],
    ['{"a":"name }"}', 'a: expected braces in pairs'],
    ['{"a":"{count, plural, one {x}}"}', "a: No 'other' form found"],
    ['{"a":"{count, plural, few {x} other {y}}"}', 'a: The plural case few is not valid in this locale'],
    ['{"a":"{day, date}"}', 'a: expected a value as it is read, got function of day'],
  ])('%s is refused with its place', (json, problem) => {
    expect(() => compileTexts(json, 'web/texts.json')).toThrow(problem);
    expect(() => compileTexts(json, 'web/texts.json')).toThrow('web/texts.json: ');
  });
});

const SOURCES = '{web/src,web/prerender,functions/src,packages/domain/src}/**/*.{ts,tsx}';
/** A catalogue as a whole, under the name by which a file says its texts. */
const IMPORTED = /\bimport \* as (\w+) from '(\..*?texts)\.ts'/g;
/** The same for whoever imports that file: `FORM_MESSAGES`. */
const EXPORTED = /\bexport \* as (\w+) from '(\..*?texts)\.ts'/g;

interface Source {
  readonly file: string;
  readonly text: string;
}

/** The catalogues that a source names. */
function cataloguesIn(
  { file, text }: Source,
  pattern: RegExp,
): readonly (readonly [name: string, catalogue: string])[] {
  return [...text.matchAll(pattern)].map(([, name = '', catalogue = '']) => [
    name,
    path.join(path.dirname(file), `${catalogue}.json`),
  ]);
}

/** The texts that no source says by its own import of their catalogue, as `file: key`. Tests and stories say none. */
function unsaidTexts(root: string): readonly string[] {
  const sources = globSync(SOURCES, { cwd: root })
    .filter((file) => !/(?:^|\/)texts\.ts$|\.(?:test|stories)\.tsx?$/.test(file))
    .map((file): Source => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const exported = sources.flatMap((source) => cataloguesIn(source, EXPORTED));
  const said = new Set(
    sources.flatMap((source) => {
      const catalogues = new Map([...exported, ...cataloguesIn(source, IMPORTED)]);
      return [...source.text.matchAll(/\b(\w+)\.(\w+)/g)].map(
        ([, name = '', key = '']) => `${catalogues.get(name)}: ${key}`,
      );
    }),
  );
  return globSync(CATALOGUES, { cwd: root }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object)
      .map((key) => `${file}: ${key}`)
      .filter((text) => !said.has(text)),
  );
}

describe('a text that nobody says', () => {
  it('is in no catalogue', () => {
    expect(unsaidTexts(ROOT)).toEqual([]);
  });

  it('is found where another catalogue has a text of the same name', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'texts-'));
    const files = {
      'web/src/texts.json': '{"title":"Food"}',
      'web/src/menu/texts.json': '{"title":"Menu","all":"All"}',
      'web/src/menu/menu.ts':
        "import * as texts from './texts.ts';\nimport * as site from '../texts.ts';\nsite.title() + texts.all();",
      'web/src/menu/menu.test.ts': "import * as texts from './texts.ts';\ntexts.title();",
      'packages/domain/src/texts.json': '{"title":"x","all":"y"}',
      'packages/domain/src/index.ts': "export * as WORDS from './texts.ts';",
      'web/src/page.ts': 'WORDS.all();',
    };
    try {
      for (const [file, content] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
        writeFileSync(path.join(root, file), content);
      }
      expect(unsaidTexts(root).toSorted()).toEqual([
        'packages/domain/src/texts.json: title',
        'web/src/menu/texts.json: title',
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
