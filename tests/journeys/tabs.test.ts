import type { Browser, Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { openUntouched, visit } from '../../local/browser.ts';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { DESKTOP, it, PHONE } from '../support/journey.ts';
import { Tabs, type TabOptions } from '../support/tabs.ts';

// What the other journeys rely on: whatever a test leaves in a tab, the next one does not find.

const USUAL: TabOptions = {
  viewport: DESKTOP,
  serviceWorkers: 'block',
  javaScriptEnabled: true,
  hasTouch: false,
  isNew: false,
};

function tabsOf(page: Page): Tabs {
  return new Tabs(page.context().browser() as Browser);
}

/** Runs in the page: what the browser has stored for the site. */
async function stored(): Promise<readonly unknown[]> {
  return [Object.entries(localStorage), Object.entries(sessionStorage), await indexedDB.databases()];
}

describe('a tab that is used again', () => {
  it('has nothing of the test before', async ({ page }) => {
    const tabs = tabsOf(page);
    const tab = await tabs.open(USUAL);
    onTestFinished(() => tab.context().close());
    await visit(tab, '/about');
    await tab.evaluate(async () => {
      localStorage.setItem('choice', 'a');
      sessionStorage.setItem('place', 'b');
      await (await fetch('/api/foods?limit=1')).text();
      await new Promise((resolve) => {
        indexedDB.open('drafts').addEventListener('success', resolve);
      });
    });
    const heard: string[] = [];
    tab.on('request', (request) => heard.push(request.url()));
    await tab.route('**/api/health', (route) => route.abort());
    await tab.context().route('**/api/openapi.json', (route) => route.abort());
    await tab.context().newPage();
    await tab.context().setOffline(true);
    await tabs.leave(tab);

    const origins = [{ origin: SITE_ADDRESS, localStorage: [{ name: 'mine', value: 'c' }] }];
    expect(await tabs.open({ ...USUAL, viewport: PHONE }, { cookies: [], origins })).toBe(tab);
    expect(tab.context().pages()).toEqual([tab]);
    expect(tab.viewportSize()).toEqual(PHONE);
    heard.length = 0;
    await openUntouched(tab, '/robots.txt');
    expect(heard).toEqual([]);
    expect(await tab.evaluate(stored)).toEqual([[['mine', 'c']], [], []]);
    const cached = await tab.evaluate(() =>
      fetch('/api/foods?limit=1', { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ status }) => status,
        () => null,
      ),
    );
    expect(cached).toBe(null);
    const answers = await tab.evaluate(() =>
      Promise.all(['/api/health', '/api/openapi.json'].map(async (path) => (await fetch(path)).status)),
    );
    expect(answers).toEqual([200, 200]);
  });

  it.for([
    ['a clock', (page: Page) => page.clock.install()],
    ['a script for every page', (page: Page) => page.addInitScript(() => undefined)],
    ['a session of DevTools', (page: Page) => page.context().newCDPSession(page)],
    ['another medium', (page: Page) => page.emulateMedia({ media: 'print' })],
  ] as const)('is closed after what stays: %s', async ([, leave], { page }) => {
    const tabs = tabsOf(page);
    const tab = await tabs.open(USUAL);
    await leave(tab);
    await tabs.leave(tab);
    expect(tab.isClosed()).toBe(true);
  });

  it.for([
    ['touch', { hasTouch: true }],
    ['service workers', { serviceWorkers: 'allow' }],
    ['a first visit', { isNew: true }],
  ] as const)('is closed where it was not the usual one: %s', async ([, unusual], { page }) => {
    const tabs = tabsOf(page);
    const tab = await tabs.open({ ...USUAL, ...unusual });
    await tabs.leave(tab);
    expect(tab.isClosed()).toBe(true);
  });
});
