import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { foodToDocument } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../local/chromium.ts';
import { startDeployed, type Deployed } from '../production/deployed.ts';
import { PROJECT, startGoogle, type Account, type Google } from '../production/google.ts';
import { buildSite, type BuiltSite } from '../production/site.ts';
import { touch } from '../../local/browser.ts';

// The site of a project with App Check, as it is published. Its build is one of its own, so npm test leaves it out.

const SITE = `https://${PROJECT}.web.app`;
const SITE_KEY = 'a-site-key';
const GUS: Account = { uid: 'gus', email: 'gus@example.com', role: 'user' };
const FOOD = aFood({ id: 'beef-pho', name: 'Beef Pho' });
/** What reCAPTCHA says of a browser. */
const VERDICT = 'a-person-probably';
/** In place of reCAPTCHA's script: as much of it as App Check calls. */
const RECAPTCHA = `
  const widgets = [];
  globalThis.grecaptcha = {
    enterprise: {
      ready: (start) => start(),
      render: (container, options) => widgets.push(options) - 1,
      execute: async (widget) => {
        widgets[widget].callback();
        return '${VERDICT} for ' + widgets[widget].sitekey;
      },
    },
  };
`;

let google: Google;
let deployed: Deployed;
let app: App;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let isRecaptchaThere = true;

beforeAll(async () => {
  google = await startGoogle(readFileSync('firestore.rules', 'utf8'), readFileSync('firestore.indexes.json', 'utf8'));
  google.addAccount(GUS);
  let site: BuiltSite;
  [deployed, site] = await Promise.all([
    startDeployed(google, { REQUIRE_APP_CHECK: 'true' }),
    buildSite(SITE_KEY),
    furnish(),
  ]);
  google.serve(`${PROJECT}.web.app`, site.hosting(deployed.address));
  google.serve('www.google.com', (_request, response) => {
    if (isRecaptchaThere) response.writeHead(200, { 'content-type': 'text/javascript' }).end(RECAPTCHA);
    else response.destroy(); // as a browser that blocks it
  });
  google.serve('content-firebaseappcheck.googleapis.com', (request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    void json(request).then((body) => {
      const verdict = (body as { readonly recaptcha_enterprise_token?: string }).recaptcha_enterprise_token;
      const isGenuine = verdict === `${VERDICT} for ${SITE_KEY}`;
      response
        .writeHead(isGenuine ? 200 : 403, { 'content-type': 'application/json' })
        .end(JSON.stringify(isGenuine ? { token: google.appCheckToken(), ttl: '3600s' } : {}));
    });
  });
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

async function furnish(): Promise<void> {
  Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: google.firestoreHost, METADATA_SERVER_DETECTION: 'none' });
  app = initializeApp({ projectId: PROJECT }, 'app-check');
  const toTimestamp = (ms: number): Timestamp => Timestamp.fromMillis(ms);
  await getFirestore(app).doc(`foods/${FOOD.id}`).set(foodToDocument(FOOD, toTimestamp));
}

/** Opens a page in a browser that was never here. */
async function open(address: string): Promise<{ readonly page: Page; readonly requests: readonly Request[] }> {
  const context = await browser.browser()?.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  if (!context) throw new Error('the browser has closed');
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`${SITE}${address}`);
  await touch(page); // starts the whole page
  return { page, requests };
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(GUS.email);
  await page.getByLabel('Password').fill('a-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function writeReview(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Zoe');
  await page.getByLabel('Description').fill('The pho was worth the walk.');
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The tokens of App Check in requests to this address, as headers or as the first message of a stream has them. */
function tokensTo(requests: readonly Request[], address: RegExp): readonly string[] {
  return requests
    .filter((request) => request.method() !== 'OPTIONS' && address.test(request.url()))
    .map((request) => {
      const sent = `${request.url()}&${request.postData() ?? ''}`;
      const inMessage = /X-Firebase-AppCheck:([\w.-]+)/i.exec(decodeURIComponent(sent))?.[1];
      return request.headers()['x-firebase-appcheck'] ?? inMessage ?? 'none';
    });
}

const A_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

describe('a site with App Check', () => {
  it('attests a registration, the sign-in and what is asked of Firestore', async () => {
    const { page, requests } = await open('/login');
    await logIn(page);
    await page.waitForURL(`${SITE}/`);
    expect((await getFirestore(app).doc(`users/${GUS.uid}`).get()).get('role')).toBe('user');
    const hasListened = page.waitForResponse(/firestore\.googleapis\.com\/.*\/Listen\//);
    await page.goto(`${SITE}/dashboard/myorders`);
    await hasListened;
    for (const address of [/\/api\/users$/, /accounts:signInWithPassword/, /\/Listen\/channel\?(?!.*SID=)/]) {
      const tokens = tokensTo(requests, address);
      expect(tokens.length, String(address)).toBeGreaterThan(0);
      for (const token of tokens) expect(token, String(address)).toMatch(A_TOKEN);
    }
  });

  it('attests a review', async () => {
    const { page, requests } = await open('/review');
    await writeReview(page);
    await page.getByText('Zoe · sent').waitFor();
    expect(tokensTo(requests, /\/api\/review/)).toEqual([expect.stringMatching(A_TOKEN)]);
  });
});

describe('where reCAPTCHA is blocked', () => {
  it('the menu can be read, and a review is refused', async () => {
    isRecaptchaThere = false;
    onTestFinished(() => {
      isRecaptchaThere = true;
    });
    const { page, requests } = await open('/inventory');
    await page.getByRole('heading', { name: FOOD.name }).waitFor();
    expect(tokensTo(requests, /\/api\/foods/)[0]).toBe('none');
    await page.goto(`${SITE}/review`);
    await touch(page);
    await writeReview(page);
    await page.getByRole('alert').waitFor();
    expect(tokensTo(requests, /\/api\/review/)).toEqual(['none']);
  });
});
