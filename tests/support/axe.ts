import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Less than half as long as `axe.source`, for each page to read. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** WCAG 2.2 AA with the target size, and axe's best practices. */
const TAGS: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours: only these differ in dark mode. */
const OF_COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** The rules about a page's headings and landmarks: stories side by side have none. */
const PAGE_RULES = [
  'heading-order',
  'page-has-heading-one',
  'region',
  'landmark-unique',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'landmark-main-is-top-level',
];

/** Expects no finding of axe on the page, in light and in dark. */
export async function expectUsable(page: Page): Promise<void> {
  expect(await faultsOfPage(page)).toEqual([]);
}

/** Returns the findings of axe on the page. */
export function faultsOfPage(page: Page): Promise<readonly string[]> {
  return faults(page, 'html', []);
}

/** Returns the findings of axe about the colours of the page alone, in light and in dark. */
export async function colourFaultsOfPage(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const scheme of ['light', 'dark']) {
    // oxlint-disable no-await-in-loop -- a page has one scheme at a time
    await setScheme(page, scheme);
    found.push(...(await findings(page, 'html', OF_COLOURS)).map((finding) => `${scheme} ${finding}`));
    // oxlint-enable no-await-in-loop
  }
  return found;
}

/** Returns the findings of axe in the selected parts. */
export function faultsOfParts(page: Page, selector: string): Promise<readonly string[]> {
  return faults(page, selector, PAGE_RULES);
}

async function faults(page: Page, selector: string, disabled: readonly string[]): Promise<readonly string[]> {
  await setScheme(page, 'light');
  const light = await findings(page, selector, {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
  });
  await setScheme(page, 'dark');
  const dark = await findings(page, selector, OF_COLOURS);
  return [...light.map((finding) => `light ${finding}`), ...dark.map((finding) => `dark ${finding}`)];
}

async function setScheme(page: Page, scheme: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.setAttribute('data-color-scheme', chosen);
  }, scheme);
}

/**
 * One run of axe without its wrapper for Playwright, which injects it again for each run and takes three times as long.
 * Frames are skipped: the only one is Firebase's, and hidden.
 */
async function findings(page: Page, selector: string, options: RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([part, chosen]) => {
      // What a bar at the bottom covers can be scrolled out from under it, and where a list ends is chance.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        const { bottom, height } = element.getBoundingClientRect();
        return getComputedStyle(element).position === 'fixed' && bottom === innerHeight && height < innerHeight / 4;
      });
      for (const bar of bars) bar.style.translate = '0 99999px';
      // So can what a bar at the top covers, which covers nothing where the page begins.
      const scrolledTo = scrollY;
      scrollTo({ top: 0, behavior: 'instant' });
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(part, {
        ...chosen,
        resultTypes: ['violations'],
        iframes: false,
      });
      scrollTo({ top: scrolledTo, behavior: 'instant' });
      for (const bar of bars) bar.style.translate = '';
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [selector, options] as const,
  );
}
