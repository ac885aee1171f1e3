import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/chromium.ts';
import { hostedProject, policyIn, withHosting } from '../../web/hosting.ts';
import { openVisitor, type Browser, type Visitor } from './browser.ts';

// The policy that a real project's site gets, judged by the browser: everything that the site asks, and the nearest that
// it never asks. Nothing leaves the machine: what the policy lets through is answered here.

const SITE = 'https://my-house.web.app';
const FIRESTORE = 'https://firestore.googleapis.com';
const AUTH = 'https://identitytoolkit.googleapis.com';

let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await launchBrowser({ width: 1280, height: 900 });
  visitor = await openVisitor(browser);
  const project = hostedProject('{"projectId":"my-house"}', 'us-central1');
  const site = { project, scriptHashes: [], pages: {}, files: [] };
  const policy = policyIn(await withHosting(readFileSync('firebase.json', 'utf8'), site));
  await visitor.page.route('**', (route) =>
    route.fulfill({
      contentType: route.request().url().endsWith('.js') ? 'text/javascript' : 'text/html',
      headers: {
        'access-control-allow-origin': '*',
        ...(route.request().url() === `${SITE}/` && { 'content-security-policy': policy }),
      },
      body: '',
    }),
  );
  await visitor.page.goto(`${SITE}/`);
});

afterAll(async () => {
  await visitor.close();
  await browser[Symbol.asyncDispose]();
});

describe('the content security policy of a real project', () => {
  it.each([
    [`${SITE}/api/foods`, true],
    [`${FIRESTORE}/google.firestore.v1.Firestore/Listen/channel?VER=8`, true],
    [`${FIRESTORE}/v1/projects/my-house/databases/(default)/documents:runAggregationQuery`, true],
    [`${FIRESTORE}/v1/projects/your-house/databases/(default)/documents/orders`, false],
    [`${AUTH}/v1/accounts:signInWithPassword?key=k`, true],
    ['https://securetoken.googleapis.com/v1/token?key=k', true],
    ['https://storage.googleapis.com/anybody/anything', false],
    ['https://us-central1-my-house.cloudfunctions.net/setUserRole', true],
    ['https://us-central1-your-house.cloudfunctions.net/collect', false],
  ])('asking %s: %s', async (address, isAllowed) => {
    const isAnswered = await visitor.page.evaluate(
      (url) =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      address,
    );
    expect(isAnswered).toBe(isAllowed);
  });

  it.each([
    ['iframe', `${SITE}/__/auth/iframe`, true],
    ['iframe', 'https://my-house.firebaseapp.com/__/auth/iframe', true],
    ['iframe', 'https://my-house.firebaseapp.com/anything', false],
    ['iframe', 'https://your-house.firebaseapp.com/__/auth/iframe', false],
    ['script', 'https://apis.google.com/js/api.js', true],
    ['script', 'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.js', true],
    ['script', 'https://apis.google.com/anything.js', false],
  ] as const)('%s of %s: %s', async (element, address, isAllowed) => {
    expect(await isRefused(visitor.page, element, address)).toBe(!isAllowed);
  });
});

/** Whether the browser reports a violation before the element has loaded, or failed to. */
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
