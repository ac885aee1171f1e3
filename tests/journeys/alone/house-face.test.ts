import { DEFAULT_SETTINGS, toHouseDto, type Food } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, openUntouched, touch, visit } from '../../../local/browser.ts';
import { database, saveHouse, type Person } from '../../../local/house.ts';
import { expectUsable } from '../../support/axe.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { PHONE, it as journey } from '../../support/journey.ts';
import { expectToFit, layoutShiftOf, resize } from '../../support/layout.ts';
import { everythingSaid, SAMPLES } from '../../support/said.ts';

// A house that has said who it is: its pages are its own. Alone, because the house of the suite is that of other tests.

const it = journey.extend('isFirstVisit', true);

const KANAL = {
  name: 'Gasthaus am Kanal',
  address: 'Uferstraße 112, im zweiten Hof, 10999 Berlin', // longer than a phone is wide
  phone: '+49 30 123456',
  links: { instagram: 'https://www.instagram.com/kanal' },
};
const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** At every moment. */
const OPEN = [{ days: DAYS, from: '00:00', to: '00:00' }];
const LONG = 'Wirtshaus-und-Gartenküche am Landwehrkanal bei der Admiralbrücke in Kreuzberg 36';
const ARABIC = 'مطعم القناة للأسماك الطازجة والمشويات';
/** After this a page shows the name that it was built with. */
const NAMELESS_MS = 1500;
/** What the site is called while its house has said nothing. */
const SITE = 'Foodhouse';

let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [admin, food] = [await house.aPerson('admin'), await house.putFood({ quantity: 9, createdAtMs: 1 })];
  await saveHouse(admin, { about: KANAL, hours: { pickup: OPEN } });
});

/** The house of other tests has set nothing. */
it.afterAll(async () => {
  await saveHouse(admin, { about: toHouseDto(DEFAULT_SETTINGS).about, home: null, hours: {} });
  await database().doc('house/settings').delete();
});

/** Has the page wait for whose site it is as long as the house takes to answer: this machine may be slow. */
async function waitForHouse(page: Page): Promise<void> {
  await page.addInitScript((longest) => {
    const begin = setTimeout;
    const patient = (run: () => void, ms?: number): unknown => (ms === longest ? 0 : begin(run, ms));
    Object.assign(globalThis, { setTimeout: patient });
  }, NAMELESS_MS);
}

/** Looks at each frame of the page from now on. @returns what stood in sight with that text in it */
async function watchFor(page: Page, text: string): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((wanted) => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      requestAnimationFrame(look);
      if (document.body === null) return;
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { parentElement, nodeValue } = words.currentNode;
        if (nodeValue?.includes(wanted) && parentElement?.checkVisibility({ visibilityProperty: true }))
          seen.push(nodeValue);
      }
    };
    look();
  }, text);
  return () => page.evaluate(() => (globalThis as unknown as { seen: readonly string[] }).seen);
}

/** The names in the header, the footer and the line below it. */
const names = (page: Page): Promise<readonly string[]> => page.locator('[data-house-name]').allTextContents();

/** Waits for frames, of which a watched page has looked at each. */
const someFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise(requestAnimationFrame);
  });

describe('whoever comes for the first time', () => {
  it.for(['/', '/inventory', '/about', '/login'])(
    'reads the name on %s as soon as the house has answered, and no other before',
    async (path, { visitor }) => {
      const { page, errors } = await visitor();
      await waitForHouse(page);
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      await page.route('**/api/house/now', async (route) => {
        await released;
        await route.continue();
      });
      const seen = await watchFor(page, SITE);
      await openUntouched(page, path);
      await page.evaluate(() => document.fonts.ready);
      const brand = page.locator('[data-house-name]').first();
      expect(await brand.evaluate((it) => getComputedStyle(it).visibility)).toBe('hidden');
      const sinceMs = await page.evaluate(() => performance.now());
      release(undefined);
      await page.getByText(KANAL.name, { exact: true }).first().waitFor();
      expect(new Set(await names(page))).toEqual(new Set([KANAL.name]));
      expect(await page.title()).toMatch(/ · Gasthaus am Kanal$/);
      await someFrames(page);
      expect(await layoutShiftOf(page, sinceMs)).toBeLessThan(0.01);
      await page.mouse.move(200, 200);
      await page.mouse.move(201, 200);
      await hasStarted(page);
      await someFrames(page);
      expect(await seen()).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

  it('reads the site’s name where the house does not answer', async ({ page }) => {
    await page.route('**/api/house/now', (route) => route.abort());
    await openUntouched(page, '/about');
    await page.getByText(SITE, { exact: true }).first().waitFor();
  });
});

describe('whoever was here before', () => {
  it('reads the name before the scripts of the page come, which leave it', async ({ visitor }) => {
    const { page, errors } = await visitor();
    await visit(page, '/about');
    await page.getByRole('banner').getByText(KANAL.name).waitFor();
    await page.waitForFunction(() => localStorage.getItem('house-face') !== null);
    const seen = await watchFor(page, SITE);
    const release = await holdScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('about:blank');
    await openUntouched(page, '/inventory');
    expect(new Set(await names(page))).toEqual(new Set([KANAL.name]));
    expect(await page.title()).toBe('All foods · Gasthaus am Kanal');
    expect(asked.filter((address) => address.endsWith('/house/now'))).toEqual([]);
    release();
    await page.mouse.move(200, 200);
    await page.mouse.move(201, 200);
    await hasStarted(page);
    await someFrames(page);
    expect(new Set(await names(page))).toEqual(new Set([KANAL.name]));
    expect([await seen(), errors]).toEqual([[], []]);
  });
});

it('About keeps the room of its hours, and its footer that of the house, until they come', async ({ visitor }) => {
  const { page, errors } = await visitor({ screen: PHONE });
  await visit(page, '/about');
  await page.getByText('Today all day').waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/api\/house(?:\/now)?$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('about:blank');
  await openUntouched(page, '/about');
  await page.locator('[data-room] dt').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  const placeOf = (): Promise<unknown> =>
    page.evaluate(() => {
      const footer = document.querySelector('footer')?.getBoundingClientRect();
      return [footer?.top, document.documentElement.scrollHeight];
    });
  const before = await placeOf();
  release(undefined);
  await page.getByRole('heading', { name: 'Opening hours' }).waitFor();
  await page.getByText('Today all day').waitFor();
  await page.getByRole('main').getByText('Open day and night').waitFor();
  expect([await placeOf(), await layoutShiftOf(page), errors]).toEqual([before, 0, []]);
});

describe('every public page', () => {
  it.for([
    '/',
    '/inventory',
    '/user/FOOD',
    '/user/no-such-food',
    '/chefs',
    '/about',
    '/imprint',
    '/privacy',
    '/terms',
    '/invite',
    '/invite#no-such-key',
    '/review',
    '/login',
    '/signup',
    '/try',
    '/track/no-such-order',
    '/t/NOCODE',
    '/no/such/page',
  ])('%s says the name of the house, and nowhere another', async (path, { visitor }) => {
    const { page } = await visitor();
    await visit(page, path.replace('FOOD', food.id));
    await hasStarted(page);
    await page.getByText(KANAL.name, { exact: true }).first().waitFor();
    await page.waitForFunction(() => document.title.endsWith(' · Gasthaus am Kanal'));
    await expect
      .poll(async () => (await page.evaluate(everythingSaid)).filter((said) => said.includes(SITE)))
      .toEqual([]);
    expect(await page.locator('meta[property="og:title"]').count()).toBeLessThanOrEqual(1);
  });
});

/** The prices of the menu are those of other tests, in dollars. */
async function inEuros(page: Page): Promise<void> {
  await page.route(/\/api\/(?:foods\?|fooddetails\/)/, async (route) => {
    const response = await route.fetch();
    const body: unknown = await response.json();
    const toEuros = (one: unknown): object => ({ ...Object(one), currency: 'EUR' });
    await route.fulfill({ response, json: Array.isArray(body) ? body.map(toEuros) : toEuros(body) });
  });
}

describe('the samples of the site', () => {
  it.beforeAll(async () => {
    await saveHouse(admin, { about: KANAL, home: null, currency: 'EUR' });
  });
  it.afterAll(async () => {
    await saveHouse(admin, { currency: 'USD' });
  });

  it.for([
    '/',
    '/inventory',
    '/user/FOOD',
    '/chefs',
    '/about',
    '/imprint',
    '/invite#no-such-key',
    '/review',
    '/login',
    '/signup',
    '/track/no-such-order',
    '/t/NOCODE',
  ])('are not on %s of a house with a name', async (path, { visitor }) => {
    const { page, errors } = await visitor();
    await inEuros(page);
    await visit(page, path.replace('FOOD', food.id));
    await hasStarted(page);
    await page.getByText(KANAL.name, { exact: true }).first().waitFor();
    if (path !== '/login' && path !== '/signup' && path !== '/about' && path !== '/review')
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    const samples = async (): Promise<readonly string[]> =>
      (await page.evaluate(everythingSaid)).flatMap((said) => SAMPLES.exec(said)?.[0] ?? []);
    await expect.poll(samples).toEqual([]);
    expect(errors.filter((error) => !/404|429/.test(error))).toEqual([]);
  });

  it.for(['Amara Diallo', '99 $', '7.56', 'Discount voucher', '★'])(
    'are not seen on home by whoever comes for the first time: %s',
    async (sample, { visitor }) => {
      const { page, errors } = await visitor();
      await waitForHouse(page);
      const seen = await watchFor(page, sample);
      await openUntouched(page, '/');
      await page.getByRole('heading', { level: 1, name: KANAL.name }).waitFor();
      await page.mouse.move(200, 200);
      await page.mouse.move(201, 200);
      await hasStarted(page);
      await someFrames(page);
      expect([await seen(), errors]).toEqual([[], []]);
    },
  );
});

describe('a home page of its own', () => {
  it.beforeAll(async () => {
    const sections = [
      { name: 'popular', title: 'Today from the grill' },
      { name: 'features', title: '' },
    ] as const;
    const home = { headline: 'Fish and garden', introduction: 'Caught at six.', sections: [...sections] };
    await saveHouse(admin, { about: KANAL, home });
  });
  it.afterAll(async () => {
    await saveHouse(admin, { home: null });
  });
  const headings = (page: Page): Promise<readonly string[]> => page.locator('main :is(h1, h2)').allTextContents();
  const OWN = ['Fish and garden', 'Today from the grill', 'Features'];

  it('stands there before the scripts for whoever was here before, and stays when they come', async ({ visitor }) => {
    const { page, errors } = await visitor();
    await visit(page, '/about');
    await page.getByRole('banner').getByText(KANAL.name).waitFor();
    await page.waitForFunction(() => localStorage.getItem('house-face')?.includes('Today from the grill'));
    const seen = await watchFor(page, 'Our food site');
    const release = await holdScripts(page);
    await page.goto('about:blank');
    await openUntouched(page, '/');
    expect(await headings(page)).toEqual(OWN);
    const sinceMs = await page.evaluate(() => performance.now());
    release();
    await page.mouse.move(200, 200);
    await page.mouse.move(201, 200);
    await hasStarted(page);
    await someFrames(page);
    expect(await headings(page)).toEqual(OWN);
    expect(await layoutShiftOf(page, sinceMs)).toBeLessThan(0.01);
    expect([await seen(), errors]).toEqual([[], []]);
  });

  it('comes with the answer of the house for whoever is new, and stays when the scripts come', async ({ visitor }) => {
    const { page, errors } = await visitor();
    await waitForHouse(page);
    await openUntouched(page, '/');
    await expect.poll(() => headings(page)).toEqual(OWN);
    await page.mouse.move(200, 200);
    await page.mouse.move(201, 200);
    await hasStarted(page);
    await someFrames(page);
    expect([await headings(page), errors]).toEqual([OWN, []]);
  });
});

describe('where the house is, and whether it is open', () => {
  it.for([
    ['/', false],
    ['/', true],
    ['/inventory', false],
    ['/inventory', true],
  ] as const)(
    'stands on %s where there is room for it, been there before: %s, and moves nothing when it comes',
    async (at, { visitor }) => {
      const [path, isKnown] = at;
      const { page, errors } = await visitor();
      if (isKnown) {
        await visit(page, '/about');
        await page.waitForFunction(() => localStorage.getItem('house-face') !== null);
      }
      await openUntouched(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.locator('[data-fill] article').nth(2).waitFor();
      await someFrames(page);
      const sinceMs = await page.evaluate(() => performance.now());
      await touch(page);
      const line = page.getByRole('main').locator('[data-house-line]');
      if (path === '/' && !isKnown) {
        // This site was built for nobody: home has no room for it yet, and the footer says it.
        await page.getByRole('contentinfo').getByRole('link', { name: KANAL.address }).waitFor();
        await someFrames(page);
        expect([await line.isVisible(), await layoutShiftOf(page, sinceMs), errors]).toEqual([false, 0, []]);
        return;
      }
      await line.getByText('Open day and night').waitFor();
      const street = line.getByRole('link', { name: KANAL.address });
      expect(await street.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
      expect(await line.getByRole('link', { name: KANAL.phone }).getAttribute('href')).toBe('tel:+4930123456');
      await someFrames(page);
      expect(await layoutShiftOf(page, sinceMs)).toBe(0);
      expect(errors).toEqual([]);
      await expectToFit(page, '[data-house-line]');
      await resize(page, { width: 768, height: 1024 });
      expect(await street.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0); // it is whole
    },
  );

  it.for([false, true])('stands on /about with its hours, been there before: %s', async (isKnown, { visitor }) => {
    const { page, errors } = await visitor();
    if (isKnown) {
      await visit(page, '/inventory');
      await page.waitForFunction(() => localStorage.getItem('house-face') !== null);
    }
    const seen = await watchFor(page, 'All About everything is here');
    await waitForHouse(page);
    await openUntouched(page, '/about');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: KANAL.name, level: 1 }).waitFor();
    await main.getByText('Open day and night').waitFor();
    await expect.poll(() => main.getByText('All day').count()).toBe(7); // its hours come in a file of their own
    const links = main.locator('address a');
    expect(await links.allInnerTexts()).toEqual([KANAL.address, KANAL.phone, 'Instagram']);
    expect(await links.last().getAttribute('href')).toBe(KANAL.links.instagram);
    expect(await seen()).toEqual([]);
    expect(await layoutShiftOf(page)).toBe(0);
    expect(await page.title()).toBe('About · Gasthaus am Kanal');
    expect(errors).toEqual([]);
    await expectUsable(page);
    await expectToFit(page, 'main');
  });
});

describe('a name', () => {
  it.for([LONG, ARABIC])('as long as %s leaves the header its controls, at every width', async (name, { visitor }) => {
    await saveHouse(admin, { about: { ...KANAL, name } });
    const { page } = await visitor();
    await visit(page, '/about');
    await page.getByRole('banner').getByText(name).waitFor();
    await expectToFit(page, 'header, footer');
  });
});
