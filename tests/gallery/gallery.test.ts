import { glob } from 'node:fs/promises';
import path from 'node:path';
import type * as Domain from '@foodhouse/domain';
import { INSTANTS, LONG_EVENINGS } from '@foodhouse/domain/testing';
import type { Locator, Page } from 'playwright-core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { setOffline, type Browser } from '../../local/browser.ts';
import { launchBrowser, SHORT_LIVED } from '../../local/chromium.ts';
import { expectUsable, faultsOfParts } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/journey.ts';
import { layoutFaults, resize } from '../support/layout.ts';

// Every story of every component, as the dev server shows it, in Chromium.

const WEB = path.resolve('web');
/** npm test looks on a phone, where more comes too close; npm run test:long sees desktops, dialogs and long lists too. */
const IS_WHOLE = process.env['GALLERY'] === 'whole';
const SIZES = [['phone', PHONE] as const, ...(IS_WHOLE ? [['desktop', DESKTOP] as const] : [])];
/** Of a list npm test sees three rows: its other states are made of parts that have stories of their own. */
const STORIES = IS_WHOLE ? '[data-story]' : '[data-story]:not(:has([data-list])), [data-story^="3 rows"]';
/** No API listens here: answers in its place. */
const withoutApi: Plugin = {
  name: 'without-api',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api', (_request, response) => void response.writeHead(204).end());
  },
};
let server: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  server = await createServer({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    cacheDir: path.join(WEB, '.cache/gallery'),
    logLevel: 'error',
    plugins: [withoutApi],
    optimizeDeps: { entries: ['index.html', 'src/**/*.stories.tsx'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  // What stories fetch on demand is there before they ask: beside other tests a page gave a file up after three times fifteen seconds.
  for await (const file of glob('src/{app,features,ui,dev}/**/*.tsx', { cwd: WEB, exclude: ['**/*.test.tsx'] }))
    await server.warmupRequest(`/${file}`);
  browser = await launchBrowser({ width: 1280, height: 900, flags: [SHORT_LIVED] });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Every story is in one page, which takes a busy machine most of a minute to draw. */
const DRAWN = { timeout: 120_000 };

/** Opens the gallery, where errors of the page fail the test. */
async function openGallery(viewport: { readonly width: number; readonly height: number }, query = ''): Promise<Page> {
  const page = await browser.newPage();
  await resize(page, viewport);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const isOwnOutage = message.text().includes('ERR_INTERNET_DISCONNECTED');
    if (message.type() === 'error' && !isOwnOutage) errors.push(message.text());
  });
  onTestFinished(async () => {
    await page.close();
    expect(errors).toEqual([]);
  });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}dev/gallery${query}`);
  await page.locator('main > section').first().waitFor(DRAWN);
  // Its tools are lazy.
  await page.locator('[id*="table-with-tools"] span[aria-busy]').first().waitFor({ state: 'detached' });
  return page;
}

it('news at the foot lie over the page, which ends above them', async () => {
  const page = await openGallery(PHONE, '?part=features/board/decide/held-orders');
  const news = page.locator('[data-at-foot]').first();
  expect(await news.evaluate((element) => Number(getComputedStyle(element).zIndex))).toBeGreaterThan(2);
  const room = await page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
  expect(room).toBeGreaterThan((await news.getByRole('button').boundingBox())?.height ?? Infinity);
});

it('a refusal in a sheet is scrolled into sight, clear of the foot', async () => {
  const page = await openGallery(PHONE, '?part=ui/form-dialog');
  await page.locator('[data-story^="long"]').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const gap = async (): Promise<number> => {
    const refusal = await dialog.getByRole('alert').boundingBox();
    const foot = await dialog.getByRole('button', { name: 'Reject' }).locator('../..').boundingBox();
    return (foot?.y ?? 0) - (refusal?.y ?? Infinity) - (refusal?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(16); // as high as the fade is opaque
});

it('a search on a phone is typed beside the filter, not under it', async () => {
  const page = await openGallery(PHONE, '?part=features/menu/components/food-search-bar');
  const story = page.locator('[data-story="beside the filter"]');
  const edges = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
  const [field, filter] = await Promise.all([
    edges(story.getByRole('search').locator('label')),
    edges(story.getByRole('button', { name: 'Filter (2)' })),
  ]);
  expect(field.right).toBeLessThanOrEqual(filter.left);
});

it('no mealtime is under the filter on the narrowest phone', async () => {
  const page = await openGallery({ width: 320, height: 700 }, '?part=features/menu/components/food-search-bar');
  const story = page.locator('[data-story="mealtimes beside the filter"]');
  const filter = await story.getByRole('button', { name: 'Filter (2)' }).boundingBox();
  const mealtimes = await story.getByRole('group').getByRole('button').all();
  const ends: number[] = [];
  for (const mealtime of mealtimes) {
    await mealtime.scrollIntoViewIfNeeded();
    const box = await mealtime.boundingBox();
    ends.push((box?.x ?? Infinity) + (box?.width ?? 0));
  }
  expect(ends).toHaveLength(4);
  expect(Math.max(...ends)).toBeLessThanOrEqual(filter?.x ?? 0);
});

it('a tap selects a refused code of a table, which the first letter of another one replaces', async () => {
  const page = await openGallery(PHONE, '?part=features/ordering/checkout/fulfilment-block');
  const code = page.locator('[data-story="a renewed code"]').getByRole('textbox', { name: 'Code on your table' });
  await code.click();
  expect(await code.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toEqual([0, 6]);
});

it('a button beside a sentence goes below it before its own words are broken', async () => {
  const page = await openGallery({ width: 320, height: 700 }, '?part=features/ordering/checkout/not-served');
  const button = page
    .locator('[data-story="all of it served on another day"]')
    .getByRole('button', { name: 'Order for' });
  const lines = await button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

it('the count sheet breaks no name within a word on the narrowest phones', async () => {
  const page = await openGallery(PHONE, '?part=features/catalogue/count/count-sheet');
  const story = page.locator('[data-story="nothing typed"]');
  for (const width of [320, 360]) {
    await resize(page, { width, height: 700 });
    // The page leaves 16 pixels at each side.
    await story.locator('form').evaluate((form, px) => {
      form.style.width = `${px}px`;
    }, width - 32);
    const broken = await story.getByRole('link').evaluateAll((names) =>
      names.flatMap(({ firstChild }) => {
        const text = firstChild as Text;
        return [...text.data.matchAll(/[^ -]+/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect({ width, broken }).toEqual({ width, broken: [] });
  }
});

/** Where it has risen, or slid in. */
const isAtRest = (part: Locator): Promise<void> =>
  part.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });

it('a toast covers neither the heading of a dialog nor a button beside its content, at any width', async () => {
  const page = await openGallery(PHONE, '?part=ui/titled-dialog');
  const stories = await page.locator('[data-story^="with a toast"]').all();
  expect(stories).toHaveLength(4);
  for (const width of [320, 390, 768, 1280]) {
    await resize(page, { width, height: 844 });
    for (const story of stories) {
      const name = await story.getAttribute('data-story');
      await story.getByRole('button', { name: 'Open' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Tell' }).click();
      await page.getByText('back in the kitchen').waitFor();
      await Promise.all([dialog, page.locator('[data-rht-toaster] > * > *')].map(isAtRest));
      const { covered } = (await layoutFaults(page, '[role="dialog"]')).light;
      expect({ width, name, covered }).toEqual({ width, name, covered: [] });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  }
});

it('a toast covers no button of a bar that stays in sight, at any width', async () => {
  const page = await openGallery(PHONE, '?part=features/board/alarm/alarm-bar');
  // As on a page of the staff that is scrolled.
  await page.addStyleTag({ content: ':root { --bar-height: 48px } body { padding-bottom: 2000px }' });
  const button = page.locator('[data-story$="with a toast"]').getByRole('button', { name: 'Got it' });
  for (const width of [320, 390, 1280]) {
    await resize(page, { width, height: 844 });
    await button.evaluate((element) => {
      const bar = element.closest('section');
      if (bar) scrollBy(0, bar.getBoundingClientRect().top - 52);
    });
    await button.click();
    const toasts = page.locator('[data-rht-toaster] > * > *');
    await toasts.first().waitFor();
    await isAtRest(toasts.first());
    const { covered } = (await layoutFaults(page, '[data-story$="with a toast"]')).light;
    expect({ width, covered }).toEqual({ width, covered: [] });
    await toasts.first().waitFor({ state: 'detached' });
  }
});

it('Tab reaches a button of a toast from a dialog, and leaves neither', async () => {
  const page = await openGallery(PHONE, '?part=ui/titled-dialog');
  await page.locator('[data-story="with a button in a toast"]').getByRole('button', { name: 'Open' }).click();
  const tell = page.getByRole('dialog').getByRole('button', { name: 'Tell' });
  await tell.click();
  const button = page.getByRole('button', { name: 'Put back' });
  await button.waitFor();
  const isFocused = (one: Element): boolean => one === document.activeElement;
  await page.keyboard.press('Tab');
  expect(await button.evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await tell.evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Escape');
  await tell.waitFor({ state: 'detached' });
  expect(await button.isVisible()).toBe(true);
});

it('Tab reaches news from a dialog, over neither its content nor its buttons', async () => {
  const page = await openGallery(PHONE, '?part=ui/titled-dialog');
  for (const story of ['with news, a short sheet', 'with news, a long sheet', 'with news, at the edge']) {
    await page.locator(`[data-story="${story}"]`).getByRole('button', { name: 'Open' }).click();
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
    await cancel.focus();
    await page.keyboard.press('Tab');
    const news = page.locator('[data-in-dialog]').getByRole('button', { name: '2 new orders' });
    expect(await news.evaluate((one) => one === document.activeElement)).toBe(true);
    await news.click({ trial: true }); // nothing is over it
    await cancel.click(); // nor it over that
    await cancel.waitFor({ state: 'detached' });
  }
});

describe('the gallery', { timeout: 300_000 }, () => {
  it.each(SIZES)(
    'shows every story without a finding of axe, and no target of a list too small, on a %s',
    async (_name, viewport) => {
      const page = await openGallery(viewport);
      expect(await faultsOfParts(page, STORIES)).toEqual([]);
      expect.soft((await layoutFaults(page, '[data-list]')).light.small).toEqual([]);
      expect.soft((await layoutFaults(page, '[data-lists]')).light.over).toEqual([]);
    },
  );

  it.runIf(IS_WHOLE)('opens every dialog, without a finding of axe or a target too small', async () => {
    const page = await openGallery(PHONE);
    const faults: string[] = [];
    const withDialogs = await page.locator('main > section:has([aria-haspopup="dialog"]) > h2').allTextContents();
    // One part a page: axe reads the whole document for each dialog.
    for (const part of withDialogs) {
      await page.locator(`nav [href$="?part=${part}"]`).dispatchEvent('click'); // hidden on a phone
      await expect.poll(() => page.locator('main > section > h2').allTextContents()).toEqual([part]);
      for (const button of await page.getByRole('button', { name: 'Open', exact: true }).all()) {
        await button.click();
        await page.getByRole('dialog').waitFor();
        faults.push(...(await faultsOfParts(page, '[role="dialog"]')));
        for (const screen of [DESKTOP, PHONE]) {
          await resize(page, screen);
          faults.push(...(await layoutFaults(page, '[role="dialog"]')).light.small);
        }
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
    expect(withDialogs).not.toEqual([]);
    expect(faults).toEqual([]);
  });

  it.runIf(IS_WHOLE)('shows lists of 30 and of 300 rows, without a finding of axe or a target too small', async () => {
    const page = await openGallery(PHONE);
    const buttons = page.locator('[data-shows-rows]');
    expect(await buttons.count()).toBeGreaterThan(0);
    while ((await buttons.count()) > 0) await buttons.first().dispatchEvent('click');
    // The rows of 300 are those of 30.
    expect(await faultsOfParts(page, '[data-story]:has([aria-label="30 rows"])')).toEqual([]);
    expect.soft((await layoutFaults(page, '[data-list][aria-label="300 rows"]')).light.small).toEqual([]);
  });

  it.runIf(IS_WHOLE)('says what is wrong without a network, without a finding of axe', async () => {
    const page = await openGallery(PHONE);
    await setOffline(page, true);
    await page.getByText('You are offline: what you see may have changed').first().waitFor();
    expect(await faultsOfParts(page, '[data-story] :is([role="status"], [role="alert"])')).toEqual([]);
    await setOffline(page, false);
  });

  it('is itself without a finding of axe', async () => {
    await expectUsable(await openGallery(DESKTOP, '?part=ui/brand'));
  });
});

it('C1 the hours are judged alike by Chromium', async () => {
  const page = await openGallery(DESKTOP, '?part=ui/brand');
  const judge = `/@fs${path.resolve('packages/domain/src/house/opening-hours.ts')}`;
  await page.addScriptTag({ type: 'module', content: `window.judge = import(${JSON.stringify(judge)});` });
  const judged = await page.evaluate(
    async ([hours, instants]) => {
      const { judgeHouse } = await (window as unknown as { readonly judge: Promise<typeof Domain> }).judge;
      return instants.map(({ timeZone, service, at }) =>
        judgeHouse({ ...hours, timeZone }, { pause: null }, service, Date.parse(at)),
      );
    },
    [LONG_EVENINGS, INSTANTS] as const,
  );
  expect(judged).toMatchObject(INSTANTS.map(({ judgement }) => judgement));
});
