import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2 AA with the size of targets, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of its rules that look at colours: nothing else is another one in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What the page shows now can be used by everybody, in light and in dark. */
export async function expectUsable(page: Page): Promise<void> {
  await setScheme(page, 'light');
  const light = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  await setScheme(page, 'dark');
  const dark = await new AxeBuilder({ page }).withRules(COLOUR_RULES).analyze();
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
