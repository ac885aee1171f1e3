import type { FoodDto } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SITE_ADDRESS } from '../../../local/suite.ts';
import { hasStarted, openUntouched, visit } from '../../../local/browser.ts';
import { PASSWORD } from '../../../local/house.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { it as journey } from '../../support/journey.ts';
import { layoutShiftOf } from '../../support/layout.ts';

const it = journey.extend('isFirstVisit', true);

// Public pages are rendered without a script, get their foods from one small script, and hydrate unchanged.

const PHONE = { width: 412, height: 823 };

/** Holds React's tasks back, which go through a message channel. @returns lets them run */
async function holdHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const post = Reflect.get(MessagePort.prototype, 'postMessage');
    const held = new Set<MessagePort>();
    MessagePort.prototype.postMessage = function hold(this: MessagePort) {
      held.add(this);
    };
    addEventListener('release-hydration', () => {
      MessagePort.prototype.postMessage = post;
      for (const port of held) port.postMessage(null);
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release-hydration')));
}

describe('a page without any script', () => {
  it.for([
    ['/', 'Our food site makes it easy to find local foods'],
    ['/inventory', 'Inventory All Products: …'],
    ['/chefs', 'Meet Our Chefs'],
    ['/about', 'All About everything is here'],
    ['/review', 'Keep in Our Touch'],
    ['/login', 'Login'],
    ['/signup', 'Sign-Up'],
    ['/try', 'Your menu here'],
  ] as const)('%s shows its heading, and says what it is about', async ([path, heading], { visitor }) => {
    const { page } = await visitor({ javaScriptEnabled: false });
    await openUntouched(page, path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(await page.title()).toMatch(/ · Foodhouse$/);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title());
  });

  it('/chefs shows the faces that it begins with', async ({ visitor }) => {
    const { page } = await visitor({ javaScriptEnabled: false, screen: PHONE });
    await openUntouched(page, '/chefs');
    const faces = page.getByRole('article').locator('img[src^="/img/site/cook"]');
    await expect
      .poll(() => faces.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0)))
      .toEqual([true, true, true]);
  });

  it('keeps a typed password out of the address', async ({ visitor }) => {
    const { page } = await visitor({ javaScriptEnabled: false });
    await openUntouched(page, '/login');
    await page.getByLabel('Password').fill('a-password');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    expect(page.url()).toBe(`${SITE_ADDRESS}/login`);
  });
});

describe('the first script', () => {
  it.for([
    ['/', 3],
    ['/inventory', 24],
    ['/user/', 1],
    ['/chefs', 10],
  ] as const)('renders the foods of %s alone, and React hydrates them', async ([path, count], { putFood, visitor }) => {
    const { page, errors } = await visitor();
    // A machine without a network card takes itself for offline, and then everything starts at once.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    const isOfOne = path === '/user/';
    const declared = { allergens: ['fish', 'soya'], tags: ['hot'], leastExtraMinor: 150 } as const;
    await openUntouched(page, isOfOne ? `${path}${(await putFood(declared)).id}` : path);
    const region = page.locator('[data-fill]');
    await region
      .locator('article')
      .nth(count - 1)
      .waitFor();
    const hasTakenOver = (): Promise<boolean> =>
      page.evaluate(() =>
        Object.keys(document.querySelector('[data-fill]') ?? {}).some((key) => key.includes('react')),
      );
    expect(await hasTakenOver()).toBe(false);
    const filled = await region.innerHTML();
    if (isOfOne) expect(filled).toMatch(/Contains: fish, soya.*Diets.*hot/);
    // A hand makes many moves. The first may come before the page listens, or without a distance.
    let across = 200;
    await expect
      .poll(async () => {
        across += 1;
        await page.mouse.move(across, 200);
        return hasTakenOver();
      })
      .toBe(true);
    await page
      .getByRole('button', { name: /Switch to/ })
      .first()
      .click(); // needs hydration
    await page.waitForFunction(() => document.documentElement.getAttribute('data-color-scheme') === 'dark');
    expect(plain(await region.innerHTML())).toBe(plain(filled));
    expect(errors).toEqual([]);
  });

  it('is not needed for the right sign of the colour scheme', async ({ page }) => {
    await holdScripts(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openUntouched(page, '/about');
    await page.getByRole('button', { name: 'Switch to light colours' }).waitFor();
    expect(await page.getByRole('button', { name: 'Switch to dark colours' }).count()).toBe(0);
  });

  it('sets the title and metadata of a food’s page', async ({ page }) => {
    await openUntouched(page, '/user/beef-pho');
    await page.getByRole('heading', { name: /^Beef Pho/ }).waitFor();
    expect(await page.title()).toBe('Beef Pho · Foodhouse');
    await page.mouse.move(200, 200);
    await page.locator('script[type="application/ld+json"]').waitFor({ state: 'attached' });
    expect(await page.title()).toBe('Beef Pho · Foodhouse');
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
  });

  it('replaces a picture that failed before hydration by a plate', async ({ putFood, page }) => {
    const food = await putFood({ img: '/img/nothing.webp' });
    const release = await holdScripts(page);
    await openUntouched(page, `/user/${food.id}`);
    await page.waitForFunction(() => {
      const picture = document.querySelector<HTMLImageElement>('article img');
      return picture?.complete && picture.naturalWidth === 0;
    });
    release();
    await page.mouse.move(200, 200);
    await page.locator('article img[src="/img/site/plate.webp"]').waitFor();
  });

  it('keeps what was typed and pressed before the scripts came, and does it once', async ({ page }) => {
    const release = await holdScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openUntouched(page, '/login');
    const login = page.getByRole('button', { name: 'Login', exact: true });
    expect(await login.isEnabled()).toBe(true);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('wrong-password');
    const place = await login.boundingBox();
    await login.click();
    await login.click();
    await page.getByLabel('Password').press('Enter');
    await page.locator('button[aria-busy="true"]', { hasText: 'Login' }).waitFor();
    release();
    await page.getByRole('alert').getByText('Error: The email or the password is not right.').waitFor();
    await login.and(page.locator(':enabled:not([aria-busy])')).waitFor();
    expect(await login.boundingBox()).toEqual(place);
    expect(asked.filter((address) => address.includes('signInWithPassword'))).toHaveLength(1);
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
  });

  it('does not move the button under a press that React hydrates the page for', async ({ page }) => {
    const release = await holdHydration(page);
    await visit(page, '/review');
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await release();
    await page.getByText('Please tell us your name.').waitFor();
  });

  it('logs in by a key that was pressed before the scripts came', async ({ aPerson, page }) => {
    const person = await aPerson();
    const release = await holdScripts(page);
    await openUntouched(page, '/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL(`${SITE_ADDRESS}/`);
  });

  it.for([
    ['/about', 'takes itself for offline'],
    ['/dashboard/kitchen', 'knows its network'],
  ] as const)(
    'says that there is a new version when the files of %s are gone, in a browser that %s',
    async ([path, browserThat], { page }) => {
      if (browserThat === 'takes itself for offline')
        await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false })); // no network card
      await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }));
      await openUntouched(page, path);
      await page.mouse.move(200, 200);
      await page.getByRole('alert').getByText('There is a new version of this page.').waitFor();
      await page.unroute('**/assets/index-*.js');
      await page.getByRole('link', { name: 'Load the page again' }).click();
      await page.mouse.move(200, 200);
      await hasStarted(page);
    },
  );

  it('does not mistake an outage for a new version, and starts once its files arrive', async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await openUntouched(page, '/about');
    const unanswered = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.mouse.move(200, 200);
    await unanswered;
    await page.unroute('**/assets/index-*.js');
    await hasStarted(page);
    expect(await page.locator('#stale').isVisible()).toBe(false);
  });

  it('never shows the Login button to a signed-in person', async ({ signInAs }) => {
    const { page } = await signInAs('user');
    await page.goto(`${SITE_ADDRESS}/about`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'SignOut' }).waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
  });
});

describe('a dashboard page', () => {
  it.for(['/dashboard', '/dashboard/orderlist', '/dashboard/kitchen', '/dashboard/allusers'])(
    '%s has its layout while the session is unknown',
    async (path, { signInAs }) => {
      const { page } = await signInAs('admin', undefined, { screen: PHONE });
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/accounts:lookup*', async (route) => {
        await released;
        await route.continue();
      });
      await openUntouched(page, path);
      await page.getByRole('status', { name: 'Checking who you are' }).waitFor();
      const heading = page.getByRole('heading', { level: 1 });
      const place = await heading.boundingBox();
      release();
      await page.getByRole('link', { name: 'Order List' }).waitFor(); // of an admin
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      expect(await heading.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
      expect(await layoutShiftOf(page)).toBeLessThan(0.02);
    },
  );
});

/** Markup without what is added later: facts for search engines, and the sources of images that were out of sight. */
function plain(html: string): string {
  return html
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, '')
    .replaceAll(/<img [^>]*data-src=[^>]*>/g, (image) => image.replace(/ src="[^"]*"/, ''));
}

describe('a food’s page', () => {
  it.for([{ width: 390, height: 844 }, PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }])(
    'moves nothing that was shown when the food comes: $width',
    async (screen, { visitor }) => {
      const { page } = await visitor({ screen });
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      await page.route('**/api/fooddetails/*', async (route) => {
        await released;
        await route.continue();
      });
      await openUntouched(page, '/user/beef-pho');
      const sinceMs = await page.evaluate(async () => {
        await document.fonts.ready;
        return performance.now();
      });
      await page.locator('[data-fill="food"] [aria-busy="true"]').waitFor();
      release(undefined);
      await page.getByRole('heading', { name: /^Beef Pho/ }).waitFor();
      await page.mouse.move(200, 200);
      await hasStarted(page);
      expect(await layoutShiftOf(page, sinceMs)).toBeLessThan(0.01);
    },
  );
});

describe('a menu with categories', () => {
  it.for([
    ['/inventory', PHONE],
    ['/inventory', { width: 768, height: 1024 }],
    ['/inventory', { width: 1280, height: 800 }],
    ['/inventory?mealtime=lunch', PHONE],
  ] as const)(
    '%s moves nothing that was shown when the foods come (%#)',
    async ([path, screen], { visitor, putFood }) => {
      await putFood({ mealtimes: ['lunch'] });
      const { page, errors } = await visitor({ screen });
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      await page.route('**/api/foods?*', async (route) => {
        await released;
        const response = await route.fetch();
        const foods = (await response.json()) as readonly FoodDto[];
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'x-category-count': '1' },
          json: foods.map((food) => ({ ...food, category: 'Soups' })),
        });
      });
      await page.route('**/api/categories', (route) =>
        route.fulfill({ json: { version: 1, categories: [{ id: 'soups', name: 'Soups', foods: 9 }] } }),
      );
      await openUntouched(page, path);
      const sinceMs = await page.evaluate(async () => {
        await document.fonts.ready;
        return performance.now();
      });
      if (path.includes('?')) await hasStarted(page); // what is filtered is left to the whole page
      release(undefined);
      await page.getByRole('heading', { name: 'Soups' }).waitFor();
      // Before React: the first script has put it there.
      await page.getByRole('button', { name: 'Soups' }).waitFor();
      await page.mouse.move(200, 200);
      await hasStarted(page);
      await page.getByRole('button', { name: 'Soups' }).waitFor();
      expect(errors).toEqual([]);
      expect(await layoutShiftOf(page, sinceMs)).toBeLessThan(0.02);
      await page.unrouteAll({ behavior: 'wait' }); // a tablet asks for more foods at once
    },
  );
});
