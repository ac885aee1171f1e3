import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/chromium.ts';
import { SITE_ADDRESS } from '../../tools/suite.ts';
import { aPerson, PASSWORD } from '../suite/house.ts';
import { logIn, openVisitor, visit, type Browser } from './browser.ts';

// Public pages are there before any script, get their foods from one small script, and are taken over unchanged.

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser({ width: 1280, height: 900 });
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
});

describe('without any script', () => {
  it.each([
    ['/', 'Our food site makes it easy to find local foods'],
    ['/inventory', 'Inventory All Products: …'],
    ['/chefs', 'Meet Our Chefs'],
    ['/about', 'All About everything is here'],
    ['/review', 'Keep in Our Touch'],
    ['/login', 'Login'],
    ['/signup', 'Sign-Up'],
  ])('%s shows its heading, and says what it is about', async (path, heading) => {
    const instance = browser.browser();
    const context = await instance?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    if (!context || !page) throw new Error('the browser has closed');
    await visit(page, path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(await page.title()).toMatch(/ · Foodhouse$/);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title());
    await context.close();
  });

  it('sends no password into the address: nothing can be typed yet', async () => {
    const context = await browser.browser()?.newContext({ javaScriptEnabled: false });
    const page = await context?.newPage();
    if (!context || !page) throw new Error('the browser has closed');
    await visit(page, '/login');
    expect(await page.getByLabel('Password').isDisabled()).toBe(true);
    await context.close();
  });
});

describe('the first script', () => {
  it.each([
    ['/', 3],
    ['/inventory', 24],
  ])('puts the foods into %s alone, and the page takes over what it finds', async (path, count) => {
    const { page, errors, close } = await openVisitor(browser);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await visit(page, path);
    const region = page.locator('[data-fill]');
    await region
      .locator('article')
      .nth(count - 1)
      .waitFor();
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-[\w-]+\.js$/)]);
    const filled = await region.innerHTML();
    await page.mouse.move(200, 200);
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
    await page.waitForLoadState('load');
    await page
      .getByRole('button', { name: /Switch to/ })
      .first()
      .click(); // answers only once it was taken over
    await page.waitForFunction(() => document.documentElement.getAttribute('data-color-scheme') === 'dark');
    expect(await region.innerHTML()).toBe(filled);
    expect(errors).toEqual([]);
    await close();
  });

  it('never shows the Login button to somebody who is signed in', async () => {
    const person = await aPerson();
    const { page, close } = await openVisitor(browser);
    await logIn(page, person.email, PASSWORD);
    await page.goto(`${SITE_ADDRESS}/about`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'SignOut' }).waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
    await close();
  });
});
