// npm run bench:menu: the first page of the inventory with 100 and with 10,000 foods on the menu, on the running suite (npm
// start): time to the first cards and to live ones, documents read, elements and memory; the same after twenty pages.
import { parseArgs } from 'node:util';
import { countReads } from '../tests/e2e/count-reads.ts';
import { openVisitor, visit } from '../tests/e2e/browser.ts';
import { heapOf } from '../tests/e2e/heap.ts';
import { addManyFoods } from '../tests/e2e/large-menu.ts';
import { launchBrowser } from './chromium.ts';
import { fail } from './fail.ts';
import { isPortOpen } from './ports.ts';
import { median } from './statistics.ts';
import { PORTS, SITE_ADDRESS } from './suite.ts';

const PAGE = 24;
const PAGES_TURNED = 20;

interface Look {
  readonly shownMs: number;
  readonly liveMs: number;
  readonly reads: number;
  readonly nodes: number;
  readonly heapMiB: number;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) fail(`--runs: expected a number from 1, got ${values.runs}`);
if (!(await isPortOpen(PORTS.hosting)))
  fail(`The suite does not run at ${SITE_ADDRESS}: start it first, with npm start.`);

const browser = await launchBrowser({ width: 1280, height: 900 });
const results: Look[][] = [];
for (const count of [100, 10_000]) {
  // oxlint-disable-next-line no-await-in-loop -- one menu after the other
  const takeAway = await addManyFoods(count);
  try {
    const looks: Look[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one look after the other; the first warms up
    for (let run = 0; run <= runs; run += 1) looks.push(await look(1));
    results.push(looks.slice(1));
    const of = (read: (one: Look) => number): number => median(looks.slice(1).map(read));
    console.log(
      `${count} foods: first cards ${of(({ shownMs }) => shownMs).toFixed(0)} ms, live ${of(({ liveMs }) => liveMs).toFixed(0)} ms, ${of(({ reads }) => reads)} documents read, ${of(({ nodes }) => nodes)} elements, heap ${of(({ heapMiB }) => heapMiB).toFixed(1)} MiB`,
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    const later = await look(Math.min(PAGES_TURNED, Math.floor(count / PAGE)));
    console.log(`  later pages: ${later.nodes} elements, heap ${later.heapMiB.toFixed(1)} MiB`);
  } finally {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await takeAway();
  }
}
const [few = [], many = []] = results;
const ratio = (read: (one: Look) => number): string => (median(many.map(read)) / median(few.map(read))).toFixed(2);
console.log(`10,000 beside 100: first cards ${ratio(({ shownMs }) => shownMs)}, live ${ratio(({ liveMs }) => liveMs)}`);
await browser[Symbol.asyncDispose]();
process.exit(0);

async function look(pages: number): Promise<Look> {
  const { page, close } = await openVisitor(browser);
  const reads = await countReads(page);
  const began = performance.now();
  await visit(page, '/inventory');
  await page
    .locator('[data-food]')
    .nth(PAGE - 1)
    .waitFor();
  const shownMs = performance.now() - began;
  await page.getByRole('button', { name: 'Next foods' }).and(page.locator(':enabled')).waitFor();
  const liveMs = performance.now() - began;
  const asked = await reads();
  for (let turned = 2; turned <= pages; turned += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.getByRole('button', { name: 'Next foods' }).and(page.locator(':enabled')).click();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.getByText(`Page ${turned}`, { exact: true }).waitFor();
  }
  const heapBytes = await heapOf(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await close();
  return { shownMs, liveMs, reads: asked, nodes, heapMiB: heapBytes / 2 ** 20 };
}
