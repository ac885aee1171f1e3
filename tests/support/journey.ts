import type { Role } from '@foodhouse/domain';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, requireChromium, testBrowser, SHORT_LIVED } from '../../local/chromium.ts';
import { visit } from '../../local/browser.ts';
import { keepTrace, seenOn } from './failure.ts';
import type { Person } from '../../local/house.ts';
import { sessionOf, type Credentials } from './session.ts';
import { Tabs } from './tabs.ts';
import { it as houseTest } from './test.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export const DESKTOP: Screen = { width: 1280, height: 900 };
export const PHONE: Screen = { width: 390, height: 844 };

/** One person at one screen: a tab of their own, so that nothing is shared. */
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
 * A test in a browser: one Chromium of each engine per worker of vitest, and a tab with nothing in it for each person of a
 * test. A failed test's tabs are closed, and their trace and picture are stored.
 */
export const it = houseTest
  .extend('launch', { scope: 'worker' }, ({}, { onCleanup }) => {
    const browsers = new Map<Engine, Promise<{ readonly browser: Browser; readonly tabs: Tabs }>>();
    const start = async (engine: Engine): Promise<{ readonly browser: Browser; readonly tabs: Tabs }> => {
      const executablePath = engine === 'shell' ? testBrowser() : requireChromium();
      const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, SHORT_LIVED] });
      return { browser, tabs: new Tabs(browser) };
    };
    onCleanup(async () => {
      await Promise.all([...browsers.values()].map(async (started) => (await started).browser.close()));
    });
    return async (engine: Engine): Promise<Tabs> => {
      const started = browsers.get(engine) ?? start(engine);
      browsers.set(engine, started);
      return (await started).tabs;
    };
  })
  .extend('engine', 'shell' as Engine)
  .extend('screen', DESKTOP)
  /** True where a page must come as to somebody who was never there: what it loads, what it does before any touch. */
  .extend('isFirstVisit', false)
  .extend('visitor', ({ launch, engine, screen, isFirstVisit, own: _first, task }, { onCleanup }) => {
    const pages: Page[] = [];
    onCleanup(async () => {
      if (pages.length === 0) return;
      const tabs = await launch(engine);
      const hasFailed = task.result?.state === 'fail';
      try {
        if (hasFailed) {
          task.meta.seen = (await Promise.all(pages.map(seenOn))).join('; ');
          for (const [index, page] of pages.entries()) await keepTrace(page.context(), `${task.name}-${index + 1}`);
        }
      } finally {
        await Promise.allSettled(pages.map((page) => (hasFailed ? page.context().close() : tabs.leave(page))));
      }
    });
    return async ({ as, ...options }: VisitorOptions = {}): Promise<Visitor> => {
      const tabs = await launch(engine);
      const page = await tabs.open(
        {
          viewport: options.screen ?? screen,
          serviceWorkers: options.serviceWorkers ?? 'block',
          javaScriptEnabled: options.javaScriptEnabled ?? true,
          hasTouch: options.hasTouch ?? false,
          isNew: isFirstVisit,
        },
        as && (await sessionOf(as)),
      );
      pages.push(page);
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
