import path from 'node:path';
import { LOCALES } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { PSEUDO, pseudo } from '../../local/pseudo.ts';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { database } from '../../local/house.ts';
import { visit } from '../../local/browser.ts';
import { resize, textsThatDoNotFit, type CutText } from './layout.ts';
import { textsSaid } from './said.ts';

// The site in the pseudo-locale (local/pseudo.ts): whatever a page says beside its brackets is in no catalogue.

/** English as the pseudo-locale writes it within its brackets, as long as that is. */
export function inPseudo(english: string): string {
  return pseudo(english).slice(1, 1 + english.length);
}

/** Lets a page stay in the pseudo-locale: it takes it for the language of the house. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/api\/house(?:\/now)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    if (!answer.ok()) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: { ...((await answer.json()) as object), locale: PSEUDO } });
  });
  await page.addInitScript((language) => {
    localStorage.setItem('house-language', language);
  }, PSEUDO);
}

/** Opens a page of the site in the pseudo-locale. */
export function visitPseudo(page: Page, path: string): Promise<void> {
  return visit(page, `/${PSEUDO}${path}`);
}

/** Whose values people have made: foods, orders, persons. */
const COLLECTIONS_OF_NAMES = [
  'foods',
  'choices',
  'choicegroups',
  'orders',
  'orderContacts',
  'stockMoves',
  'users',
  'reviews',
  'house',
  'tables',
];
const NAMES = new Set(
  (
    'name kitchenName foodName description supplier user email displayName contactName phone img text message address ' +
    'note reason token uid userId foodId area areaName table sizeName title code postcode headline introduction'
  ).split(' '),
);
/** The pictures that foods can have, which are called what they show. */
const PICTURES = `${SITE_ADDRESS}/img/food/pictures.json`;
const IDS = /^(?:foods|orders|users|tables)$/;

/** What people have named and written in the house of the suite, and the house itself. */
async function namesInHouse(): Promise<ReadonlySet<string>> {
  const pictures = (await (await fetch(PICTURES)).json()) as readonly string[];
  const names = new Set(pictures.map((address) => path.basename(address, path.extname(address)).replaceAll('-', ' ')));
  // Each language is called as it calls itself.
  for (const code of Object.keys(LOCALES))
    names.add(new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code);
  const take = (value: unknown, isName: boolean): void => {
    if (typeof value === 'string' && isName && /\p{L}/u.test(value)) names.add(value);
    if (Array.isArray(value)) for (const one of value) take(one, isName);
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) take(one, NAMES.has(key));
  };
  await Promise.all(
    COLLECTIONS_OF_NAMES.map(async (collection) => {
      for (const document of (await database().collection(collection).get()).docs) {
        if (IDS.test(collection)) names.add(document.id);
        take(document.data(), false);
      }
    }),
  );
  return names;
}

/** What is the same in every language: addresses, colours, initials and sizes of one letter, places of time zones; and the words of `Intl`. */
const UNTRANSLATED =
  /https?:\/\/\S+|127\.0\.0\.1\S+|\S*@\S+|#[\da-f]{6}|^\p{L}{1,2}$|(?<!\p{L})(?:Europe\/)?Berlin|(?<!\p{L})(?:and|or|ago|in|minutes?|hours?|days?)(?!\p{L})/gu;

/** What of a text is in no catalogue: what stands beside its brackets, and within them letters that the pseudo-locale does not leave. */
export function untranslated(text: string, names: RegExp): string {
  const rest = text.replaceAll(names, '').replaceAll(UNTRANSLATED, '');
  let open = 0;
  let beside = '';
  for (const letter of rest) {
    if (letter === '[') open += 1;
    if (open === 0) beside += letter;
    if (letter === ']') open = Math.max(0, open - 1);
  }
  const plain = rest.match(/[\p{L}]*[aeiouAEIOUcns]+[\p{L}]*/gu) ?? [];
  return /\p{L}/u.test(beside) ? beside.trim() : plain.join(' ');
}

function patternOf(names: ReadonlySet<string>): RegExp {
  const escaped = [...names]
    .flatMap((name) => [name, name.trim().replaceAll(/\s+/g, ' ')])
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`(?<![\\p{L}])(?:${escaped.join('|')})(?![\\p{L}])`, 'giu');
}

/** What is not seen as a whole by design: `element: text`, and why. */
const BY_DESIGN: Readonly<Partial<Record<CutText['how'], readonly (readonly [seen: RegExp, why: string])[]>>> = {
  shortened: [
    [/: [^[]*$/, 'a name, which is whole on the page of what it names'],
    [/^summary > /, 'what a part holds, which is whole once that is opened'],
    [/: \[Chéf: /, 'a name after its word'],
    [/: \[Fóódhóúšé/, 'the name of a house that has none'],
  ],
  spilt: [[/\[Rémóvé ñéñ\]$/, 'the head of a column of icons, over whose middle it stands']],
};

/** The widths of a window at which nothing may be cut. */
const WIDTHS = [1280, 768, 390, 320];
/** Those at which the page says different things. */
const SAID_AT: readonly number[] = [1280, 390];

/** The names of the last time that a text was in no catalogue. */
let known: Promise<RegExp> | null = null;

/** @returns what is in no catalogue and is no name, each with the element that says it */
async function untranslatedOf(page: Page, said: readonly string[]): Promise<readonly string[]> {
  const texts = await page.evaluate(textsSaid);
  const judge = (names: RegExp): readonly string[] =>
    texts.flatMap(({ by, text }) => {
      const rest = said.includes(text) ? '' : untranslated(text, names);
      return rest === '' ? [] : [`${by}: '${rest}' in '${text}'`];
    });
  known ??= namesInHouse().then(patternOf);
  if (judge(await known).length > 0) known = namesInHouse().then(patternOf);
  return judge(await known);
}

/** What the page says in no language, and what of it does not fit a window. @param said what the server says in the language of the house */
export async function faultsOf(page: Page, where: string, said: readonly string[] = []): Promise<readonly string[]> {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const faults = new Set<string>();
  for (const width of WIDTHS) {
    // oxlint-disable no-await-in-loop -- a window has one width at a time
    await resize(page, { width, height: 900 });
    if (SAID_AT.includes(width)) for (const fault of await untranslatedOf(page, said)) faults.add(`${where}: ${fault}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) faults.add(`${where}: ${width}: ${wide} pixels wider than the window`);
    for (const { text, how, by } of await textsThatDoNotFit(page))
      if (!BY_DESIGN[how]?.some(([seen]) => seen.test(`${by}: ${text}`)))
        faults.add(`${where}: ${width}: ${how}: '${text}' by ${by}`);
    // oxlint-enable no-await-in-loop
  }
  return [...faults];
}
