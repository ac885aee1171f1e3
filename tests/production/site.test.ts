import { readFileSync } from 'node:fs';
import { foodToDocument, userToDocument } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasStarted, touch } from '../../local/browser.ts';
import { launchBrowser } from '../../local/chromium.ts';
import { addressOf } from '../../web/prerender/addresses.ts';
import { ALL_PAGES, isPublic } from '../../web/src/pages.ts';
import { endGooglePopup, GOOGLE_SCRIPT } from '../support/google-script.ts';
import { startDeployed, type Deployed } from './deployed.ts';
import { PROJECT, startGoogle, type Account, type Google } from './google.ts';
import { buildSite, FAILING, type BuiltSite } from './site.ts';

// The site as it is published, under its own policy, at its own address: the browser finds every host on this machine.

const SITE = `https://${PROJECT}.web.app`;
const BOSS: Account = { uid: 'boss', email: 'boss@example.com', role: 'admin' };
const GUS: Account = { uid: 'gus', email: 'gus@example.com', role: 'user' };
const FOOD = aFood({ id: 'beef-pho', name: 'Beef Pho' });

let google: Google;
let deployed: Deployed;
let app: App;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  google = await startGoogle(readFileSync('firestore.rules', 'utf8'), readFileSync('firestore.indexes.json', 'utf8'));
  for (const account of [BOSS, GUS]) google.addAccount(account);
  let site: BuiltSite;
  [deployed, site] = await Promise.all([startDeployed(google), buildSite(), furnish()]);
  google.serve(`${PROJECT}.web.app`, site.hosting(deployed.address));
  google.serve(`${PROJECT}.firebaseapp.com`, (_request, response) => response.end('<title>Google</title>'));
  google.serve('apis.google.com', (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(GOOGLE_SCRIPT),
  );
  browser = await launchBrowser({
    width: 1280,
    height: 900,
    flags: [`--host-resolver-rules=MAP * 127.0.0.1:${google.port}`, '--ignore-certificate-errors'],
  });
});

afterAll(async () => {
  await browser?.close();
  await deployed?.stop();
  await deleteApp(app);
  await google?.stop();
  delete process.env['FIRESTORE_EMULATOR_HOST'];
});

/** A food, and the admin's record. */
async function furnish(): Promise<void> {
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: google.firestoreHost, METADATA_SERVER_DETECTION: 'none' });
  app = initializeApp({ projectId: PROJECT }, 'site');
  const toTimestamp = (ms: number): Timestamp => Timestamp.fromMillis(ms);
  const atMs = Date.now();
  const boss = { ...BOSS, displayName: 'boss', createdAtMs: atMs, updatedAtMs: atMs, claimsChangedAtMs: atMs };
  await getFirestore(app).doc('users/boss').set(userToDocument(boss, toTimestamp));
  await getFirestore(app).doc(`foods/${FOOD.id}`).set(foodToDocument(FOOD, toTimestamp));
}

interface Watched {
  readonly page: Page;
  /** What the policy forbade, and other errors of the page. */
  readonly problems: readonly string[];
}

/** A page that nothing is opened in yet. */
async function newPage(context: BrowserContext = browser): Promise<Watched> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    // An unknown page is 404, which the browser reports too.
    if (message.type() === 'error' && !message.text().includes('404')) problems.push(message.text());
  });
  return { page, problems };
}

/** A whole page: what starts it at the first touch has been started. It closes with the test. */
async function open(address: string, context?: BrowserContext): Promise<Watched> {
  const watched = await newPage(context);
  onTestFinished(() => watched.page.close());
  await watched.page.goto(`${SITE}${address}`);
  await touch(watched.page);
  return watched;
}

// Each page is a test, so that each has the time of one.
describe('the published site', () => {
  const published = ALL_PAGES.filter(isPublic).map((page) => addressOf(page, FOOD.id));

  it.each([...published, '/nowhere'])('violates its policy at no time on %s', async (address) => {
    const { page, problems } = await open(address);
    await hasStarted(page);
    expect(problems).toEqual([]);
  });

  describe('signed in', () => {
    let login: Watched;

    beforeAll(async () => {
      login = await newPage();
      await login.page.goto(`${SITE}/login`);
      await touch(login.page);
      await hasStarted(login.page);
      await login.page.getByLabel('Email').fill(BOSS.email);
      await login.page.getByLabel('Password').fill('a-password');
      await login.page.getByRole('button', { name: 'Login', exact: true }).click();
      await login.page.waitForURL(`${SITE}/`);
    });

    afterAll(() => login.page.close());

    it('has violated its policy by no login', () => {
      expect(login.problems).toEqual([]);
    });

    it.each(ALL_PAGES.filter((page) => !isPublic(page)).map(({ path }) => path))(
      'violates its policy at no time on %s',
      async (address) => {
        const { page, problems } = await newPage();
        onTestFinished(() => page.close());
        const listening = page.waitForResponse(/firestore\.googleapis\.com\/.*\/Listen\//);
        await Promise.all([listening, page.goto(`${SITE}${address}`).then(() => touch(page))]);
        expect(problems).toEqual([]);
      },
    );
  });

  it('sends an unhandled error of a page to the log, once', async () => {
    const { page } = await open('/about');
    await hasStarted(page);
    // A text, because the bundler of tests would replace the import.
    await page.evaluate(`import('${FAILING.address}').then(({ fail }) => [1, 2, 3].forEach(() => setTimeout(fail)))`);
    const lines = (): readonly string[] => deployed.lines().filter((line) => line.includes('client.failed'));
    await expect.poll(lines, { timeout: 10_000 }).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({
      severity: 'ERROR',
      page: '/about',
      serviceContext: { service: 'site', version: expect.stringMatching(/^index-.+\.js$/) },
      stack_trace: expect.stringMatching(
        /^TypeError: .+\n {4}at fail \(https:\/\/my-house\.web\.app\/assets\/failing\.js:1:/,
      ),
    });
  });

  it('signs in with Google’s window under its policy', async () => {
    const context = await browser.browser()?.newContext({ ignoreHTTPSErrors: true });
    if (!context) throw new Error('the browser has closed');
    onTestFinished(() => context.close());
    const { page, problems } = await open('/login', context);
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const popup = await opened;
    await popup.waitForURL(`https://${PROJECT}.firebaseapp.com/__/auth/handler**`);
    const claims = { sub: GUS.uid, email: GUS.email, email_verified: true, name: 'Gus Google' };
    await endGooglePopup(page, new URL(popup.url()), claims);
    await page.waitForURL(`${SITE}/`);
    await page.getByRole('button', { name: 'SignOut' }).waitFor();
    expect(problems).toEqual([]);
    const record = await getFirestore(app).doc(`users/${GUS.uid}`).get();
    expect(record.get('role')).toBe('user');
  });
});
