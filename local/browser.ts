import type { BrowserContext, Page } from 'playwright-core';
import type { launchBrowser } from './chromium.ts';
import { SITE_ADDRESS } from './suite.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** One person at one screen: a browser context of their own, so that nothing is shared. */
export interface Visitor {
  readonly page: Page;
  /** Errors that the page logged; a journey expects none. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** A window, px. */
interface Screen {
  readonly width: number;
  readonly height: number;
  /** Whether a finger presses, and no mouse. */
  readonly hasTouch?: boolean;
}

export async function openVisitor(
  browser: Browser,
  { hasTouch = false, ...viewport }: Screen = { width: 1280, height: 900 },
  /** Allows the service worker where it is tested: tests cannot hold back its requests. */
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visitor> {
  const instance = browser.browser();
  if (!instance) throw new Error('the browser has closed');
  const context: BrowserContext = await instance.newContext({
    viewport,
    hasTouch,
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

/** Opens a page with a pointer movement, which starts the whole page. */
export async function visit(page: Page, path: string): Promise<void> {
  await openUntouched(page, path);
  await touch(page);
}

/** Moves the mouse, wherever it rested before: the whole page starts. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Opens a page without input. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(`${SITE_ADDRESS}${path}`);
}

/** Waits until React has rendered or hydrated the page. */
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

/** Waits for a text without a reload since `mark` was set. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    (globalThis as { marked?: boolean }).marked = true;
  });
  return () => page.evaluate(() => (globalThis as { marked?: boolean }).marked === true);
}

/**
 * Cuts or restores a page's network and dispatches the browser's event, which a machine without a network would not.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await page.evaluate((name) => dispatchEvent(new Event(name)), isOffline ? 'offline' : 'online');
}
