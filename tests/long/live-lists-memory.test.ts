import { STATUS_LABELS, type Order, type OrderStatus } from '@foodhouse/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../local/chromium.ts';
import { logIn, openVisitor, visit } from '../../local/browser.ts';
import { heapOf } from '../../local/heap.ts';
import { countListeners } from '../support/listeners.ts';
import { showOrder } from '../support/show-order.ts';
import { aPerson, database, PASSWORD, removeOrder, storeOrder } from '../../local/house.ts';

// Live lists over an hour's worth of changes: the memory that a page keeps for lists that it has left. Needs the suite.

/** Each round shows every filter, and moves orders: 120 rounds are 420 changes of orders. */
const TURNS = 120;
/** By this round everything that is created once exists. */
const WARM_UP_TURNS = TURNS / 3;
/** V8 counts its compiled code as heap, more and more of it; this test measures the page's data. */
const WITHOUT_COMPILERS = '--js-flags=--no-opt --no-maglev --no-sparkplug';
/** An abandoned render leaves an observable for a minute (use-live.ts). */
const GIVEN_UP_MS = 70_000;
/** Allowed growth of the heap between the first third and the end. */
const MOST_GROWTH = 0.05;
/** Number of orders under each status, constant. */
const ORDERS_EACH = 6;
/** Paths of orders through the statuses, in turn. */
const WAYS: readonly (readonly OrderStatus[])[] = [
  ['pending', 'approved', 'delivered'],
  ['pending', 'reject'],
];

interface Screen {
  readonly page: Page;
  /** The statuses of the filter; the page starts with the last. */
  readonly filters: readonly OrderStatus[];
  /** Number of lists and documents that it follows. */
  readonly lists: number;
  readonly listeners: () => number;
}

/** Memory of a page. */
interface Kept {
  readonly observables: number;
  readonly rows: number;
  readonly listeners: number;
}

/** Orders by status, the oldest first, in constant number. */
class House {
  readonly #orders = new Map<OrderStatus, Order[]>();

  constructor() {
    onTestFinished(() => Promise.all([...this.#orders.values()].flat().map(removeOrder)).then(() => undefined));
  }

  async open(): Promise<void> {
    for (const status of new Set(WAYS.flat()))
      this.#orders.set(status, await Promise.all(Array.from({ length: ORDERS_EACH }, () => storeOrder(status))));
  }

  newest(status: OrderStatus): Order {
    const order = this.#orders.get(status)?.at(-1);
    if (!order) throw new Error(`expected an order that is ${status}`);
    return order;
  }

  /** Moves the oldest order of each status one step along a path: one order leaves, one is placed. */
  async change(way: readonly OrderStatus[]): Promise<void> {
    for (const [index, status] of [...way.entries()].toReversed()) {
      const order = this.#orders.get(status)?.shift();
      const next = way[index + 1];
      if (!order) throw new Error(`expected an order that is ${status}`);
      if (next === undefined) await removeOrder(order);
      else {
        await database().doc(`orders/${order.id}`).update({ status: next, updatedAt: Timestamp.now() });
        this.#orders.get(next)?.push(order);
      }
    }
    this.#orders.get('pending')?.push(await storeOrder('pending'));
  }
}

it('releases the memory of unmounted lists over an hour of filters and orders', async () => {
  await using browser = await launchBrowser({ width: 1280, height: 900, flags: [WITHOUT_COMPILERS] });
  const house = new House();
  await house.open();
  const open = async (
    role: 'admin' | 'chef',
    path: string,
    { filters, lists }: Pick<Screen, 'filters' | 'lists'>,
  ): Promise<Screen> => {
    const [{ page }, person] = await Promise.all([openVisitor(browser), aPerson(role)]);
    await logIn(page, person.email, PASSWORD);
    const listeners = countListeners(page);
    await visit(page, path);
    return { page, filters, lists, listeners };
  };
  const screens = await Promise.all([
    open('admin', '/dashboard/orderlist', {
      filters: ['approved', 'delivered', 'reject', 'pending'],
      // The orders, those that ring, those that nobody answered, the latest change; the settings as warning, screen and pause.
      lists: 7,
    }),
    open('chef', '/dashboard/kitchen', {
      filters: ['delivered', 'approved', 'delivered', 'approved'],
      lists: 4, // the orders, what runs low, and the settings as screen and pause
    }),
  ]);
  const lookAtAll = async ({ page, filters }: Screen): Promise<void> => {
    for (const status of filters) {
      await page.getByRole('button', { name: STATUS_LABELS[status] }).and(page.locator('[aria-pressed]')).click();
      await showOrder(page, house.newest(status).id);
    }
  };
  const keptByAll = (): Promise<readonly Kept[]> => Promise.all(screens.map(keptBy));
  const weigh = async (when: string): Promise<readonly number[]> => {
    const heaps = await Promise.all(screens.map(({ page }) => leastHeapOf(page)));
    for (const [index, kept] of (await keptByAll()).entries())
      console.log(
        `${screens[index]?.page.url()} ${when}: ${kept.observables} observables, ${kept.rows} rows, ${kept.listeners} listeners, ${((heaps[index] ?? 0) / 2 ** 20).toFixed(2)} MiB`,
      );
    return heaps;
  };

  await Promise.all(screens.map(lookAtAll));
  const observables = async (): Promise<readonly number[]> => (await keptByAll()).map((kept) => kept.observables);
  await expect.poll(observables, { timeout: GIVEN_UP_MS }).toEqual(screens.map(({ lists }) => lists));
  const atFirst = await keptByAll();
  for (const { rows } of atFirst) expect(rows).toBeGreaterThanOrEqual(ORDERS_EACH);
  await weigh('opened');
  let heapBefore: readonly number[] = [];
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await house.change(WAYS[turn % WAYS.length] ?? []);
    await Promise.all(screens.map(lookAtAll));
    if (turn !== WARM_UP_TURNS && turn !== TURNS) continue;
    await expect.poll(keptByAll, { timeout: GIVEN_UP_MS }).toEqual(atFirst);
    if (turn === WARM_UP_TURNS) heapBefore = await weigh('after a third');
  }
  const heapAfter = await weigh('at the end');
  for (const [index, heap] of heapAfter.entries()) {
    const before = heapBefore[index] ?? 0;
    expect(heap, `the heap of ${screens[index]?.page.url()}`).toBeLessThan(before * (1 + MOST_GROWTH));
  }
});

/** The lowest of a few measurements: an answer may be pending at any of them. */
async function leastHeapOf(page: Page): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < 3; look += 1) least = Math.min(least, await heapOf(page));
  return least;
}

async function keptBy({ page, listeners }: Screen): Promise<Kept> {
  const kept = await page.evaluate(() => {
    // The observables in reactfire's global map, by id, each with its last value.
    const { _reactFirePreloadedObservables: observables } = globalThis as unknown as {
      _reactFirePreloadedObservables: ReadonlyMap<string, { immutableStatus: { data: unknown } }>;
    };
    const rows = [...observables.values()].map(({ immutableStatus: { data } }) => {
      const { value } = (data ?? {}) as { value?: { items?: readonly unknown[] } };
      return value?.items?.length ?? 0;
    });
    return { observables: observables.size, rows: rows.reduce((sum, count) => sum + count, 0) };
  });
  return { ...kept, listeners: listeners() };
}
