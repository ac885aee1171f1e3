import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_SETTINGS, toHouseDto, type HoursException, type SaveHouseDto, type Table } from '@foodhouse/domain';
import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { call, database, saveHouse } from '../../../local/house.ts';
import { SITE_ADDRESS } from '../../../local/suite.ts';
import { expectUsable, faultsOfPage } from '../../support/axe.ts';
import { it, PHONE } from '../../support/journey.ts';
import { resize } from '../../support/layout.ts';
import { take } from '../../support/pictures.ts';

// How a house is found: from pages of other sites, by search engines, on paper. Alone, because the house of the suite takes the
// orders of other tests.

const UNSET: Partial<SaveHouseDto> = { ...toHouseDto(DEFAULT_SETTINGS), tables: [] };
const ALWAYS = { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '00:00' }] };
const MM = 96 / 25.4;

/** The site of somebody else, as a house's own website is. */
let shop: Server;
let shopAddress: string;

const SHOP = `<!doctype html><html lang="en"><head><title>Gasthaus am Kanal</title>
<style>a { color: blue } a:visited { color: purple } a:hover { color: red } body { background: #fff }</style></head>
<body><main><h1>Gasthaus am Kanal</h1>
<p><a href="${SITE_ADDRESS}/inventory" data-foodhouse>Order online</a>
<script async src="${SITE_ADDRESS}/order-button.js"></script></p></main></body></html>`;

it.beforeAll(async () => {
  shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(SHOP);
  });
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  shopAddress = `http://localhost:${(shop.address() as AddressInfo).port}/`;
});

it.afterAll(async ({ house }) => {
  shop.closeAllConnections();
  shop.close();
  await saveHouse(await house.aPerson('admin'), UNSET);
  await Promise.all(['house/settings', 'house/tables'].map((it) => database().doc(it).delete()));
});

const button = (page: Page): Locator => page.locator('a[data-foodhouse]');

/** What the button of a page says, with its state. */
async function said(page: Page): Promise<string> {
  return `${await button(page).getAttribute('data-foodhouse-state')}: ${await button(page).innerText()}`;
}

/** The next question, for which nobody waits 45 seconds. */
async function askAgain(page: Page): Promise<void> {
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/house/now'));
  await page.clock.runFor(45_000);
  await answered;
}

/** Yesterday to tomorrow, wherever it is day. */
function holiday(): HoursException {
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: day(-1), to: day(1), services: ['pickup'], hours: [], message: null };
}

describe('K1 the order button on a page of another site', () => {
  it('says without cookies whether the house is open, follows closed and paused, and leads to the menu', async ({
    aPerson,
    visitor,
  }) => {
    const admin = await aPerson('admin');
    await saveHouse(admin, { ...UNSET, hours: ALWAYS });
    const { page, errors } = await visitor();
    await page.context().addCookies([{ name: 'session', value: 'secret', url: SITE_ADDRESS }]);
    await page.clock.install();
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${SITE_ADDRESS}/api`)) asked.push(request);
    });
    await page.goto(shopAddress);
    await expect.poll(() => said(page)).toMatch(/^open: Order online\s+Open day and night$/);
    expect(await faultsOfPage(page)).toEqual([]);
    await button(page).hover();
    expect(await faultsOfPage(page)).toEqual([]);

    await saveHouse(admin, { ...UNSET, hours: ALWAYS, exceptions: [holiday()] });
    await askAgain(page);
    await expect.poll(() => said(page)).toMatch(/^closed: Order online\s+Opens /);
    await saveHouse(admin, { ...UNSET, hours: ALWAYS });
    await askAgain(page);
    await expect.poll(() => said(page)).toMatch(/^open: /);
    await call('/house/pause', { method: 'POST', as: admin, body: { minutes: 30 } });
    // Within a minute, also where the process that answers has known the settings for five seconds.
    await expect
      .poll(async () => {
        await askAgain(page);
        return said(page);
      })
      .toMatch(/^closed: Order online\s+No new orders, until /);
    expect(await faultsOfPage(page)).toEqual([]);
    const sent = await Promise.all(asked.map((request) => request.allHeaders()));
    expect(sent.flatMap(({ cookie, referer }) => [cookie, referer]).filter((it) => it !== undefined)).toEqual([]);
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => Object.keys(globalThis).filter((name) => /food|order/i.test(name)))).toEqual([]);
    await button(page).press('Enter');
    await page.waitForURL(`${SITE_ADDRESS}/inventory`);
    await call('/house/pause', { method: 'POST', as: admin, body: { minutes: 0 } });
  });

  it('is a plain link while our API is down, and no error of the page', async ({ visitor }) => {
    const { page } = await visitor();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.clock.install();
    let answered = 0;
    await page.route('**/api/house/now', async (route) => {
      answered += 1;
      if (answered === 1) await route.abort();
      else await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '<h1>Down</h1>' });
    });
    await page.goto(shopAddress);
    await expect.poll(() => said(page)).toMatch(/^: Order online\s*$/);
    await askAgain(page);
    await expect.poll(() => answered).toBe(2);
    await expect.poll(() => said(page)).toMatch(/^: Order online\s*$/);
    expect(await button(page).getAttribute('href')).toBe(`${SITE_ADDRESS}/inventory`);
    expect(await faultsOfPage(page)).toEqual([]);
    expect(thrown).toEqual([]);
  });
});

it('K2 search engines read no food that is hidden or retired', async ({ aPerson, page, putFood }) => {
  const admin = await aPerson('admin');
  const [kept, hidden, removed] = await Promise.all([
    putFood({ createdAtMs: 1 }),
    putFood({ createdAtMs: 2 }),
    putFood({ createdAtMs: 3 }),
  ]);
  await call(`/foods/${hidden.id}/hide`, { method: 'POST', as: admin });
  await call(`/foods/${removed.id}`, { method: 'DELETE', as: admin });
  const facts = async (): Promise<string> =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  await expect
    .poll(async () => {
      await visit(page, `/inventory?q=${encodeURIComponent(kept.name)}`);
      await page.getByRole('heading', { name: kept.name }).waitFor();
      return facts();
    })
    .toContain(kept.name);
  for (const gone of [hidden, removed]) {
    await visit(page, `/inventory?q=${encodeURIComponent(gone.name)}`);
    await page.getByRole('heading', { name: 'Nothing on the menu here' }).waitFor();
    expect(await facts()).not.toContain(gone.name);
    await visit(page, `/user/${gone.id}`);
    await page.getByRole('heading', { name: 'This food is not on the menu' }).waitFor();
    expect(await facts()).not.toContain(gone.name);
  }
  expect(await facts()).not.toMatch(/rating/i);
});

describe('the page Share', () => {
  it('shows the button as it is on a page, and prints a poster of one page', async ({ signInAs, aPerson }) => {
    await saveHouse(await aPerson('admin'), {
      ...UNSET,
      hours: ALWAYS,
      about: { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, Berlin', phone: '' },
    });
    const { page, errors } = await signInAs('admin');
    await page.addInitScript(() => {
      globalThis.print = () => undefined;
    });
    await visit(page, '/dashboard/share');
    const preview = page.frameLocator('iframe[title="The button on a page"]');
    await preview.locator('a[data-foodhouse-state="open"]').waitFor();
    await take(page, 'share');
    await expectUsable(page);
    await resize(page, PHONE);
    await expectUsable(page);
    const poster = page.locator('.printed-poster');
    for (const format of ['A4', 'Letter']) {
      // oxlint-disable no-await-in-loop -- a sheet of paper takes the poster off the page
      await page.getByRole('button', { name: 'Print the poster' }).press('Enter');
      await page.emulateMedia({ media: 'print' });
      await poster.getByText('Gasthaus am Kanal').waitFor();
      const { width = 0 } = (await poster.getByRole('img').boundingBox()) ?? {};
      expect(width / MM).toBeGreaterThanOrEqual(40);
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
      await poster.waitFor({ state: 'detached' });
      await page.emulateMedia({ media: null });
      // oxlint-enable no-await-in-loop
    }
    expect(errors).toEqual([]);
  });
});

it('K3 a new code of a table ends the old one', async ({ aPerson, visitor }) => {
  const admin = await aPerson('admin');
  const [before, after]: readonly Table[] = [
    { code: 'QRQRQ2', name: 'Table 1' },
    { code: 'QRQRQ3', name: 'Table 1' },
  ];
  const scan = async (code: string): Promise<Page> => {
    const { page } = await visitor();
    await visit(page, `/t/${code}`);
    return page;
  };
  for (const tables of [[before], [after]])
    await saveHouse(admin, { ...UNSET, services: ['table'], tables: tables as Table[] });
  const menu = await scan('QRQRQ3');
  await menu.getByRole('heading', { name: 'Table 1' }).waitFor();
  await menu.getByRole('button', { name: 'Order without a table' }).waitFor();
  await (await scan('QRQRQ2')).getByText('This is not the code of a table here.', { exact: false }).waitFor();
  expect(await call('/house/tables/QRQRQ2')).toMatchObject({ body: { table: null } });
});
