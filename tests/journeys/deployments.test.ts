import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted } from '../../local/browser.ts';
import { publishSite, twoBuilds, type Build, type PublishedSite } from '../support/published-site.ts';
import { it } from '../support/journey.ts';
import { openPlainPage, type PlainPage } from '../support/plain-browser.ts';

// Pages that are open while another build is published. Of the earlier build nothing is left but what the browser has.

/** Chromium updates a service worker when it has nothing else to do; it is asked to. */
const UPDATED = { timeout: 30_000, interval: 500 };
const builds = twoBuilds();
let site: PublishedSite;

it.beforeAll(async () => {
  site = await publishSite(builds.first);
});

it.afterAll(() => {
  site.close();
  builds.remove();
});

it.beforeEach(() => {
  site.publish(builds.first);
});

async function open(page: Page, address: string): Promise<{ readonly loads: () => number }> {
  let loads = 0;
  await page.goto(`${site.address}${address}`);
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.mouse.move(5, 5);
  await hasStarted(page);
  return { loads: () => loads };
}

async function follow(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('link', { name: link }).first().click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await hasStarted(page);
}

describe('a page that is open during a deployment', () => {
  it('loads itself again once, and once more after a rollback', async ({ page }) => {
    const { loads } = await open(page, '/about');
    site.publish(builds.second);
    await follow(page, 'Meet the chefs', 'Meet Our Chefs');
    expect([loads(), await buildOf(page)]).toEqual([1, builds.second]);
    site.publish(builds.first);
    await follow(page, 'About', 'All About everything is here');
    expect([loads(), await buildOf(page)]).toEqual([2, builds.first]);
  });

  it('does so with a service worker too, which then keeps the files of the site', async () => {
    await using page = await openPlainPage();
    await page.goto(`${site.address}/about`);
    await page.until(async () => (await navigator.serviceWorker.ready).active?.state === 'activated', null);
    // The page of the service worker.
    await page.goto(`${site.address}/about`);
    const opened = page.loads();
    site.publish(builds.second);
    await followPlainly(page, '/chefs', 'Meet Our Chefs');
    expect([page.loads() - opened, await buildOf(page)]).toEqual([1, builds.second]);
    await expect.poll(() => keptBuilds(page), UPDATED).toEqual([builds.second]);
    site.publish(builds.first);
    await followPlainly(page, '/about', 'All About everything is here');
    expect([page.loads() - opened, await buildOf(page)]).toEqual([2, builds.first]);
    await expect.poll(() => keptBuilds(page), UPDATED).toEqual([builds.first]);
  });

  it('meets no answer for a missing file that a browser keeps', async ({ page }) => {
    await open(page, '/about');
    site.publish(builds.second);
    const answers = await page.evaluate(async () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = names.filter((name) => /\/assets\/.*\.js$/.test(name));
      const replies = await Promise.all(scripts.map((name) => fetch(name, { cache: 'reload' })));
      return replies.map(({ status, headers }) => `${status} ${headers.get('cache-control') ?? ''}`);
    });
    expect([...new Set(answers)]).toEqual(['404 no-cache']);
  });
});

/** Presses a link of a page that loads itself again, and waits until React is there. */
async function followPlainly(page: PlainPage, link: string, heading: string): Promise<void> {
  await page.press(`a[href="${link}"]`);
  await page.until((expected) => {
    const hasStarted = Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'));
    return hasStarted && document.querySelector('h1')?.textContent === expected;
  }, heading);
}

/** The build of the page's main script. */
async function buildOf(page: Page | PlainPage): Promise<Build> {
  const look = (): readonly string[] => performance.getEntriesByType('resource').map(({ name }) => name);
  const files = 'context' in page ? await page.evaluate(look) : await page.evaluate(look, null);
  return buildWith(files.find((file) => /\/assets\/index-.{7,8}\.js$/.test(file)) ?? 'expected the main script');
}

/**
 * The builds of the scripts that the service worker keeps: both while it is replaced. The new one may wait until the old one
 * has had nothing to do for 30 seconds, counted anew at each request: then that one is stopped.
 */
async function keptBuilds(page: PlainPage): Promise<readonly Build[]> {
  const { files, isWaiting } = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return { files: all.flat().map(({ url }) => url), isWaiting: Boolean(registration?.waiting) };
  }, null);
  if (isWaiting) await page.stopWorkers();
  return [...new Set(files.filter((file) => file.endsWith('.js')).map(buildWith))];
}

function buildWith(file: string): Build {
  return /-2nd[\w-]{4}\./.test(file) ? builds.second : builds.first;
}
