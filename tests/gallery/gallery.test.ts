import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import type { Browser } from '../../local/browser.ts';
import { launchBrowser } from '../../local/chromium.ts';
import { faultsOfParts } from '../support/axe.ts';

// Every story of every component, as the dev server shows it, in Chromium.

const WEB = path.resolve('web');
let server: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  server = await createServer({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    cacheDir: path.join(WEB, '.cache/gallery'),
    logLevel: 'error',
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

describe('the gallery', () => {
  it.each([
    { on: 'a screen', width: 1280, height: 900 },
    { on: 'a phone', width: 390, height: 844 },
  ])('shows every part on $on so that everybody can use it', async ({ width, height }) => {
    const page = await browser.newPage();
    await page.setViewportSize({ width, height });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    onTestFailed(() => {
      console.error(errors.join('\n'));
    });
    await page.route(/:\d+\/api\//, (route) => route.fulfill({ status: 204 })); // there is no API here
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}dev/gallery`);
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    await page.locator('[data-story] span[aria-busy]').first().waitFor({ state: 'detached' }); // lazy components
    const faults = [...(await faultsOfParts(page, '[data-story]'))];
    // One part a page: axe reads the whole document for each dialog.
    const withDialogs = await page.locator('main > section:has([aria-haspopup="dialog"]) > h2').allTextContents();
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
    expect({ faults, errors }).toEqual({ faults: [], errors: [] });
  });
});
