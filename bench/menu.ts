// npm run bench:menu: the first page of the inventory with 100 and with 10,000 foods on the menu, on the running suite (npm
// start): time to the first cards and to the started page, documents read, elements and memory; the same after twenty pages.
import { countReads } from '../local/count-reads.ts';
import { openVisitor, visit } from '../local/browser.ts';
import { heapOf } from '../local/heap.ts';
import { addManyFoods } from '../local/large-menu.ts';
import { launchBrowser } from '../local/chromium.ts';
import { startBenchmark } from './support/benchmark.ts';
import { median } from './support/statistics.ts';

const PAGE = 24;
const PAGES_TURNED = 20;

interface Look {
  readonly shownMs: number;
  readonly startedMs: number;
  readonly reads: number;
  readonly nodes: number;
  readonly heapMiB: number;
}

const {
  options: { runs },
  results,
} = await startBenchmark({
  name: 'menu',
  does: 'The first page of the inventory with 100 and with 10,000 foods: time, documents read, elements, memory.',
  options: { runs: { kind: 'count', what: 'of each', usual: 7 } },
  needsSuite: true,
});

const browser = await launchBrowser({ width: 1280, height: 900 });
const found: Look[][] = [];
for (const count of [100, 10_000]) {
  const takeAway = await addManyFoods(count);
  try {
    const looks: Look[] = [];
    for (let run = 0; run <= runs; run += 1) looks.push(await look(1));
    found.push(looks.slice(1));
    results.figure(`first cards, ${count} foods`, median(looks.slice(1).map(({ shownMs }) => shownMs)), 'ms');
    results.figure(`started page, ${count} foods`, median(looks.slice(1).map(({ startedMs }) => startedMs)), 'ms');
    const of = (read: (one: Look) => number): number => median(looks.slice(1).map(read));
    console.log(
      `${count} foods: first cards ${of(({ shownMs }) => shownMs).toFixed(0)} ms, started ${of(({ startedMs }) => startedMs).toFixed(0)} ms, ${of(({ reads }) => reads)} documents read, ${of(({ nodes }) => nodes)} elements, heap ${of(({ heapMiB }) => heapMiB).toFixed(1)} MiB`,
    );
    const later = await look(Math.min(PAGES_TURNED, Math.floor(count / PAGE)));
    console.log(`  later pages: ${later.nodes} elements, heap ${later.heapMiB.toFixed(1)} MiB`);
  } finally {
    await takeAway();
  }
}
const [few = [], many = []] = found;
results.curve('first cards', 'ms', {
  '100 foods': few.map(({ shownMs }) => shownMs),
  '10,000 foods': many.map(({ shownMs }) => shownMs),
});
results.curve('started page', 'ms', {
  '100 foods': few.map(({ startedMs }) => startedMs),
  '10,000 foods': many.map(({ startedMs }) => startedMs),
});
const ratio = (read: (one: Look) => number): string => (median(many.map(read)) / median(few.map(read))).toFixed(2);
console.log(
  `10,000 beside 100: first cards ${ratio(({ shownMs }) => shownMs)}, started ${ratio(({ startedMs }) => startedMs)}`,
);
await browser[Symbol.asyncDispose]();
results.save();
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
  const startedMs = performance.now() - began;
  const asked = await reads();
  for (let turned = 2; turned <= pages; turned += 1) {
    await page.getByRole('button', { name: 'Next foods' }).and(page.locator(':enabled')).click();
    await page.getByText(`Page ${turned}`, { exact: true }).waitFor();
  }
  const heapBytes = await heapOf(page);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await close();
  return { shownMs, startedMs, reads: asked, nodes, heapMiB: heapBytes / 2 ** 20 };
}
