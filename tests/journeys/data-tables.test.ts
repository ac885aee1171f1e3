import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { unique } from '../../local/house.ts';
import { expectUsable } from '../support/axe.ts';
import { visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';
import { LONG_NAME, expectToFit, resize } from '../support/layout.ts';
import type { Makers } from '../support/makers.ts';

// The tools of a table: sorting, filters, export. They are loaded on demand.

function rejected(foodName: string, priceMinor: number, user = 'ann@example.com'): Parameters<Makers['putOrder']> {
  return ['reject', { foodName, priceMinor, user }];
}

/** @param page of an admin, on the Order List */
async function openTools(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sort, filter, export' }).click();
  await page.getByRole('button', { name: 'Export' }).waitFor();
}

const frameOf = (page: Page): Locator => page.getByRole('table').locator('xpath=..');

describe('a pending order', () => {
  it('has its whole email on one line, in a row as low as the others, where its columns are narrow', async ({
    putOrder,
    signInAs,
  }) => {
    const order = await putOrder('pending', { user: 'customer@example.com' });
    const { page } = await signInAs('admin', '/dashboard/orderlist', { screen: { width: 1280, height: 900 } });
    const row = page.locator(`[data-order="${order.id}"]`);
    const email = row.locator('[data-label="Email"]');
    expect(await email.innerText()).toBe('customer@example.com');
    expect(await email.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await email.locator('span').evaluate((text) => text.getClientRects().length)).toBe(1);
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72);
  });

  it('has picture, wait and buttons on one line of a tablet that stands', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending', { foodName: LONG_NAME });
    const { page } = await signInAs('admin', '/dashboard/orderlist', { screen: { width: 768, height: 1024 } });
    const row = page.locator(`[data-order="${order.id}"]`);
    await row.getByRole('button', { name: /^Accept/ }).waitFor();
    // In one moment: orders of other tests come and leave above.
    const middles = await row.evaluate((element) =>
      ['Image', 'Wait', 'Action'].map((label) => {
        const box = element.querySelector(`[data-label="${label}"]`)?.getBoundingClientRect();
        return box ? box.top + box.height / 2 : NaN;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  });
});

describe('a table with tools', () => {
  it('sorts, and finds the text in the drawer’s search box', async ({ putOrder, signInAs }) => {
    const word = unique('tools');
    await putOrder(...rejected(`${word} cheap`, 100, `${word}@example.com`));
    await putOrder(...rejected(`${word} dear`, 9_000_000, `${word}@example.com`));
    const { page } = await signInAs('admin', '/dashboard/orderlist?status=reject');
    await openTools(page);
    const names = page.getByRole('table').getByRole('button', { name: new RegExp(`What happened to ${word}`) });
    await page.getByLabel('Find in this list').fill(word);
    await expect.poll(() => names.count()).toBe(2);
    await page.getByText('2 found').waitFor(); // its line moves the table
    const header = page.getByRole('columnheader', { name: 'Price' });
    await header.click();
    await expect.poll(() => names.first().innerText()).toBe(`${word} cheap`);
    await header.click();
    await expect.poll(() => names.first().innerText()).toBe(`${word} dear`);
    await expectUsable(page);
    await page.getByRole('button', { name: 'Plain table' }).click();
    await page.getByRole('table', { name: 'Found orders' }).waitFor();
  });

  it('keeps the buttons of a row in sight where its columns do not fit', async ({ putOrder, signInAs }) => {
    const order = await putOrder('pending');
    const { page } = await signInAs('admin', '/dashboard/orderlist', { screen: { width: 900, height: 900 } });
    await openTools(page);
    const frame = frameOf(page);
    const rightOf = async (part: Locator): Promise<number> =>
      part.evaluate((element) => element.getBoundingClientRect().right);
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
    const reject = page.getByRole('button', { name: `Reject ${order.foodName}` });
    expect(await rightOf(reject)).toBeLessThanOrEqual(await rightOf(frame));
  });

  it.for(['/dashboard/orderlist', '/dashboard', '/dashboard/allusers'])(
    'fits its frame and the window, on %s',
    async (path, { aPerson, putFood, putOrder, signInAs }) => {
      const person = await aPerson('admin', { uid: unique('maximiliane-alexandrina-von-und-zu-hohenfels') });
      await putFood({ name: LONG_NAME, createdAtMs: 1, quantity: 3 });
      await putOrder('pending', { foodName: LONG_NAME, user: person.email, createdAtMs: 1 });
      const { page } = await signInAs(person, path);
      await openTools(page);
      await expectToFit(page);
      await expectUsable(page);
      for (const width of [1024, 1280, 1920]) {
        await resize(page, { width, height: 900 });
        await expect
          .poll(() => frameOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
          .toBe(0);
      }
    },
  );

  it('grows with the page, which scrolls under the names of its columns', async ({ putOrder, signInAs }) => {
    const word = unique('long');
    await Promise.all(Array.from({ length: 12 }, (_, at) => putOrder(...rejected(`${word} ${at}`, 950))));
    const { page } = await signInAs('admin', '/dashboard/orderlist?status=reject', {
      screen: { width: 1280, height: 640 },
    });
    await openTools(page);
    const frame = frameOf(page);
    expect(await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? NaN;
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    const rows = page.locator('tr[data-order]');
    const bar = 48;
    await expect.poll(() => topOf(rows.first())).toBeLessThan(bar + 36); // under the names
    expect(await topOf(page.getByRole('columnheader', { name: 'Token' }))).toBe(bar);
    expect(await topOf(rows.last())).toBeLessThan(640);
  });

  it('exports no formula', async ({ putOrder, signInAs }) => {
    const formula = `=HYPERLINK("http://x.example";"${unique('free')}")`;
    await putOrder(...rejected(formula, 950));
    const { page } = await signInAs('admin', '/dashboard/orderlist?status=reject');
    await openTools(page);
    await page.getByRole('button', { name: 'Export' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Download as CSV', exact: true }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv.split(/\r?\n/)[0]).toBe('\ufeff"Food","Price","Ordered","Email","Token","Status"');
    expect(csv).toContain(`"'${formula.replaceAll('"', '""')}"`);
    expect(csv).not.toMatch(/(^|[,;])"?[=+@]/m);
    await page.getByRole('button', { name: 'Export' }).click();
    const lines = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Download lines of \d+ orders? as CSV$/ }).click();
    const rows = await readFile(await (await lines).path(), 'utf8');
    expect(rows).toMatch(/^\ufeff"Order","Token","Business day",/);
    expect(rows).not.toMatch(/(^|[,;])"?[=+@]/m);
  });

  it('hides a column, from a menu that everybody can use', async ({ putOrder, signInAs }) => {
    await putOrder(...rejected(unique('hidden'), 950));
    const { page } = await signInAs('admin', '/dashboard/orderlist?status=reject');
    await openTools(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    const price = page.getByRole('menuitemcheckbox', { name: 'Price', checked: true });
    await price.waitFor();
    await expectUsable(page);
    await price.click();
    await page.getByRole('menuitemcheckbox', { name: 'Price', checked: false }).waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Food' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Price' }).count()).toBe(0);
  });

  it('prints the columns with values, and nothing else of the page', async ({ putOrder, signInAs }) => {
    const word = unique('paper');
    await putOrder('pending', {
      foodName: word,
      user: `${word}@example.com`,
      token: 'K7M2QX',
      createdAtMs: Date.now() - 90 * 60_000,
    });
    const { page } = await signInAs('admin', '/dashboard/orderlist');
    await openTools(page);
    await page.getByLabel('Find in this list').fill(word);
    await expect.poll(() => page.locator('tr[data-order]').count()).toBe(1);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => {
      // The table is made ready for paper as long as this runs.
      globalThis.print = () => {
        document.title = document.body.innerText;
      };
    });
    await page.getByRole('menuitem', { name: 'Print' }).click();
    expect(await page.title()).toBe(
      `Food Price Ordered Email Token Status ${word} $9.50 1 hour ago ${word}@example.com K7M2QX Pending`,
    );
  });

  it('is loaded on demand', async ({ signInAs }) => {
    const { page } = await signInAs('admin');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await visit(page, '/dashboard/allusers');
    await page.getByRole('table', { name: 'All Users' }).waitFor();
    expect(scripts.filter((script) => script.includes('table-toolbar'))).toEqual([]);
  });
});
