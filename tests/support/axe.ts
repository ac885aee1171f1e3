import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2 AA with the target size, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours: only these differ in dark mode. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
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
  await look(page, () => new AxeBuilder({ page }).withTags(TAGS));
}

/** Expects no finding of axe in the selected part. */
export async function expectUsableParts(page: Page, selector: string): Promise<void> {
  await look(page, () => new AxeBuilder({ page }).include(selector).withTags(TAGS).disableRules(PAGE_RULES));
}

async function look(page: Page, axe: () => AxeBuilder): Promise<void> {
  await setScheme(page, 'light');
  const light = await axe().analyze();
  await setScheme(page, 'dark');
  const dark = await axe().withRules(COLOUR_RULES).analyze();
  expect([...found('light', light), ...found('dark', dark)]).toEqual([]);
}

async function setScheme(page: Page, scheme: string): Promise<void> {
  await page.evaluate((chosen) => {
    document.documentElement.setAttribute('data-color-scheme', chosen);
  }, scheme);
}

function found(scheme: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] {
  return violations.map(
    ({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
