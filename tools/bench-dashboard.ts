// npm run bench:dashboard: Lighthouse (mobile) on the pages that people work in, signed in as an admin, on the running suite
// (npm start). The hosting emulator does not compress, so the figures are worse than a real host's.
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, requireChromium } from './chromium.ts';
import { fail } from './fail.ts';
import { isPortOpen } from './ports.ts';
import { DEMO_PASSWORD } from './seed/house.ts';
import { median } from './statistics.ts';
import { PORTS, SITE_ADDRESS } from './suite.ts';

const PAGES = ['/dashboard', '/dashboard/orderlist', '/dashboard/kitchen', '/dashboard/allusers'] as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs: expected a number from 1, got ${values.runs}`);
if (!(await isPortOpen(PORTS.hosting)))
  fail(`The suite does not run at ${SITE_ADDRESS}: start it first, with npm start.`);

const chrome = await launch({ chromePath: requireChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] });
const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
const [context] = browser.contexts();
const page = await context?.newPage();
if (!page) fail('Chromium has no window');
await page.goto(`${SITE_ADDRESS}/login`);
await page.getByLabel('Email').fill('admin@example.com');
await page.getByLabel('Password').fill(DEMO_PASSWORD);
await page.getByRole('button', { name: 'Login', exact: true }).click();
await page.waitForURL(`${SITE_ADDRESS}/`);
await page.close();
for (const path of PAGES) {
  const scores: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one measurement after the other
    const result = await lighthouse(`${SITE_ADDRESS}${path}`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      disableStorageReset: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result || result.lhr.runtimeError) fail(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    scores.push({
      ...Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
      LCP: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      TBT: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    });
  }
  const names = Object.keys(scores[0] ?? {});
  console.log(`${path}: ${names.map((name) => `${name} ${median(scores.map((all) => all[name] ?? 0))}`).join(', ')}`);
}
await browser.close();
chrome.kill();
process.exit(0);
