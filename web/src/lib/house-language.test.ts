import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const HEAD_SCRIPT = readFileSync(path.join(import.meta.dirname, '../../public/color-scheme.js'), 'utf8');

const { dataset } = document.documentElement;
let left: readonly string[];
/** A module runs once. */
let visits = 0;

beforeEach(() => {
  left = [];
  dataset['languages'] = 'en de fr';
});

afterEach(() => {
  delete dataset['languages'];
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page of the site. */
async function pageAt(
  address: string,
): Promise<typeof import('./house-language.ts') & typeof import('./find-language.ts')> {
  const { pathname, search, hash } = new URL(address, 'https://kanal.example');
  vi.stubGlobal('location', {
    pathname,
    search,
    hash,
    replace: (to: string) => (left = [...left, to]),
    assign: (to: string) => (left = [...left, to]),
  });
  return { ...(await import('./house-language.ts')), ...(await import('./find-language.ts')) };
}

/** Where the script before the first paint leads from a page, in a house that speaks a language. */
async function ledFrom(address: string, language: string | null): Promise<readonly string[]> {
  await pageAt(address);
  if (language !== null) localStorage.setItem('house-language', language);
  visits += 1;
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(HEAD_SCRIPT)}//${visits}`);
  return left;
}

describe('a page of another language than the house speaks', () => {
  it.each([
    ['/inventory?mealtime=lunch#food', 'de', '/de/inventory?mealtime=lunch#food'],
    ['/', 'de', '/de'],
    ['/?table=7', 'de', '/de?table=7'],
    ['/de', 'en', '/'],
    ['/de/dashboard/house#about', 'fr', '/fr/dashboard/house#about'],
    ['/fr/', 'en', '/'],
  ])('gives way before anything is seen of it: %s in a house of %s', async (address, language, to) => {
    expect(await ledFrom(address, language)).toEqual([to]);
  });

  it.each([
    ['/inventory', 'en'],
    ['/de/inventory', 'de'],
    ['/de/unknown', 'de'],
    ['/inventory', null],
    ['/inventory', 'it'],
    ['/deli', 'en'],
  ])(
    'is read where it is the one, or another is not known, or not built: %s in a house of %s',
    async (address, language) => {
      expect(await ledFrom(address, language)).toEqual([]);
    },
  );

  it('is one once the house has said its language, which is remembered', async () => {
    const { learnLanguage, isLanguageKnown } = await pageAt('/track/order1?x#key');
    expect(isLanguageKnown()).toBe(false);
    expect(learnLanguage('de')).toBe('/de/track/order1?x#key');
    expect([localStorage.getItem('house-language'), isLanguageKnown()]).toEqual(['de', true]);
    expect(learnLanguage('it')).toBeNull();
    expect(learnLanguage()).toBeNull();
  });

  it.each([
    ['/de/about', '/about'],
    ['/de', '/'],
    ['/fr/unknown?a#b', '/unknown?a#b'],
  ])('of a folder leads out of it where the house has chosen none: %s', async (address, to) => {
    const { learnLanguage } = await pageAt(address);
    expect([learnLanguage(), learnLanguage('it')]).toEqual([to, null]);
  });

  it('leads nowhere from an unknown address in the folder, whose page is that of the root', async () => {
    const { learnLanguage } = await pageAt('/de/unknown');
    expect(learnLanguage('de')).toBeNull();
  });

  it('is heard again only a while after this page has chosen: an answer may be older', async () => {
    const { chooseLanguage, hearLanguage } = await pageAt('/dashboard/house');
    vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
    chooseLanguage('de');
    vi.spyOn(Date, 'now').mockReturnValue(1_030_000);
    hearLanguage(null);
    expect(localStorage.getItem('house-language')).toBe('de');
    vi.spyOn(Date, 'now').mockReturnValue(1_030_001);
    hearLanguage('fr');
    expect(localStorage.getItem('house-language')).toBe('fr');
    vi.restoreAllMocks();
    sessionStorage.clear();
  });
});

describe('what a house that is set up is proposed', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'fr'], 'fr'],
    [['it', 'ja'], 'en'],
    [[], 'en'],
  ])('is the first language of the browser in which the site was built: %j', async (languages, proposed) => {
    vi.stubGlobal('navigator', { languages });
    const { browserLanguage } = await pageAt('/');
    expect(browserLanguage()).toBe(proposed);
  });
});

describe('a page that nobody has told the language', () => {
  it('goes to it once the house has answered', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ closed: null, locale: 'fr' }));
    const { findLanguage } = await pageAt('/t/table-1');
    expect([await findLanguage(1000), left]).toEqual([true, ['/fr/t/table-1']]);
    expect(await findLanguage(1000)).toBe(false);
  });

  it.each([
    ['refuses', async () => Response.json({ error: 'UNAVAILABLE' }, { status: 503 })],
    ['is not there', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('stays, and has learnt nothing, where the house %s', async (_what, fetch) => {
    vi.stubGlobal('fetch', fetch);
    const { findLanguage, isLanguageKnown } = await pageAt('/t/table-1');
    expect([await findLanguage(10), left, isLanguageKnown()]).toEqual([false, [], false]);
  });
});
