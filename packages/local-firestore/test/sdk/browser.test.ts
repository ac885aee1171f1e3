import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../../tools/chromium.ts';
import { OWNER, rest } from '../rest-client.ts';
import { useServer } from '../start-server.ts';
import type { BrowserPage } from './browser-page.ts';

declare const window: { page: BrowserPage };

const firestore = useServer();
const documents = 'projects/browser/databases/(default)/documents';
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let pages: Server;
let page: Page;

beforeAll(async () => {
  const bundle = await rolldown({ input: `${import.meta.dirname}/browser-page.ts`, platform: 'browser' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  const script = output[0].code;
  pages = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response
      .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      .end(isScript ? script : '<script type="module" src="/page.js"></script>');
  }).listen(0, '127.0.0.1');
  browser = await launchBrowser({ width: 400, height: 300 });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(pages.address() as AddressInfo).port}/?firestore=${firestore.port()}`);
  await page.waitForFunction(() => 'page' in window);
}, 120_000);

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  pages.close();
});

async function writeFromElsewhere(id: string, status: string): Promise<void> {
  const writes = [{ update: { name: `${documents}/orders/${id}`, fields: { status: { stringValue: status } } } }];
  expect((await rest(firestore.address(), 'POST', `/v1/${documents}:commit`, { writes }, OWNER)).status).toBe(200);
}

async function untilShown(ids: readonly string[]): Promise<void> {
  await page.waitForFunction((expected) => {
    const last = window.page.snapshots.at(-1);
    return last !== undefined && !last.fromCache && last.ids.join() === expected;
  }, ids.join());
}

describe('the web SDK in Chromium, over WebChannel', () => {
  it('follows a query while others write', async () => {
    await page.evaluate(() => {
      window.page.watch();
    });
    await untilShown([]);
    await writeFromElsewhere('a', 'pending');
    await untilShown(['a']);
    await page.evaluate(() => window.page.write('b', 'pending'));
    await untilShown(['a', 'b']);
    await writeFromElsewhere('a', 'approved');
    await untilShown(['b']);
  });

  it('catches up after it was offline', async () => {
    await page.evaluate(() => window.page.offline());
    await writeFromElsewhere('c', 'pending');
    await writeFromElsewhere('b', 'reject');
    await page.evaluate(() => window.page.online());
    await untilShown(['c']);
  });

  it('runs transactions through REST', async () => {
    expect(await page.evaluate(() => window.page.count())).toBe(1);
    expect(await page.evaluate(() => window.page.count())).toBe(2);
  });
});
