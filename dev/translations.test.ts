import { DEFAULT_LOCALE, LOCALES } from '@foodhouse/domain';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pseudo } from '../local/pseudo.ts';
import { CATALOGUES, compileTexts, textModules } from '../local/texts.ts';
import { translatedLocales, translationProblems } from '../local/translations.ts';

const root = mkdtempSync(path.join(tmpdir(), 'translations-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const MENU = 'web/src/menu/texts.json';
write(MENU, {
  title: 'Menu',
  left: '{count, plural, one {One portion of {food}} other {{count} portions of {food}}}',
  served: '{service, select, delivery {Brought} other {Fetched}}',
});

function write(file: string, messages: object): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(messages));
}

const GERMAN = {
  title: 'Speisekarte',
  left: '{count, plural, one {Eine Portion {food}} other {{count} Portionen {food}}}',
  served: '{service, select, delivery {Gebracht} other {Abgeholt}}',
};

describe('a translation', () => {
  it('is whole where it has all keys, values and choices', () => {
    write(`locales/de/${MENU}`, GERMAN);
    expect(translationProblems('de', root)).toEqual([]);
    expect(translatedLocales(root)).toEqual(['de']);
  });

  it.each([
    ['a text', { title: undefined }, 'title: expected what says “Menu”'],
    ['words', { title: ' ' }, 'title: expected what says “Menu”'],
    [
      'a value',
      { left: '{count, plural, one {Eine} other {{count} Portionen}}' },
      'left: expected the values count, food',
    ],
    ['another value', { title: 'Karte {name}' }, 'title: expected the values none, got name'],
    ['a choice', { served: '{service, select, other {Abgeholt}}' }, 'served: expected service to have delivery'],
    ['a plural', { left: '{count, plural, other {{count} von {food}}}' }, 'left: expected count to have one'],
    ['a brace', { title: 'Karte }' }, 'title: expected braces in pairs'],
    ['a text of the catalogue', { more: 'Mehr' }, `more: expected a key of ${MENU}`],
  ])('that lacks %s is named with file and key', (_what, change, problem) => {
    write(`locales/de/${MENU}`, { ...GERMAN, ...change });
    expect(translationProblems('de', root)).toHaveLength(1);
    expect(translationProblems('de', root)[0]).toContain(`locales/de/${MENU}: ${problem}`);
  });

  it('needs the plurals of its own language', () => {
    write(`locales/ar/${MENU}`, GERMAN);
    expect(translationProblems('ar', root)).toEqual([
      `locales/ar/${MENU}: left: expected count to have few, many, two, zero`,
    ]);
    rmSync(path.join(root, 'locales/ar'), { recursive: true });
  });

  it('of nothing is named', () => {
    write('locales/fr/web/src/nowhere/texts.json', {});
    expect(translationProblems('fr', root)[0]).toBe(
      'locales/fr/web/src/nowhere/texts.json: expected a file of the same path outside of locales',
    );
  });
});

it.each(globSync(CATALOGUES))(
  'J1 in English the site says %s to the letter, whatever other languages there are',
  (file) => {
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    const modules = textModules(path.resolve(file));
    expect([...modules.keys()]).toEqual(Object.keys(catalogue));
    for (const [key, code] of modules)
      expect(code).toContain(
        compileTexts(JSON.stringify({ [key]: catalogue[key] }), file)
          .split('\n')
          .find((line) => line.startsWith('export')),
      );
  },
);

it('the languages that a house may choose are those that have a folder, and English', () => {
  expect(Object.keys(LOCALES).toSorted()).toEqual([DEFAULT_LOCALE, ...translatedLocales()].toSorted());
});

it.each(translatedLocales())('%s says all that the site and the server say', (locale) => {
  expect(translationProblems(locale)).toEqual([]);
});

it('the pseudo-locale says English in brackets, longer, with its values and choices as they are', () => {
  expect(pseudo('All day')).toBe('[Áll dáy ñéñ]');
  expect(pseudo('{count, plural, one {One} other {{count} plates}} of {food}')).toBe(
    '[{count, plural, one {Óñé} other {{count} plátéš}} óf {food} ñéñ ñéñ]',
  );
});
