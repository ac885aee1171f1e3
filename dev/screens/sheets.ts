import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { Picture } from './take.ts';

const COLUMNS = 4;
const COLUMN_PX = 480;
const MOST_PX = 1600;

/** Composes the pictures of one screen into one, `sheets/NAME.png`; of a long page it shows the beginning. */
export async function composeSheet(
  page: Page,
  folder: string,
  name: string,
  pictures: readonly Picture[],
): Promise<void> {
  const sheets = path.join(folder, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const figures = pictures.map(
    ({ file, width, scheme, faults }) =>
      `<figure><figcaption>${name} ${width}-${scheme}${faults.length > 0 ? ' has faults' : ''}</figcaption><img src="../${file}"></figure>`,
  );
  const html = path.join(sheets, `${name}.html`);
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><style>
      body { display: grid; grid-template-columns: repeat(${COLUMNS}, ${COLUMN_PX}px); gap: 16px; margin: 16px; background: #888; font: 16px sans-serif }
      figure { margin: 0 }
      img { max-width: 100%; max-height: ${MOST_PX}px; object-fit: cover; object-position: top }
    </style>${figures.join('')}`,
  );
  await page.setViewportSize({ width: COLUMNS * (COLUMN_PX + 16) + 16, height: 900 });
  await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
  await page.screenshot({ path: path.join(sheets, `${name}.png`), fullPage: true });
}
