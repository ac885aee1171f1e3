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
  expect(await faults(page, () => new AxeBuilder({ page }).withTags(TAGS))).toEqual([]);
}

/** Returns the findings of axe in the selected parts. Frames are skipped, which is several times as fast. */
export function faultsOfParts(page: Page, selector: string): Promise<readonly string[]> {
  return faults(page, () =>
    new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .include(selector)
      .withTags(TAGS)
      .disableRules(PAGE_RULES),
  );
}

async function faults(page: Page, axe: () => AxeBuilder): Promise<readonly string[]> {
  await setScheme(page, 'light');
  const light = await axe().analyze();
  await setScheme(page, 'dark');
  const dark = await axe().withRules(COLOUR_RULES).analyze();
  return [...found('light', light), ...found('dark', dark)];
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
