import { DEFAULT_SETTINGS, houseColors, toHouseDto, type ColorScheme, type Food } from '@foodhouse/domain';
import { someColors } from '@foodhouse/domain/testing';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, openUntouched, touch, visit } from '../../../local/browser.ts';
import { database, saveHouse, type Person } from '../../../local/house.ts';
import { colourFaultsOfPage, expectUsable } from '../../support/axe.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { it as journey } from '../../support/journey.ts';
import { layoutShiftOf } from '../../support/layout.ts';
import { aSign } from '../../support/sign.ts';
import { colorsCss } from '../../../web/src/lib/house-colors.ts';

// The sign and the accent of a house. Alone, because the house of the suite is that of other tests.

const it = journey.extend('isFirstVisit', true);

const KANAL = { name: 'Kanal', address: 'Uferstr. 12', phone: '+49 30 123456' };
const PALE = '#fff9c4';

let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [admin, food] = [await house.aPerson('admin'), await house.putFood({ quantity: 9, createdAtMs: 1 })];
  await saveHouse(admin, { about: KANAL });
});

/** The house of other tests has set nothing. */
it.afterAll(async () => {
  await saveHouse(admin, { about: toHouseDto(DEFAULT_SETTINGS).about });
  await database().doc('house/settings').delete();
});

const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim());
const signs = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('[data-house-sign]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('data-house-sign')));

/** The scheme that a page has. Runs in the page. */
function schemeOf(): 'dark' | 'light' {
  return document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light';
}

describe('a house with a sign and an accent', () => {
  it('says both on its page, and whoever was here before sees them before any script', async ({
    signInAs,
    visitor,
  }) => {
    const { page } = await signInAs('admin', '/dashboard/house#about');
    await page.getByRole('button', { name: 'Add your logo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your logo' });
    const choose = async (buffer: Buffer): Promise<void> => {
      await dialog.locator('input[type="file"]').setInputFiles({ name: 'sign', mimeType: 'image/png', buffer });
    };
    await choose(Buffer.from('no picture'));
    await dialog.getByText(/This is no picture that your browser can read/).waitFor();
    await choose(await aSign(page, 300));
    await dialog.getByText(/too small for a logo/).waitFor();
    await choose(await aSign(page, 1200));
    await dialog.getByRole('group', { name: 'The frame of the picture' }).waitFor();
    await expectUsable(page);
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel('Accent colour', { exact: true }).fill(PALE);
    await page.getByText(/Your colour is darker here/).waitFor();
    await page.getByRole('button', { name: 'Save the house' }).click();
    await page.getByText('House saved').waitFor();
    const about = (await database().doc('house/settings').get()).data()?.['about'] as typeof KANAL & { sign: string };
    expect(about).toEqual({ ...KANAL, accent: PALE, sign: expect.stringMatching(/^\/api\/pictures\/[\w-]{43}$/) });
    const scheme = await page.evaluate(() =>
      document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light',
    );
    expect(await accentOf(page)).toBe(houseColors(PALE)[scheme].main);
    expect(new Set(await signs(page))).toEqual(new Set([about.sign]));

    const { page: guest, errors } = await visitor();
    await visit(guest, '/about');
    const own = houseColors(PALE)[await guest.evaluate(schemeOf)].main;
    await expect.poll(() => accentOf(guest)).toBe(own);
    await guest.waitForFunction(() => localStorage.getItem('house-face')?.includes('primary'));
    expect(await guest.locator('link[rel=icon]').getAttribute('href')).toBe(about.sign);
    const release = await holdScripts(guest);
    await guest.goto('about:blank');
    await openUntouched(guest, '/inventory');
    expect(await accentOf(guest)).toBe(own);
    expect(new Set(await signs(guest))).toEqual(new Set([about.sign]));
    const sinceMs = await guest.evaluate(() => performance.now());
    release();
    await touch(guest);
    await hasStarted(guest);
    await guest.locator(`[data-food="${food.id}"]`).waitFor();
    expect(await layoutShiftOf(guest, sinceMs)).toBeLessThan(0.01);
    expect(errors).toEqual([]);
  });

  it.for([
    [PALE, 'light'],
    [PALE, 'dark'],
    ['#000000', 'light'],
    ['#000000', 'dark'],
  ] as const)('can be read with the accent %s in the %s scheme', async ([accent, scheme], { visitor }) => {
    await saveHouse(admin, { about: { ...KANAL, accent } });
    const { page } = await visitor();
    await page.emulateMedia({ colorScheme: scheme satisfies ColorScheme });
    for (const path of ['/', '/inventory', '/login']) {
      await visit(page, path);
      await expect.poll(() => accentOf(page)).toBe(houseColors(accent)[scheme].main);
      await expectUsable(page);
    }
    expect(new Set(await signs(page))).toEqual(new Set(['K']));
  });

  it('can be read with fifty accents by chance, in both schemes', async ({ visitor }) => {
    await saveHouse(admin, { about: { ...KANAL, accent: PALE } });
    const { page } = await visitor();
    for (const path of ['/inventory', '/login']) {
      await visit(page, path);
      await hasStarted(page);
      await expect.poll(() => page.locator('style#house-colors').count()).toBe(1);
      for (const accent of someColors(50)) {
        await page.evaluate(
          (css) => {
            // Over those of the house, which says its own again and again.
            const id = 'colours-by-chance';
            const style = document.getElementById(id) ?? Object.assign(document.createElement('style'), { id });
            style.textContent = css;
            document.head.append(style);
          },
          colorsCss(houseColors(accent)),
        );
        expect(await colourFaultsOfPage(page), `${accent} on ${path}`).toEqual([]);
        await expect.poll(() => page.evaluate(schemeOf)).toBe('dark'); // the last that axe looked at
        expect(await accentOf(page)).toBe(houseColors(accent).dark.main);
      }
    }
  });
});
