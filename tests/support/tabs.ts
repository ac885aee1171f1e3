import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { dropTrace, recordTrace } from './failure.ts';
import type { StorageState } from './session.ts';

/** How a tab is opened. */
export interface TabOptions extends Required<
  Pick<BrowserContextOptions, 'viewport' | 'serviceWorkers' | 'javaScriptEnabled' | 'hasTouch'>
> {
  /** Whether the tab must be one that nobody has used. */
  readonly isNew: boolean;
}

/** A file of the site without a script. */
const NOTHING = `${SITE_ADDRESS}/robots.txt`;
/** What tests listen to; other listeners are Playwright's own. */
const EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/**
 * The tabs of one browser, each in a context of its own. A tab is used again by a later test: a process that has
 * compiled the site's scripts before opens a page in half the time. Whatever a test has left in it is taken away; a tab with
 * anything that stays, such as a clock, is closed, and so is one of an unusual kind.
 */
export class Tabs {
  readonly #browser: Browser;
  readonly #spare: Page[] = [];
  /** Those of the usual kind, without anything that stays. */
  readonly #reusable = new WeakMap<Page, CDPSession>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param storage what the browser has stored when the tab opens */
  async open({ viewport, isNew, ...options }: TabOptions, storage?: StorageState): Promise<Page> {
    const isUsual = !isNew && options.serviceWorkers === 'block' && options.javaScriptEnabled && !options.hasTouch;
    const spare = isUsual ? this.#spare.pop() : undefined;
    if (spare !== undefined) {
      if (viewport !== null) await spare.setViewportSize(viewport);
      await recordTrace(spare.context());
      await spare.evaluate(store, storage?.origins[0]?.localStorage ?? []);
      return spare;
    }
    const context = await this.#browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      ...options,
      ...(storage && { storageState: storage }),
    });
    await recordTrace(context);
    const page = await context.newPage();
    if (!isUsual) return page;
    this.#reusable.set(page, await context.newCDPSession(page));
    const stays = (): void => void this.#reusable.delete(page);
    beforeCalls(context, ['addInitScript', 'newCDPSession'], stays);
    beforeCalls(page, ['addInitScript', 'emulateMedia', 'exposeFunction'], stays);
    beforeCalls(page.clock, ['install'], stays);
    return page;
  }

  /** Ends the use of a tab. */
  async leave(page: Page): Promise<void> {
    const devTools = this.#reusable.get(page);
    if (devTools !== undefined && (await isEmptied(page, devTools))) this.#spare.push(page);
    else await page.context().close();
  }
}

/** Lets `first` run before each call of the methods. */
function beforeCalls<T extends object>(of: T, methods: readonly (keyof T)[], first: () => void): void {
  for (const name of methods) {
    const method = of[name] as (...given: unknown[]) => unknown;
    const value = (...given: unknown[]): unknown => {
      first();
      return method.apply(of, given);
    };
    Object.defineProperty(of, name, { value });
  }
}

/** Leaves the page, and takes away what is in the tab. @returns false when that is not possible */
async function isEmptied(page: Page, devTools: CDPSession): Promise<boolean> {
  const context = page.context();
  try {
    for (const event of EVENTS) page.removeAllListeners(event);
    await Promise.all(context.pages().map(async (other) => other !== page && other.close()));
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
    ]);
    await context.setOffline(false);
    await page.goto(NOTHING);
    await page.evaluate(forget);
    await devTools.send('Network.clearBrowserCache'); // the menu may come from it again for ten seconds
    await dropTrace(context);
    return true;
  } catch {
    return false; // it was closed, or hangs: the next test has a new one
  }
}

/** Runs in the page. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener('success', resolve);
          request.addEventListener('error', reject);
          request.addEventListener('blocked', reject);
        }),
    ),
  );
}

/** Runs in the page. */
function store(items: readonly { readonly name: string; readonly value: string }[]): void {
  for (const { name, value } of items) localStorage.setItem(name, value);
}
