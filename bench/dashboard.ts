// npm run bench:dashboard: Lighthouse (mobile) on the pages that people work in, signed in as an admin: the built site, compressed
// as Hosting does it, with the API, Auth and Firestore of the running suite (npm start). Caches are empty each time.
import path from 'node:path';
import { DEMO_ADMIN, DEMO_PASSWORD } from '@foodhouse/domain/demo';
import { launch } from 'chrome-launcher';
import lighthouse, { auditFlowArtifacts, type Result, type RunnerResult } from 'lighthouse';
import { Audit } from 'lighthouse/core/audits/audit.js';
import { chromium, type BrowserContext } from 'playwright-core';
import { buildAll, ROOT } from '../tools/build-all.ts';
import { CHROMIUM_FLAGS, requireChromium } from '../local/chromium.ts';
import { removeOrder, storeOrder } from '../local/house.ts';
import { fail } from '../tools/fail.ts';
import { startBenchmark } from './support/benchmark.ts';
import { serveSite } from './support/serve-site.ts';
import { slowdownOf } from './support/phone.ts';
import { median } from './support/statistics.ts';
import { SITE_ADDRESS } from '../local/suite.ts';

const PAGES = ['', '/orderlist', '/kitchen', '/allusers', '/review', '/myorders'].map((page) => `/dashboard${page}`);
/** A row in words, or of the page's table or board. */
const ROW = '[data-first-list] li, #content tbody tr, #content [data-order]';
/** A list without a row ends the benchmark. */
const ROW_MS = 60_000;
/** What Lighthouse thinks of the time for which a phone is blocked (its total-blocking-time.js). */
const TBT = { id: 'total-blocking-time', phone: { p10: 200, median: 600 } } as const;
/** A task that is longer than this blocks the page for the rest of its time. */
const BLOCKED_MS = 50;
/** Lighthouse's phone, whose network and processor are slowed down in truth. */
const PHONE = { width: 412, height: 823, latencyMs: 150, bytesPerSecond: 200_000, cpu: 4 };

const {
  options: { runs, pages, beside },
  results,
} = await startBenchmark({
  name: 'dashboard',
  does: 'Lighthouse (mobile) on the pages that people work in, signed in as an admin. Builds the site first.',
  options: {
    runs: { kind: 'count', what: 'of each page', usual: 3 },
    pages: { kind: 'text', what: `those pages, with commas between (${PAGES.join(',')})`, value: 'PATHS' },
    beside: { kind: 'text', what: 'in turn with another build, such as ../before/web/dist', value: 'FOLDER' },
  },
  needsSuite: true,
});

interface SignedInSite {
  readonly name: string;
  readonly address: string;
  readonly port: number;
  /** Connects Playwright for as long as it is needed: it listens to every page, which costs what it measures. */
  readonly withPlaywright: <T>(use: (context: BrowserContext) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

await buildAll(['web']);
// My Orders has a row.
const own = await storeOrder('pending', { userId: DEMO_ADMIN.uid });
const sites = [
  ...(beside === undefined ? [] : [await openSite('before', path.resolve(beside))]),
  await openSite('now', path.join(ROOT, 'web/dist')),
];
for (const address of pages?.split(',') ?? PAGES) {
  const scores = new Map<string, Record<string, number>[]>(sites.map(({ name }) => [name, []]));
  for (const site of sites) await firstRow(site, address); // the API's processes start: theirs is no figure of the page
  for (let run = 0; run < runs; run += 1) {
    for (const site of sites) {
      const scored = await measure(site, address);
      scores.get(site.name)?.push({ ...scored, 'first row': await firstRow(site, address) });
    }
  }
  for (const [build, all] of scores) {
    const of = beside === undefined ? address : `${address} ${build}`;
    const names = Object.keys(all[0] ?? {});
    for (const name of names) results.figure(`${of}: ${name}`, median(all.map((one) => one[name] ?? 0)), '');
    results.curve(of, 'ms', { LCP: all.map(({ LCP = 0 }) => LCP), TBT: all.map(({ TBT = 0 }) => TBT) });
    console.log(`${of}: ${names.map((name) => `${name} ${median(all.map((one) => one[name] ?? 0))}`).join(', ')}`);
  }
}
await Promise.all([removeOrder(own), ...sites.map((site) => site.close())]);
results.save();
process.exit(0);

/** Serves a built site and signs the admin in, in a browser of its own. */
async function openSite(name: string, folder: string): Promise<SignedInSite> {
  const site = await serveSite(folder, SITE_ADDRESS);
  const chrome = await launch({ chromePath: requireChromium(), chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS] });
  const withPlaywright = async <T>(use: (context: BrowserContext) => Promise<T>): Promise<T> => {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    try {
      return await use(browser.contexts()[0] ?? fail('Chromium has no window'));
    } finally {
      await browser.close(); // ends the connection alone
    }
  };
  await withPlaywright(async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.address}/login`);
    await page.getByLabel('Email').fill('admin@example.com');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`${site.address}/`);
    await page.close();
  });
  return {
    name,
    address: site.address,
    port: chrome.port,
    withPlaywright,
    close: async () => {
      chrome.kill();
      await site.close();
    },
  };
}

async function measure(site: SignedInSite, address: string): Promise<Record<string, number>> {
  const result = await lighthouse(`${site.address}${address}`, {
    port: site.port,
    output: 'json',
    logLevel: 'silent',
    maxWaitForLoad: 12_000, // a page with live queries never finishes loading
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (!result || result.lhr.runtimeError) fail(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { benchmarkIndex } = result.lhr.environment;
  const cpuSlowdownMultiplier = slowdownOf(benchmarkIndex);
  const calibrated = await auditAgain(result.artifacts, cpuSlowdownMultiplier);
  const { categories } = result.lhr;
  const ownTbt = ownBlockedMs(result.artifacts);
  return {
    ...Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    ...timesOf(result.lhr),
    'TBT of its own': ownTbt,
    'performance of its own': withTbt(result.lhr, ownTbt),
    'CLS in thousandths': Math.round((result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0) * 1000),
    'benchmark index': Math.round(benchmarkIndex),
    'calibrated slowdown in tenths': Math.round(cpuSlowdownMultiplier * 10),
    'calibrated performance': Math.round((calibrated.categories['performance']?.score ?? 0) * 100),
    ...Object.fromEntries(Object.entries(timesOf(calibrated)).map(([name, ms]) => [`calibrated ${name}`, ms])),
  };
}

function timesOf({ audits }: Result): { readonly LCP: number; readonly TBT: number } {
  return {
    LCP: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    TBT: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly isOutermostMainFrame?: boolean; readonly documentLoaderURL?: string } };
}

/**
 * The time for which the page blocked its thread after the first paint, on a processor that is four times slower, by the
 * time that each task had the processor: what other programs of this machine take does not count.
 */
function ownBlockedMs({ Trace }: RunnerResult['artifacts']): number {
  const events = Trace.traceEvents as readonly TraceEvent[];
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.isOutermostMainFrame === true && args.data.documentLoaderURL !== '',
  );
  if (!start) fail('the trace has no navigation');
  const isOfPage = ({ pid, tid, ts }: TraceEvent): boolean => pid === start.pid && tid === start.tid && ts >= start.ts;
  const paintedAt = events.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event))?.ts ?? start.ts;
  const blocked = events
    .filter((event) => event.name.endsWith('RunTask') && isOfPage(event) && event.ts >= paintedAt)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * PHONE.cpu - BLOCKED_MS));
  return Math.round(blocked.reduce((sum, ms) => sum + ms, 0));
}

/** Lighthouse's score of a page that had blocked for this long. */
function withTbt({ audits, categories }: Result, ms: number): number {
  const ref = categories['performance']?.auditRefs.find(({ id }) => id === TBT.id);
  const share = (ref?.weight ?? 0) / 100;
  const change = Audit.computeLogNormalScore(TBT.phone, ms) - (audits[TBT.id]?.score ?? 0);
  return Math.min(100, Math.round(((categories['performance']?.score ?? 0) + share * change) * 100)); // of rounded scores
}

/** The same load of a page, judged for a processor that is slowed down otherwise. */
async function auditAgain(artifacts: RunnerResult['artifacts'], cpuSlowdownMultiplier: number): Promise<Result> {
  const throttling = { ...artifacts.settings.throttling, cpuSlowdownMultiplier };
  const settings = { ...artifacts.settings, throttling };
  const step = { artifacts: { ...artifacts, settings }, flags: { name: 'calibrated', ...settings } };
  const { steps } = await auditFlowArtifacts({ gatherSteps: [step] });
  return steps[0]?.lhr ?? fail('Lighthouse judged nothing');
}

/** Milliseconds from the navigation to the first painted row, with empty caches. */
function firstRow({ withPlaywright, address: site }: SignedInSite, address: string): Promise<number> {
  return withPlaywright((context) => firstRowIn(context, `${site}${address}`));
}

async function firstRowIn(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.setViewportSize({ width: PHONE.width, height: PHONE.height });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latencyMs,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  await page.goto(address, { waitUntil: 'commit' });
  const paintedMs = await page.evaluate(
    ([row, mostMs]) =>
      new Promise<number>((resolve, reject) => {
        const look = (): void => {
          if (performance.now() > mostMs) reject(new Error(`expected ${row} within ${mostMs} ms, got none`));
          else if (document.querySelector(row))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [ROW, ROW_MS] as const,
  );
  await page.close();
  return Math.round(paintedMs);
}
