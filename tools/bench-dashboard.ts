// npm run bench:dashboard: Lighthouse (mobile) on the pages that people work in, signed in as an admin: the built site, compressed
// as Hosting does it, with the API, Auth and Firestore of the running suite (npm start). Caches are empty each time.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { buildAll, ROOT } from './build-all.ts';
import { CHROMIUM_FLAGS, requireChromium } from './chromium.ts';
import { fail } from './fail.ts';
import { isPortOpen } from './ports.ts';
import { DEMO_PASSWORD } from './seed/house.ts';
import { serveSite } from './serve-site.ts';
import { median } from './statistics.ts';
import { PORTS, SITE_ADDRESS } from './suite.ts';

const PAGES = ['/dashboard', '/dashboard/orderlist', '/dashboard/kitchen', '/dashboard/allusers'] as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs: expected a number from 1, got ${values.runs}`);
if (!(await isPortOpen(PORTS.hosting)))
  fail(`The suite does not run at ${SITE_ADDRESS}: start it first, with npm start.`);

await buildAll(['web']);
const site = await serveSite(path.join(ROOT, 'web/dist'), SITE_ADDRESS);
const chrome = await launch({ chromePath: requireChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] });
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
const [context] = browser.contexts();
const page = await context?.newPage();
if (!page) fail('Chromium has no window');
await page.goto(`${site.address}/login`);
await page.getByLabel('Email').fill('admin@example.com');
await page.getByLabel('Password').fill(DEMO_PASSWORD);
await page.getByRole('button', { name: 'Login', exact: true }).click();
await page.waitForURL(`${site.address}/`);
await page.close();
for (const address of PAGES) {
  const scores: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one measurement after the other
    const result = await lighthouse(`${site.address}${address}`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      maxWaitForLoad: 12_000, // a page that listens is never done loading
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result || result.lhr.runtimeError) fail(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    scores.push({
      ...Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
      LCP: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      TBT: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      'CLS in thousandths': Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000),
    });
  }
  const names = Object.keys(scores[0] ?? {});
  console.log(
    `${address}: ${names.map((name) => `${name} ${median(scores.map((all) => all[name] ?? 0))}`).join(', ')}`,
  );
}
await browser.close();
chrome.kill();
await site.close();
process.exit(0);
