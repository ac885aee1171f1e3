import path from 'node:path';
import type { Page } from 'playwright-core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Browser } from '../../local/browser.ts';
import { launchBrowser } from '../../local/chromium.ts';
import { expectUsable, faultsOfParts } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/journey.ts';

// Every story of every component, as the dev server shows it, in Chromium.

const WEB = path.resolve('web');
/** npm test looks on a phone, where more comes too close; npm run test:long on a desktop and into every dialog too. */
const IS_WHOLE = process.env['GALLERY'] === 'whole';
const SIZES = [['phone', PHONE] as const, ...(IS_WHOLE ? [['desktop', DESKTOP] as const] : [])];
/** No API listens here: answers in its place. */
const withoutApi: Plugin = {
  name: 'without-api',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api', (_request, response) => void response.writeHead(204).end());
  },
};
let server: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  server = await createServer({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    cacheDir: path.join(WEB, '.cache/gallery'),
    logLevel: 'error',
    plugins: [withoutApi],
    optimizeDeps: { entries: ['index.html', 'src/**/*.stories.tsx'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  browser = await launchBrowser({ width: 1280, height: 900 });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens the gallery, where errors of the page fail the test. */
async function openGallery(viewport: { readonly width: number; readonly height: number }, query = ''): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewportSize(viewport);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  onTestFinished(async () => {
    await page.close();
    expect(errors).toEqual([]);
  });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}dev/gallery${query}`);
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
  // Its tools are lazy.
  await page.locator('[id*="table-with-tools"] span[aria-busy]').first().waitFor({ state: 'detached' });
  return page;
}

describe('the gallery', () => {
  it.each(SIZES)('shows every story without a finding of axe on a %s', async (_name, viewport) => {
    const page = await openGallery(viewport);
    expect(await faultsOfParts(page, '[data-story]')).toEqual([]);
  });

  it.runIf(IS_WHOLE)('opens every dialog without a finding of axe', async () => {
    const page = await openGallery(PHONE);
    const faults: string[] = [];
    const withDialogs = await page.locator('main > section:has([aria-haspopup="dialog"]) > h2').allTextContents();
    // One part a page: axe reads the whole document for each dialog.
    for (const part of withDialogs) {
      await page.locator(`nav [href$="?part=${part}"]`).dispatchEvent('click'); // hidden on a phone
      await expect.poll(() => page.locator('main > section > h2').allTextContents()).toEqual([part]);
      for (const button of await page.getByRole('button', { name: 'Open', exact: true }).all()) {
        await button.click();
        await page.getByRole('dialog').waitFor();
        faults.push(...(await faultsOfParts(page, '[role="dialog"]')));
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
    expect(withDialogs).not.toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is itself without a finding of axe', async () => {
    await expectUsable(await openGallery(DESKTOP, '?part=ui/brand'));
  });
});
