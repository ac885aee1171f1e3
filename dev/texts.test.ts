import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('no catalogue has a text that nobody says', () => {
  const sources = globSync('{web/src,web/prerender,functions/src,packages/domain/src}/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => path.basename(file) !== 'texts.ts')
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  const said = new Set([...sources.matchAll(/\b(?:texts|common|words|site)\.(\w+)/g)].map(([, key]) => key));
  const unsaid = globSync(CATALOGUES, { cwd: ROOT }).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as object)
      .filter((key) => !said.has(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(unsaid).toEqual([]);
});
