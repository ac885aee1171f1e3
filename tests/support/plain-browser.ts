import { launch } from 'chrome-launcher';
import connect from 'chrome-remote-interface';
import { expect } from 'vitest';
import { CHROMIUM_FLAGS, requireChromium } from '../../local/chromium.ts';

// Playwright pauses each service worker at its start and lets it go on: one that starts while its page navigates can
// stay paused. Here nothing is attached to any worker, as at a visitor's.

/** For a navigation or a condition, in ms. */
const PATIENCE = { timeout: 30_000, interval: 100 };

export interface PlainPage extends AsyncDisposable {
  readonly goto: (address: string) => Promise<void>;
  /** Presses the first element that a selector finds, with the mouse. */
  readonly press: (selector: string) => Promise<void>;
  /** What a function of the page returns, or what its promise resolves to, as JSON. */
  readonly evaluate: <T, A>(run: (argument: A) => T | Promise<T>, argument: A) => Promise<T>;
  /** Waits until a function of the page returns true; an error, such as that of a page that is left, is no true. */
  readonly until: <A>(isTrue: (argument: A) => boolean | Promise<boolean>, argument: A) => Promise<void>;
  /** Stops the page's service workers, as the browser does with idle ones; the next request starts them again. */
  readonly stopWorkers: () => Promise<void>;
  /** How many documents the page has loaded. */
  readonly loads: () => number;
}

/** A page of 1280 by 900 in a whole Chromium with a profile of its own; both go at its disposal. */
export async function openPlainPage(): Promise<PlainPage> {
  const browser = await launch({
    chromePath: requireChromium(),
    chromeFlags: [...CHROMIUM_FLAGS, '--headless', '--window-size=1280,900'],
    logLevel: 'silent',
  });
  const client = await connect({ port: browser.port });
  const { Page, Runtime, Input, ServiceWorker } = client;
  await Page.enable();
  await ServiceWorker.enable();
  let loads = 0;
  Page.domContentEventFired(() => {
    loads += 1;
  });

  const page = {
    goto: async (address: string) => {
      const before = loads;
      await Page.navigate({ url: address });
      await expect.poll(() => loads, PATIENCE).toBeGreaterThan(before);
    },
    press: async (selector: string) => {
      const [x, y] = await page.evaluate((given) => {
        const element = document.querySelector(given);
        element?.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [left + width / 2, top + height / 2] as const;
      }, selector);
      await Input.dispatchMouseEvent({ type: 'mouseMoved', x, y });
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await Input.dispatchMouseEvent({ type, x, y, button: 'left', clickCount: 1 });
    },
    evaluate: async <T, A>(run: (argument: A) => T | Promise<T>, argument: A): Promise<T> => {
      const expression = `(${String(run)})(${JSON.stringify(argument)})`;
      const { result, exceptionDetails } = await Runtime.evaluate({
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as T;
    },
    until: async <A>(isTrue: (argument: A) => boolean | Promise<boolean>, argument: A) => {
      const look = (): Promise<boolean> => page.evaluate(isTrue, argument).catch(() => false);
      await expect.poll(look, { ...PATIENCE, message: String(isTrue) }).toBe(true);
    },
    stopWorkers: () => ServiceWorker.stopAllWorkers(),
    loads: () => loads,
    [Symbol.asyncDispose]: async () => {
      await client.close();
      browser.kill();
    },
  };
  return page;
}
