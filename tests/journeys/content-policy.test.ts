import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hostedProject, policyIn, withHosting } from '../../web/prerender/hosting.ts';
import { it as journey } from '../support/journey.ts';

// The policy of a real project's site, judged by the browser: everything that the site requests, and similar requests
// that it never makes. Nothing leaves the machine: allowed requests are answered here.

const SITE = 'https://my-house.web.app';
const FIRESTORE = 'https://firestore.googleapis.com';
const AUTH = 'https://identitytoolkit.googleapis.com';

const it = journey.extend('engine', 'whole browser').extend('appCheckKey', undefined as string | undefined);

it.beforeEach(async ({ page, appCheckKey }) => {
  const project = hostedProject('{"projectId":"my-house"}', 'us-central1', appCheckKey);
  const site = { project, scriptHashes: [], pages: {}, files: [] };
  const policy = policyIn(await withHosting(readFileSync('firebase.json', 'utf8'), site));
  await page.route('**', (route) =>
    route.fulfill({
      contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/html',
      headers: {
        'access-control-allow-origin': '*',
        ...(route.request().url() === `${SITE}/` && { 'content-security-policy': policy }),
      },
      body: '',
    }),
  );
  await page.goto(`${SITE}/`);
});

/** A request of a page, and whether it is allowed. */
const REQUESTS = [
  [`${SITE}/api/foods`, true],
  [`${FIRESTORE}/google.firestore.v1.Firestore/Listen/channel?VER=8`, true],
  [`${FIRESTORE}/v1/projects/my-house/databases/(default)/documents:runAggregationQuery`, true],
  [`${FIRESTORE}/v1/projects/your-house/databases/(default)/documents/orders`, false],
  [`${AUTH}/v1/accounts:signInWithPassword?key=k`, true],
  ['https://securetoken.googleapis.com/v1/token?key=k', true],
  ['https://storage.googleapis.com/anybody/anything', false],
  ['https://us-central1-my-house.cloudfunctions.net/setUserRole', true],
  ['https://us-central1-your-house.cloudfunctions.net/collect', false],
] as const;

/** An element that loads something, and whether it is allowed. */
const ELEMENTS = [
  ['iframe', `${SITE}/__/auth/iframe`, true],
  ['iframe', 'https://my-house.firebaseapp.com/__/auth/iframe', true],
  ['iframe', 'https://my-house.firebaseapp.com/anything', false],
  ['iframe', 'https://your-house.firebaseapp.com/__/auth/iframe', false],
  ['script', 'https://apis.google.com/js/api.js', true],
  ['script', 'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.js', true],
  ['script', 'https://apis.google.com/anything.js', false],
] as const;

describe('the content security policy of a real project', () => {
  it('lets a page request what the site requests, and no similar address', async ({ page }) => {
    const seen = await Promise.all(
      REQUESTS.map(async ([address]) => [address, await isAnswered(page, address)] as const),
    );
    expect(seen).toEqual(REQUESTS);
  });

  it('lets a page load the frames and scripts of the sign-in, and no similar ones', async ({ page }) => {
    const seen: unknown[] = [];
    for (const [element, address] of ELEMENTS)
      seen.push([element, address, !(await isRefused(page, element, address))]);
    expect(seen).toEqual(ELEMENTS);
  });
});

/** What App Check and its reCAPTCHA request. */
const ATTESTATION = [
  ['script', 'https://www.google.com/recaptcha/enterprise.js'],
  ['script', 'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js'],
  ['iframe', 'https://www.google.com/recaptcha/enterprise/anchor'],
] as const;
const EXCHANGE =
  'https://content-firebaseappcheck.googleapis.com/v1/projects/my-house/apps/1:2:web:3:exchangeRecaptchaEnterpriseToken';

describe.each([
  ['with App Check', 'a-site-key', true],
  ['without App Check', undefined, false],
] as const)('the policy of a project %s', (_what, key, isAllowed) => {
  const own = it.extend('appCheckKey', key as string | undefined);

  own(`${isAllowed ? 'allows' : 'refuses'} its requests`, async ({ page }) => {
    for (const [element, address] of ATTESTATION) expect(await isRefused(page, element, address)).toBe(!isAllowed);
    expect(await isAnswered(page, EXCHANGE)).toBe(isAllowed);
  });
});

function isAnswered(page: Page, address: string): Promise<boolean> {
  return page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    address,
  );
}

/** Whether the browser reports a violation before the element has loaded or failed. */
function isRefused(page: Page, element: 'iframe' | 'script', address: string): Promise<boolean> {
  return page.evaluate(
    ([name, src]) =>
      new Promise<boolean>((resolve) => {
        document.addEventListener(
          'securitypolicyviolation',
          () => {
            resolve(true);
          },
          { once: true },
        );
        const made = Object.assign(document.createElement(name), { src });
        made.addEventListener('load', () => {
          resolve(false);
        });
        document.body.append(made);
      }),
    [element, address] as const,
  );
}
