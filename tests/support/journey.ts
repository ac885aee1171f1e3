import type { Role } from '@foodhouse/domain';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, testBrowser } from '../../local/chromium.ts';
import { visit } from '../../local/browser.ts';
import { keepTrace, recordTrace } from './failure.ts';
import type { Person } from '../../local/house.ts';
import { sessionOf, type Credentials } from './session.ts';
import { it as houseTest } from './test.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const DESKTOP: Screen = { width: 1280, height: 900 };
export const PHONE: Screen = { width: 390, height: 844 };

/** One person at one screen: a browser context of their own, so that nothing is shared. */
export interface Visitor {
  readonly page: Page;
  /** Errors that the page has logged so far. */
  readonly errors: readonly string[];
}

export interface VisitorOptions {
  readonly screen?: Screen;
  /** Allows the service worker where it is tested: tests cannot hold back its requests. */
  readonly serviceWorkers?: 'allow' | 'block';
  readonly javaScriptEnabled?: boolean;
  /** The person who is signed in when the context opens. */
  readonly as?: Credentials;
}

/** Signs in a new person of a role, or a given person, and opens a page. */
interface SignInAs {
  (role: Role, path?: string, options?: VisitorOptions): Promise<Visitor & { readonly person: Person }>;
  (person: Credentials, path?: string, options?: VisitorOptions): Promise<Visitor>;
}

/**
 * A test in a browser: one Chromium per worker of vitest, and a context for each person of a test. All of them are
 * closed even after a failure, whose trace and picture are stored.
 */
export const it = houseTest
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: testBrowser(), args: [...CHROMIUM_FLAGS] });
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('screen', DESKTOP)
  .extend('visitor', ({ browser, screen, own: _first, task }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      const hasFailed = task.result?.state === 'fail';
      try {
        if (hasFailed)
          for (const [index, context] of contexts.entries()) await keepTrace(context, `${task.name}-${index + 1}`);
      } finally {
        await Promise.allSettled(contexts.map((context) => context.close()));
      }
    });
    return async ({ as, ...options }: VisitorOptions = {}): Promise<Visitor> => {
      const context = await browser.newContext({
        viewport: options.screen ?? screen,
        reducedMotion: 'reduce',
        serviceWorkers: options.serviceWorkers ?? 'block',
        javaScriptEnabled: options.javaScriptEnabled ?? true,
        ...(as && { storageState: await sessionOf(as) }),
      });
      contexts.push(context);
      await recordTrace(context);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      return { page, errors };
    };
  })
  .extend('page', async ({ visitor }) => (await visitor()).page)
  .extend('signInAs', ({ visitor, aPerson }) => {
    const signInAs: SignInAs = async (who: Role | Credentials, path?: string, options?: VisitorOptions) => {
      const known = typeof who === 'object' ? who : await aPerson(who);
      const entered = await visitor({ ...options, as: known });
      if (path !== undefined) await visit(entered.page, path);
      return { ...entered, person: known as Person };
    };
    return signInAs;
  });
