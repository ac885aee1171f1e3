import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../functions/src/http/app.ts';
import { ROUTES } from '../../functions/src/http/routes/index.ts';
import type { TokenFacts, TokenFailure } from '../../functions/src/services/shared/ports.ts';
import { anAccount, MemoryAccounts } from '../../functions/src/services/testing/fakes.ts';
import { runDay } from '../../functions/src/testing/day.ts';
import { openTimedHouse, type TimedHouse } from '../../functions/src/testing/timed-house.ts';
import { sumOf, unbounded } from '../../functions/src/testing/usage.ts';
import { launchBrowser } from '../../local/chromium.ts';
import { PROJECT, startGoogleBefore, type Account, type Google } from '../production/google.ts';
import { buildSite } from '../production/site.ts';
import { touch } from '../../local/browser.ts';

// A day of the house in fast time, with pages open in a browser: the house's clock and the pages' clocks move together.
// What npm run bench:day bills for these pages, it asks for itself; here the site as it is published asks.

const SITE = `https://${PROJECT}.web.app`;
const ORDERS = 50;
const HOURS = 10;
const MINUTE_MS = 60_000;
const BOSS: Account = { uid: 'boss', email: 'boss@example.com', role: 'admin' };
const COOK: Account = { uid: 'cook', email: 'cook@example.com', role: 'chef' };
/** Of both pages together: half of what is free in a day. */
const MOST_READS = 25_000;
/**
 * The day's numbers that both pages ask for while they are open, and beside each the rules' look at who asks. They are asked for
 * again with each stream, of which a busy machine breaks more; with as many of these and those as may be, it is still MOST_READS.
 */
const MOST_COUNTS = 8000;
/**
 * Of each list or document that a stream was asked to follow, beside those: the rules' look at who asks, and what has changed since it
 * was last followed. Fast time costs more than a real day: streams break almost every minute, that of either page by itself.
 */
const MOST_READS_OF_A_LISTEN = 2.5;
const MOST_BYTES = 10_000_000;

/** The house's accounts, for whom the stand-in signs tokens. */
class SignedAccounts extends MemoryAccounts {
  readonly #tokenOf: (uid: string) => string;

  constructor(tokenOf: (uid: string) => string, ...accounts: readonly Account[]) {
    super(...accounts.map(({ uid, email, role }) => anAccount({ uid, email, role })));
    this.#tokenOf = tokenOf;
  }

  override verify(token: string): Promise<TokenFacts | TokenFailure> {
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    return super.verify(sub);
  }

  override async issueToken(idToken: string): Promise<string | null> {
    const facts = await this.verify(idToken);
    return typeof facts === 'string' ? null : this.#tokenOf(facts.uid);
  }
}

let house: TimedHouse;
let google: Google;
let api: Server;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  house = await openTimedHouse({ projectId: PROJECT, foods: 45, portions: 999, customers: ORDERS });
  google = await startGoogleBefore({ port: house.port, stop: house.stop }, house.nowMs);
  for (const account of [BOSS, COOK]) google.addAccount(account);
  const accounts = new SignedAccounts((uid) => google.idTokenOf(uid === BOSS.uid ? BOSS : COOK), BOSS, COOK);
  accounts.issuedAtMs = house.nowMs() - 1000;
  const health = { check: async () => undefined }; // it would ask Auth of Google
  const app = createApp(async () => ({ ...house.ports, accounts, health }), { name: 'api', routes: ROUTES });
  api = createServer((request, response) => {
    response.setHeader('date', new Date(house.nowMs()).toUTCString()); // from which pages learn the time
    app(request, response);
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const site = await buildSite();
  google.serve(`${PROJECT}.web.app`, site.hosting(`http://127.0.0.1:${(api.address() as AddressInfo).port}`));
  browser = await launchBrowser({
    width: 1280,
    height: 900,
    flags: [`--host-resolver-rules=MAP * 127.0.0.1:${google.port}`, '--ignore-certificate-errors'],
  });
});

afterAll(async () => {
  await browser?.close();
  api?.closeAllConnections();
  api?.close();
  await google?.stop();
});

/** Signs somebody in, whose clock is the house's. @returns a page of theirs */
async function openAs({ email }: Account, address: string): Promise<Page> {
  const context = await browser.browser()?.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  if (!context) throw new Error('the browser has closed');
  onTestFinished(() => context.close());
  await context.clock.install({ time: house.nowMs() });
  const page = await context.newPage();
  await page.goto(`${SITE}/login`);
  await touch(page); // starts the whole page
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(`${SITE}/`);
  const hasListened = page.waitForResponse(/firestore\.googleapis\.com\/.*\/Listen\//);
  await page.goto(`${SITE}${address}`);
  await hasListened;
  return page;
}

/**
 * Moves a page's clock to the house's, with everything that was due. Never past an answer to a stream that was opened
 * again: a busy machine would break it before it was heard, and each new one would read all that was missed.
 */
function catchingUp(page: Page): () => Promise<void> {
  const unanswered = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/Listen/channel')) unanswered.add(request);
  });
  page.on('response', (response) => unanswered.delete(response.request()));
  page.on('requestfailed', (request) => unanswered.delete(request));
  return async () => {
    await expect.poll(() => unanswered.size).toBe(0);
    const behindMs = house.nowMs() - (await page.evaluate(() => Date.now()));
    if (behindMs > 0) await page.clock.runFor(behindMs);
  };
}

it('a kitchen and an Order List follow fifty orders for ten hours, within half of the free quota', async () => {
  const pages = await Promise.all([openAs(COOK, '/dashboard/kitchen'), openAs(BOSS, '/dashboard/orderlist')]);
  const failures: string[] = [];
  for (const page of pages) page.on('pageerror', ({ message }) => failures.push(message));
  const catchUps = pages.map(catchingUp);
  await Promise.all([house.billed(), house.sent()]);
  await runDay(house, { visitors: 0, orders: ORDERS, hours: HOURS }, () =>
    Promise.all(catchUps.map((catchUp) => catchUp())),
  );
  const lines = (await house.billed()).filter(({ by }) => by === 'client');
  const { toPages } = await house.sent();
  const times = await Promise.all(pages.map((page) => page.evaluate(() => Date.now())));
  for (const atMs of times) expect(Math.abs(atMs - house.nowMs())).toBeLessThan(2 * MINUTE_MS);
  // Each order came to the kitchen and left it.
  const board = lines.find(({ what }) => what.startsWith('listen orders where status == approved'));
  expect(board?.reads).toBeGreaterThanOrEqual(2 * ORDERS);
  expect(failures).toEqual([]);
  expect(unbounded(lines)).toEqual([]);
  const said = lines.map(({ reads, calls, what }) => `${reads} reads in ${calls} calls of ${what}`);
  const reads = sumOf(lines, 'reads');
  console.log(`${reads} reads, ${toPages} bytes`); // of which docs/scale.md tells
  expect(reads, said.join('\n')).toBeLessThanOrEqual(MOST_READS);
  const listens = sumOf(
    lines.filter(({ what }) => what.startsWith('listen ')),
    'calls',
  );
  const counts = sumOf(
    lines.filter(({ what }) => what.startsWith('count ')),
    'reads',
  );
  expect(counts, said.join('\n')).toBeLessThanOrEqual(MOST_COUNTS);
  expect((reads - 2 * counts) / listens, said.join('\n')).toBeLessThanOrEqual(MOST_READS_OF_A_LISTEN);
  expect(toPages).toBeLessThanOrEqual(MOST_BYTES);
});
