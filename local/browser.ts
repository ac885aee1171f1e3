import type { BrowserContext, Page } from 'playwright-core';
import type { launchBrowser } from './chromium.ts';
import { SITE_ADDRESS } from './suite.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** One person at one screen: a context of his own, so that nothing is shared with others. */
export interface Visitor {
  readonly page: Page;
  /** Errors the page printed; a journey ends with none. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

export async function openVisitor(
  browser: Browser,
  size: { width: number; height: number } = { width: 1280, height: 900 },
  /** Let in where it is what is looked at: what it fetches, a test cannot hold back. */
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visitor> {
  const instance = browser.browser();
  if (!instance) throw new Error('the browser has closed');
  const context: BrowserContext = await instance.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors, close: () => context.close() };
}

/** Opens a page as somebody with a mouse in his hand: the whole page starts at the first touch. */
export async function visit(page: Page, path: string): Promise<void> {
  await lookAt(page, path);
  await page.mouse.move(1, 1);
}

/** Opens a page and touches nothing. */
export async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(`${SITE_ADDRESS}${path}`);
}

/** React has drawn the page, or taken it over. */
export async function hasStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await visit(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(`${SITE_ADDRESS}/`);
}

/** Text is in the page, without a reload having happened since `mark` was set. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
  return () => page.evaluate(() => (globalThis as { marked?: boolean }).marked === true);
}

/** Cuts a page's network, or joins it again, and tells it so as a browser does; on a machine without a network none would. */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.evaluate((name) => dispatchEvent(new Event(name)), isOffline ? 'offline' : 'online');
}
