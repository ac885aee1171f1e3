import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2 AA with the size of targets, and what axe calls good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the page shows now can be used by everybody, in light and in dark. */
export async function expectUsable(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one scheme after the other, on one page
    await page.evaluate((chosen) => {
      document.documentElement.setAttribute('data-color-scheme', chosen);
    }, scheme);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(
      violations.map(({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  }
}
