import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../../local/chromium.ts';
import { OWNER, rest } from '../rest-client.ts';
import { useServer } from '../start-server.ts';
import type { BrowserPage } from './browser-page.ts';

declare const window: { page: BrowserPage };

const firestore = useServer();
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

async function writeFromElsewhere(id: string, status: string, project = 'browser'): Promise<void> {
  const documents = `projects/${project}/databases/(default)/documents`;
  const writes = [{ update: { name: `${documents}/orders/${id}`, fields: { status: { stringValue: status } } } }];
  expect((await rest(firestore.address(), 'POST', `/v1/${documents}:commit`, { writes }, OWNER)).status).toBe(200);
}

async function untilShown(ids: readonly string[], tab: Page = page): Promise<void> {
  await tab.waitForFunction((expected) => {
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

describe('two tabs that share one cache', () => {
  it('show each other’s writes, and the second goes on when the first is closed', async () => {
    const address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}/?firestore=${firestore.port()}&project=tabs&tabs`;
    const open = async (): Promise<Page> => {
      const tab = await browser.newPage();
      await tab.goto(address);
      await tab.waitForFunction(() => 'page' in window);
      await tab.evaluate(() => {
        window.page.watch();
      });
      return tab;
    };
    const first = await open();
    const second = await open();
    await second.evaluate(() => window.page.write('a', 'pending'));
    await Promise.all([untilShown(['a'], first), untilShown(['a'], second)]);
    await first.evaluate(() => window.page.write('b', 'pending'));
    await Promise.all([untilShown(['a', 'b'], first), untilShown(['a', 'b'], second)]);
    await first.close();
    await writeFromElsewhere('c', 'pending', 'tabs');
    await untilShown(['a', 'b', 'c'], second);
  }, 60_000);
});
