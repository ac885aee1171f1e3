import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SETTINGS, settingsToDocument } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { setOffline, visit } from '../../local/browser.ts';
import { launchBrowser } from '../../local/chromium.ts';
import { heapOf } from '../../local/heap.ts';
import { aPerson, call, database, orderOf, putFood, signIn, type Person } from '../../local/house.ts';
import { openFastHouse } from '../support/fast-house.ts';
import { sessionOf } from '../support/session.ts';
import { showOrder } from '../support/show-order.ts';

// A whole shift in fast time: 200 orders in ten hours, with an admin's Order List and a chef's kitchen open all the time.
// Tokens and Firestore stay in real time. It starts the suite itself, because it restarts it.

const ORDERS = Number(process.env['SHIFT_ORDERS'] ?? 200);
/** Before these orders, as shares of all, a page loses its connection: the Order List and the kitchen in turn. */
const LOST_AT = [0.1, 0.25, 0.4, 0.6, 0.75, 0.9];
const RESTART_AT = 0.5;
/** Of the orders before the restart, and of those after it: from here on everything that is created once exists. */
const WARM_AT = 1 / 3;
/** So many orders come while a connection is lost. */
const UNHEARD = 3;
/** The kitchen cooks so many at once. */
const COOKING = 5;
const MINUTE_MS = 60_000;
const BETWEEN_ORDERS_MS = 3 * MINUTE_MS;
/** A decision is sent three seconds after it was made. */
const DECISION_MS = 4000;
const RING_EVERY_MS = 4000;
/** A delivered ticket stays for five seconds, and can be undone. */
const STRUCK_MS = 6000;
/** Allowed growth of the heap from then on. */
const MOST_GROWTH = 0.1;
const FLAGS = [
  // V8 counts its compiled code as heap, more and more of it; this test measures the page's data.
  '--js-flags=--no-opt --no-maglev --no-sparkplug',
  '--autoplay-policy=no-user-gesture-required', // as after a press
];
/** Two connections and a suite come back by themselves, in real time. */
const PATIENT = { timeout: 60_000, interval: 100 } as const;
const SHIFT_MS = 45 * MINUTE_MS;

/** What a page has played and shown. */
interface Heard {
  rings: number;
  /** How often each order came onto the page. */
  readonly shown: Record<string, number>;
  /** Orders that stood on it more than once at a moment. */
  readonly twice: string[];
}

interface Screen {
  readonly page: Page;
  readonly errors: readonly string[];
}

/** What a page heard before the restart or after it, and how its memory grew. */
interface Life {
  readonly heard: Heard;
  readonly growth: number;
}

/** The emulator suite as `npm run emulators -- --keep` starts it, with a folder of its own. */
class Suite {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-shift-'));
  #child: ChildProcess | null = null;
  #ended = Promise.resolve<number | null>(null);

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['tools/start.ts', '--suite-only', '--keep'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FOODHOUSE_KEEP_IN: path.join(this.#folder, 'house') },
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    let said = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          if (said.includes('The suite is ready')) resolve();
        });
      void this.#ended.then(() => {
        reject(new Error(`the suite ended: ${said}`));
      });
    });
  }

  /** @returns 0 when all of its state is kept */
  end(): Promise<number | null> {
    this.#child?.kill('SIGINT');
    return this.#ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end();
    rmSync(this.#folder, { recursive: true });
  }
}

it('the kitchen hears every order of a shift, once, whatever is lost meanwhile', { timeout: SHIFT_MS }, async () => {
  await using suite = new Suite();
  await suite.start();
  const house = await openFastHouse();
  onTestFinished(house.stop);
  const settings = { ...DEFAULT_SETTINGS, answerMinutes: 10, prepMinutes: 15, whenNobodyListens: 'warn' } as const;
  await database().doc('house/settings').set(settingsToDocument(settings));
  const [boss, cook, customer] = await Promise.all([aPerson('admin'), aPerson('chef'), aPerson()]);
  const food = await putFood({ quantity: 2 * ORDERS });
  await using browser = await launchBrowser({ width: 1280, height: 900, flags: FLAGS });
  const open = async (person: Person, address: string): Promise<Screen> => {
    const context = await browser.browser()?.newContext({
      storageState: await sessionOf(person),
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    if (!context) throw new Error('the browser has closed');
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await house.join(page);
    await listen(page);
    await visit(page, address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    return { page, errors };
  };
  let list = await open(boss, '/dashboard/orderlist');
  let kitchen = await open(cook, '/dashboard/kitchen');

  let guest = customer;
  const placed: string[] = [];
  const cooking: string[] = [];
  const place = async (): Promise<string> => {
    const answer = await call('/order', {
      method: 'POST',
      as: guest,
      body: orderOf(food, guest),
      address: house.address,
    });
    expect(answer.status, answer.reason).toBe(201);
    const { _id: id } = answer.body as { readonly _id: string };
    placed.push(id);
    return id;
  };
  const accept = async (id: string): Promise<void> => {
    await list.page.locator(`[data-order="${id}"] button[aria-label^="Accept"]`).first().click();
    await house.skip(DECISION_MS);
    await expect.poll(() => statusOf(id), PATIENT).toBe('approved');
    cooking.push(id);
  };
  const deliver = async (): Promise<void> => {
    const ticket = `[data-order="${cooking.shift()}"]`;
    await kitchen.page.locator(`${ticket} button[aria-label^="Deliver"]`).click();
    await expect
      .poll(async () => {
        await house.skip(STRUCK_MS);
        return kitchen.page.locator(ticket).count();
      }, PATIENT)
      .toBe(0);
  };
  /** Waits until the page says so many new orders, and rings for them; then somebody acknowledges them. */
  const hears = async ({ page }: Screen, orders: readonly string[]): Promise<void> => {
    for (const id of orders) await showOrder(page, id, PATIENT.timeout);
    const count = orders.length === 1 ? 'One new order' : `${orders.length} new orders`;
    const isList = page === list.page;
    const news = isList
      ? page.getByText(`${count} ${orders.length === 1 ? 'waits' : 'wait'}.`)
      : page.getByRole('button', { name: `${count}: got it` });
    await news.waitFor(PATIENT);
    const before = await ringsOf(page);
    await house.skip(RING_EVERY_MS);
    await expect.poll(() => ringsOf(page), PATIENT).toBeGreaterThan(before);
    if (isList) await page.getByRole('button', { name: 'Got it' }).click();
    else await page.keyboard.press('a');
    await news.waitFor({ state: 'detached' });
  };
  const isConnected = async ({ page }: Screen): Promise<void> => {
    await expect
      .poll(async () => {
        await house.skip(1000); // the pauses between two attempts
        return page.getByText(/Not live since/).count();
      }, PATIENT)
      .toBe(0);
  };
  /** Orders come while a page has lost its connection. */
  const lose = async (screen: Screen): Promise<void> => {
    const orders: string[] = [];
    const send = async (): Promise<void> => {
      for (let order = 0; order < UNHEARD; order += 1) orders.push(await place());
    };
    if (screen === kitchen) {
      await send();
      await hears(list, orders);
    }
    await setOffline(screen.page, true);
    await house.skip(MINUTE_MS);
    if (screen === list) await send();
    else for (const id of orders) await accept(id);
    await house.skip(MINUTE_MS);
    await setOffline(screen.page, false);
    await isConnected(screen);
    await hears(screen, orders);
    if (screen === kitchen) return;
    for (const id of orders) {
      await accept(id);
      await hears(kitchen, [id]);
    }
  };
  const lives: Life[][] = [[], []];
  let heaps: readonly number[] = [];
  const weigh = (): Promise<readonly number[]> => Promise.all([list, kitchen].map(({ page }) => leastHeapOf(page)));
  const endLife = async (): Promise<void> => {
    const heapsNow = await weigh();
    for (const [index, { page, errors }] of [list, kitchen].entries()) {
      expect(errors).toEqual([]);
      const [before = 0, after = 0] = [heaps[index], heapsNow[index]];
      console.log(`${page.url()}: ${inMiB(before)} MiB, after ${placed.length} orders ${inMiB(after)} MiB`);
      lives[index]?.push({ heard: await heardBy(page), growth: after / before - 1 });
    }
    heaps = [];
  };
  /** Auth's emulator ends every session when it reads what was kept: all of them sign in again. */
  const restart = async (): Promise<void> => {
    await endLife();
    expect(await suite.end()).toBe(0);
    await house.skip(MINUTE_MS);
    await suite.start();
    await house.skip(MINUTE_MS);
    for (const { page } of [list, kitchen]) await page.context().close();
    list = await open(boss, '/dashboard/orderlist');
    kitchen = await open(cook, '/dashboard/kitchen');
    for (const id of cooking) await showOrder(kitchen.page, id);
    guest = { ...guest, idToken: await signIn(guest.email) };
  };

  const lostAt = LOST_AT.map((share) => Math.round(share * ORDERS));
  let [lost, hasRestarted] = [0, false];
  while (placed.length < ORDERS) {
    const at = placed.length / ORDERS;
    if (!hasRestarted && at >= RESTART_AT) {
      await restart();
      hasRestarted = true;
    }
    const lived = hasRestarted ? (at - RESTART_AT) / (1 - RESTART_AT) : at / RESTART_AT;
    if (heaps.length === 0 && lived >= WARM_AT) heaps = await weigh();
    if (placed.length >= (lostAt[lost] ?? Infinity)) {
      await lose(lost % 2 === 0 ? list : kitchen);
      lost += 1;
    } else {
      const id = await place();
      await hears(list, [id]);
      await accept(id);
      await hears(kitchen, [id]);
    }
    while (cooking.length > COOKING) await deliver();
    await house.skip(BETWEEN_ORDERS_MS);
  }
  while (cooking.length > 0) await deliver();
  await endLife();

  expect([lost, hasRestarted]).toEqual([LOST_AT.length, true]);
  for (const pages of lives) {
    const heard = pages.map((life) => life.heard);
    const shown = heard.flatMap((life) => Object.entries(life.shown));
    expect(new Set(shown.map(([id]) => id))).toEqual(new Set(placed));
    expect(shown.filter(([, times]) => times !== 1)).toEqual([]);
    expect(heard.flatMap(({ twice }) => twice)).toEqual([]);
    for (const { growth } of pages) expect(growth).toBeLessThan(MOST_GROWTH);
  }
  const { docs } = await database().collection('orders').where('userId', '==', guest.uid).get();
  expect(docs.map(({ id }) => id).toSorted()).toEqual(placed.toSorted());
  expect(new Set(docs.map((order) => order.get('status') as string))).toEqual(new Set(['delivered']));
});

/** Counts what the page plays and shows, from its first moment on; the sound of the Order List is on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('order-list-sound', 'medium');
    const heard: Heard = { rings: 0, shown: {}, twice: [] };
    Object.assign(globalThis, { heard });
    // Sound is in real time, which a page's clock leaves behind: the alarm would see that it is stuck. So it goes by the
    // page's clock, and what is played is played at once.
    Object.defineProperty(BaseAudioContext.prototype, 'currentTime', { get: () => Date.now() / 1000 });
    const sounds = AudioScheduledSourceNode.prototype as unknown as Record<'start' | 'stop', (this: AudioNode) => void>;
    const { start, stop } = sounds;
    sounds.start = function count(): void {
      if (this instanceof OscillatorNode) heard.rings += 1;
      start.call(this);
    };
    sounds.stop = function end(): void {
      stop.call(this);
    };
    let present = new Set<string>();
    const look = (): void => {
      const rows = [...document.querySelectorAll('tr[data-order], article[data-order]')];
      const ids = rows.map((row) => row.getAttribute('data-order') ?? '');
      const now = new Set(ids);
      for (const id of now) {
        if (!present.has(id)) heard.shown[id] = (heard.shown[id] ?? 0) + 1;
        if (ids.indexOf(id) !== ids.lastIndexOf(id)) heard.twice.push(id);
      }
      present = now;
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
  });
}

function heardBy(page: Page): Promise<Heard> {
  return page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
}

async function ringsOf(page: Page): Promise<number> {
  return (await heardBy(page)).rings;
}

async function statusOf(id: string): Promise<string | undefined> {
  return (await database().doc(`orders/${id}`).get()).get('status') as string | undefined;
}

/** The lowest of a few measurements: an answer may be pending at any of them. */
async function leastHeapOf(page: Page): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < 3; look += 1) least = Math.min(least, await heapOf(page));
  return least;
}

function inMiB(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(2);
}
