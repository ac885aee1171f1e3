// npm run bench:site: Lighthouse (mobile) on the built site, in turn with a page of 24 cards made of React and MUI,
// rendered in the browser (the baseline) and as HTML without a script (its twin). Medians and ratios of pairs from one
// run; then the bytes that each page transfers until it is quiet. With --beside FOLDER only another build, in turn with
// this one; with --own only a menu with the house's own pictures, in turn with the same menu with those of the site.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import {
  isOwnPicture,
  pictureAddressOf,
  toFoodDto,
  WANTED_PICTURE_BYTES,
  type FoodDto,
  type PictureSize,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { build } from 'vite';
import { buildAll, ROOT } from '../tools/build-all.ts';
import { CHROMIUM_FLAGS, launchBrowser, requireChromium } from '../local/chromium.ts';
import { fail } from '../tools/fail.ts';
import { DEMO_FOODS, pictureAddress } from '../tools/seed/foods.ts';
import { startBenchmark } from './support/benchmark.ts';
import { serveSite, type SiteServer } from './support/serve-site.ts';
import { median } from './support/statistics.ts';

const PAGES = ['/', '/inventory', '/user/beef-pho', '/chefs', '/login'] as const;
/** Lighthouse's network of a phone. */
const PHONE = throttling.mobileSlow4G;
/** Requests that the browser makes to offer the installation of the site. */
const INSTALLING: ReadonlySet<string> = new Set(['/manifest.webmanifest', '/icon.svg']);
const METRICS = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

interface Run {
  readonly scores: Readonly<Record<string, number>>;
  readonly LCP: number;
  readonly TBT: number;
  readonly CLS: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  readonly machine: number;
}

const { options, results } = await startBenchmark({
  name: 'site',
  does: 'Lighthouse (mobile) on the built site, in turn with a page of React and MUI drawn in the browser and its twin in HTML.',
  options: {
    runs: { kind: 'count', what: 'of each page', usual: 5 },
    pages: { kind: 'text', what: `those pages, with commas between (${PAGES.join(',')})`, value: 'PATHS' },
    beside: { kind: 'text', what: 'in turn with another build, such as ../before/web/dist', value: 'FOLDER' },
    own: { kind: 'switch', what: "the house's own pictures, as heavy as they become, in turn with those of the site" },
  },
  needsSuite: false,
});
const { runs } = options;
const pages = options.pages?.split(',') ?? PAGES;

const menuOf = (img: (food: { readonly id: string }) => string): readonly FoodDto[] =>
  DEMO_FOODS.map((food) => toFoodDto(aFood({ ...food, img: img(food) })));
const answersOf =
  (menu: readonly FoodDto[]) =>
  (address: string): unknown => {
    const one = /^\/api\/fooddetails\/([^?]+)/.exec(address);
    if (one) return menu.find((food) => food._id === one[1]) ?? null;
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    if (isOwnPicture(pathname)) return heaviestPicture(searchParams.get('size') === 'large' ? 'large' : 'small');
    return address.startsWith('/api/foods') ? menu.slice(0, Number(searchParams.get('limit') ?? 100)) : null;
  };
const answerOf = answersOf(menuOf(pictureAddress));
await buildAll(['web']);
const dist = path.join(ROOT, 'web/dist');
const ownAnswers = answersOf(menuOf(({ id }) => pictureAddressOf(id)));
const site = await serveSite(dist, options.own ? ownAnswers : answerOf);
if (options.own || options.beside !== undefined) {
  await compareWith(await serveSite(options.own ? dist : path.resolve(options.beside ?? dist), answerOf));
  await site.close();
  results.save();
  process.exit(0);
}
const floorFolder = path.join(ROOT, '.cache/site-floor');
await build({
  configFile: path.join(ROOT, 'bench/site-floor/vite.config.ts'),
  logLevel: 'warn',
  build: { outDir: floorFolder, emptyOutDir: true },
});
const floor = await serveSite(floorFolder);
const twin = await serveSite(await buildTwin());

for (const page of pages) {
  const pairs: { ours: Run; bare: Run; html: Run }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const ours = await measure(site.address + page);
    const bare = await measure(floor.address);
    pairs.push({ ours, bare, html: await measure(twin.address) });
  }
  report(
    page,
    pairs.map(({ ours }) => ours),
    pairs.map(({ bare }) => bare),
    pairs.map(({ html }) => html),
  );
}
for (const page of pages) {
  await reportTransfer(page);
}
await Promise.all([site.close(), floor.close(), twin.close()]);
results.save();
process.exit(0);

/** A picture of a food with as many bytes as browsers try to make of a size: padded, because only its weight is measured. */
function heaviestPicture(size: PictureSize): Buffer {
  const picture = readFileSync(path.join(dist, pictureAddress({ id: 'baguette' })));
  const chunk = Buffer.alloc(WANTED_PICTURE_BYTES[size] - picture.length);
  chunk.write('PADD', 'latin1');
  chunk.writeUInt32LE(chunk.length - 8, 4);
  const whole = Buffer.concat([picture, chunk]);
  whole.writeUInt32LE(whole.length - 8, 4); // what RIFF says of its length
  return whole;
}

/** Measures each page of this site and of the other in turn, and prints medians and ratios of the pairs. */
async function compareWith(before: SiteServer): Promise<void> {
  for (const page of pages) {
    const pairs: { now: Run; earlier: Run }[] = [];
    for (let run = 0; run < runs; run += 1) {
      const earlier = await measure(before.address + page);
      pairs.push({ earlier, now: await measure(site.address + page) });
    }
    const figures = (['LCP', 'TBT', 'CLS', 'scriptBytes', 'bytes'] as const).map((name) => {
      const now = median(pairs.map((pair) => pair.now[name]));
      const earlier = median(pairs.map((pair) => pair.earlier[name]));
      const ratio = median(pairs.map((pair) => pair.now[name] / Math.max(pair.earlier[name], Number.EPSILON)));
      results.figure(`${page}: ${name} beside the other build`, ratio, '');
      const digits = name === 'CLS' ? 3 : 0;
      return `${name} ${earlier.toFixed(digits)} to ${now.toFixed(digits)}${earlier === 0 ? '' : ` (${ratio.toFixed(2)})`}`;
    });
    const scores = Object.keys(pairs[0]?.now.scores ?? {}).map(
      (id) => `${id} ${median(pairs.map(({ now }) => now.scores[id] ?? 0))}`,
    );
    results.curve(`${page}: largest contentful paint of two builds`, 'ms', {
      before: pairs.map(({ earlier }) => earlier.LCP),
      now: pairs.map(({ now }) => now.LCP),
    });
    console.log(`${page}: ${scores.join(', ')}; ${figures.join('; ')}`);
  }
  await before.close();
}

/** @returns the folder with the baseline as HTML */
async function buildTwin(): Promise<string> {
  const folder = path.join(ROOT, '.cache/site-twin');
  await build({
    configFile: path.join(ROOT, 'bench/site-floor/vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'twin.tsx', outDir: path.join(folder, 'server'), emptyOutDir: true },
  });
  const { renderTwin } = (await import(pathToFileURL(path.join(folder, 'server/twin.js')).href)) as {
    renderTwin: () => string;
  };
  const page = readFileSync(path.join(ROOT, 'bench/site-floor/index.html'), 'utf8')
    .replace(/<script.*<\/script>/, '')
    .replace('<div id="root"></div>', () => `<div id="root">${renderTwin()}</div>`);
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/index.html'), page);
  return path.join(folder, 'dist');
}

/**
 * Bytes that a phone fetches for a page on a cold visit: before its first content, and until the network has been quiet
 * for two seconds.
 */
async function reportTransfer(page: string): Promise<void> {
  await using browser = await launchBrowser({ width: 412, height: 823 });
  const tab = await browser.newPage();
  const session = await browser.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.rttMs,
    downloadThroughput: (PHONE.throughputKbps * 1024) / 8,
    uploadThroughput: (PHONE.uploadThroughputKbps * 1024) / 8,
  });
  const asked = new Map<string, { address: string; type: string; clockMs: number }>();
  const fetched: { address: string; type: string; bytes: number; atMs: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime, timestamp }) => {
    asked.set(requestId, { address: request.url, type, clockMs: (wallTime - timestamp) * 1000 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = asked.get(requestId);
    // The time of arrival by the page's clock: events reach this process later.
    if (request) fetched.push({ ...request, bytes: encodedDataLength, atMs: request.clockMs + timestamp * 1000 });
  });
  await tab.goto(site.address + page, { waitUntil: 'load' });
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const firstContentAtMs = await tab.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  );
  await tab.waitForFunction(
    () => {
      const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
      return performance.now() > 8000 && performance.now() - (last?.responseEnd ?? 0) > 2000;
    },
    null,
    { timeout: 60_000 },
  );
  const sum = (all: typeof fetched): string =>
    `${(all.reduce((bytes, one) => bytes + one.bytes, 0) / 1000).toFixed(0)} KB in ${all.length} requests`;
  const first = fetched.filter(({ atMs }) => atMs < firstContentAtMs);
  const forInstalling = first.filter(({ address }) => INSTALLING.has(address.slice(site.address.length)));
  const elsewhere = fetched.filter(({ address }) => !address.startsWith(site.address));
  console.log(
    [
      `${page}: before first content ${sum(first)} (of them the browser's own ${forInstalling.length})`,
      `until quiet ${sum(fetched)}`,
      `of it script ${sum(fetched.filter(({ type }) => type === 'Script'))}`,
      `to other hosts ${elsewhere.length}`,
    ].join(', '),
  );
}

async function measure(address: string): Promise<Run> {
  const browser = await launch({ chromePath: requireChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] });
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result || result.lhr.runtimeError)
      fail(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message ?? ''}`);
    const { audits, categories, environment } = result.lhr;
    const valueOf = (id: string): number => audits[id]?.numericValue ?? 0;
    const details = audits['network-requests']?.details as
      | { items?: { resourceType?: string; transferSize?: number }[] }
      | undefined;
    const items = details?.items ?? [];
    const sum = (all: typeof items): number => all.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      LCP: valueOf(METRICS.LCP),
      TBT: valueOf(METRICS.TBT),
      CLS: valueOf(METRICS.CLS),
      scriptBytes: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
      bytes: sum(items),
      requests: items.length,
      machine: environment.benchmarkIndex,
    };
  } finally {
    browser.kill();
  }
}

function report(page: string, ours: readonly Run[], bare: readonly Run[], html: readonly Run[]): void {
  const of = (all: readonly Run[], read: (run: Run) => number): number => median(all.map(read));
  const ratio = (read: (run: Run) => number): string =>
    median(ours.map((run, index) => read(run) / Math.max(read(bare[index] as Run), 1))).toFixed(2);
  for (const [name, read] of Object.entries({
    LCP: (run: Run) => run.LCP,
    TBT: (run: Run) => run.TBT,
    'script bytes': (run: Run) => run.scriptBytes,
    'all bytes': (run: Run) => run.bytes,
  })) {
    results.figure(`${page}: ${name}`, of(ours, read), name.endsWith('bytes') ? 'B' : 'ms');
  }
  const lcp = (all: readonly Run[]): readonly number[] => all.map(({ LCP }) => LCP);
  results.curve(`${page}: largest contentful paint`, 'ms', { ours: lcp(ours), floor: lcp(bare), twin: lcp(html) });
  const scores = Object.keys(ours[0]?.scores ?? {}).map((id) => `${id} ${of(ours, ({ scores: all }) => all[id] ?? 0)}`);
  console.log(
    [
      `${page}: ${scores.join(', ')}`,
      `LCP ${of(ours, ({ LCP }) => LCP).toFixed(0)} ms (${ratio(({ LCP }) => LCP)} of the floor)`,
      `TBT ${of(ours, ({ TBT }) => TBT).toFixed(0)} ms (${ratio(({ TBT }) => TBT)})`,
      `CLS ${of(ours, ({ CLS }) => CLS).toFixed(3)}`,
      `script ${(of(ours, ({ scriptBytes }) => scriptBytes) / 1000).toFixed(0)} KB, all ${(of(ours, ({ bytes }) => bytes) / 1000).toFixed(0)} KB in ${of(ours, ({ requests }) => requests)} requests`,
      `floor: performance ${of(bare, ({ scores: all }) => all['performance'] ?? 0)}, LCP ${of(bare, ({ LCP }) => LCP).toFixed(0)}, TBT ${of(bare, ({ TBT }) => TBT).toFixed(0)}`,
      `twin: LCP ${of(html, ({ LCP }) => LCP).toFixed(0)}, TBT ${of(html, ({ TBT }) => TBT).toFixed(0)}`,
      `machine ${of([...ours, ...bare], ({ machine }) => machine).toFixed(0)}`,
    ].join('; '),
  );
}
