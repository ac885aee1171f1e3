import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

// The pictures of README.md and docs/owners.md. PICTURES=docs writes them to docs/images, from newly seeded emulators: CONTRIBUTING.md.

const FOLDER = process.env['PICTURES'] === 'docs' ? 'docs/images' : '.cache/pictures';

/** Waits until every visible picture has loaded, and takes a screenshot in light. */
export async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-color-scheme', 'light');
  });
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
  mkdirSync(FOLDER, { recursive: true });
  const taken = await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' });
  expect(taken.length).toBeGreaterThan(20_000); // an empty page is far smaller
}
