import type { Role } from '@foodhouse/domain';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, requireChromium, testBrowser, SHORT_LIVED } from '../../local/chromium.ts';
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
  /** A touch screen, without a mouse. */
  readonly hasTouch?: boolean;
  /** The person who is signed in when the context opens. */
  readonly as?: Credentials;
}

/** Signs in a new person of a role, or a given person, and opens a page. */
interface SignInAs {
  (role: Role, path?: string, options?: VisitorOptions): Promise<Visitor & { readonly person: Person }>;
  (person: Credentials, path?: string, options?: VisitorOptions): Promise<Visitor>;
}

/** The whole browser where the headless shell does not do: service workers, full screens, refused frames. */
type Engine = 'shell' | 'whole browser';

/**
 * A test in a browser: one Chromium of each engine per worker of vitest, and a context for each person of a test. All
 * of them are closed even after a failure, whose trace and picture are stored.
 */
export const it = houseTest
  .extend('launch', { scope: 'worker' }, ({}, { onCleanup }) => {
    const browsers = new Map<Engine, Promise<Browser>>();
    onCleanup(async () => {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
    });
    return (engine: Engine): Promise<Browser> => {
      const executablePath = engine === 'shell' ? testBrowser() : requireChromium();
      const browser =
        browsers.get(engine) ?? chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, SHORT_LIVED] });
      browsers.set(engine, browser);
      return browser;
    };
  })
  .extend('engine', 'shell' as Engine)
  .extend('screen', DESKTOP)
  .extend('visitor', ({ launch, engine, screen, own: _first, task }, { onCleanup }) => {
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
      const context = await (
        await launch(engine)
      ).newContext({
        viewport: options.screen ?? screen,
        reducedMotion: 'reduce',
        serviceWorkers: options.serviceWorkers ?? 'block',
        javaScriptEnabled: options.javaScriptEnabled ?? true,
        hasTouch: options.hasTouch ?? false,
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
