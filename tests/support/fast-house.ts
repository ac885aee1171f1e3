import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { composePorts } from '../../functions/src/compose.ts';
import { createApp } from '../../functions/src/http/app.ts';
import { ROUTES } from '../../functions/src/http/routes/index.ts';
import { UnavailableError } from '../../functions/src/services/shared/outcomes.ts';
import { tick, type Ticked } from '../../functions/src/services/tick.ts';
import { HOST, SITE_ADDRESS } from '../../local/suite.ts';

const TICK_EVERY_MS = 60_000;

/** The API on the running suite, in this process, in fast time: its clock is real time and what a test has skipped. */
export interface FastHouse {
  /** Base address of its routes. */
  readonly address: string;
  readonly nowMs: () => number;
  /**
   * Skips time on it and on its pages, with everything that was due.
   * @param how whether it ticks every minute of that time; it does when left out
   */
  readonly skip: (ms: number, how?: { readonly ticks: boolean }) => Promise<void>;
  readonly tick: () => Promise<Ticked>;
  /** Makes a page one of this house, before it is opened: its clock is the house's, and it asks this API. */
  readonly join: (page: Page) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Call it before anything else asks the database: it sets how the process's one connection behaves.
 * @param beginsMs its time in the beginning, in epoch milliseconds
 */
export async function openFastHouse(beginsMs = Date.now()): Promise<FastHouse> {
  let skippedMs = beginsMs - Date.now();
  const pages = new Set<Page>();
  const nowMs = (): number => Date.now() + skippedMs;
  const ports = await composePorts({ clock: { nowMs }, menuOverlapMs: 0 });
  const app = createApp(async () => ports, { name: 'api', routes: ROUTES });
  const server = createServer((request, response) => {
    response.setHeader('date', new Date(nowMs()).toUTCString()); // from which pages learn the time
    app(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  const address = `http://${HOST}:${(server.address() as AddressInfo).port}/api`;
  return {
    address,
    nowMs,
    async skip(ms, { ticks } = { ticks: true }) {
      for (let leftMs = ms; leftMs > 0; leftMs -= TICK_EVERY_MS) {
        const stepMs = Math.min(leftMs, TICK_EVERY_MS);
        skippedMs += stepMs;
        // oxlint-disable-next-line no-await-in-loop -- one minute after the other
        await Promise.all([...pages].map((page) => page.clock.runFor(stepMs)));
        // oxlint-disable-next-line no-await-in-loop -- as the schedule does
        if (ticks && stepMs === TICK_EVERY_MS) await tick(ports).catch(unlessUnavailable);
      }
    },
    tick: () => tick(ports),
    async join(page) {
      await page.clock.install({ time: nowMs() });
      await page.route(`${SITE_ADDRESS}/api/**`, (route) =>
        route.continue({ url: route.request().url().replace(`${SITE_ADDRESS}/api`, address) }),
      );
      pages.add(page);
      page.once('close', () => pages.delete(page));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A tick that finds no database is not repeated: the next one is a minute away. */
function unlessUnavailable(error: unknown): void {
  if (!(error instanceof UnavailableError)) throw error;
}
