import {
  closedAt,
  DEFAULT_SETTINGS,
  foodFromDocument,
  isOverdue,
  isSold,
  orderEventFromDocument,
  orderFromDocument,
  portionsByFood,
  settingsFromDocument,
  settingsToDocument,
  stockMoveFromDocument,
  toHouseDto,
  type Food,
  type HouseSettings,
  type Order,
} from '@foodhouse/domain';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { problemsOfLedger } from '../../functions/src/services/testing/ledger.ts';
import { problemsOfStored } from '../../functions/src/services/testing/histories.ts';
import { aPerson, call, database, orderOf, putFood, removeOrder, type Answer, type Person } from '../../local/house.ts';
import { openFastHouse } from '../support/fast-house.ts';

// A random day of a house in fast time on the running suite, by its routes, on which the clocks change: what the
// histories of tests/api/histories.test.ts show of the services. Its days are to come, so that the suite's own tick finds
// nothing of them.

const DAYS = Number(process.env['DAYS_OF_HOUSE'] ?? 1);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** An order that nobody answers is overdue after some steps. */
const STEP_MS = 3 * MINUTE_MS;
/** With the silences, more than a day. */
const STEPS = 300;
const BERLIN = 'Europe/Berlin';
const CUSTOMERS = 3;
const FOODS = 2;
const PROMISING = { answerMinutes: 10, queuedAnswerMinutes: 15, prepMinutes: 20, timeZone: BERLIN } as const;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** How the house may be open; the clocks change within the second. */
const HOURS = {
  always: {},
  night: { pickup: [{ days: EVERY_DAY, from: '20:00', to: '03:30' }] },
  day: { pickup: [{ days: EVERY_DAY, from: '09:00', to: '23:00' }] },
} as const;

type Decision = 'accept' | 'reject' | 'deliver' | 'return' | 'late';

type Step =
  | { readonly kind: 'order'; readonly customer: number; readonly food: number }
  | { readonly kind: Decision; readonly order: number }
  | { readonly kind: 'pause' | 'busy'; readonly minutes: number }
  | { readonly kind: 'hours'; readonly hours: keyof typeof HOURS }
  | { readonly kind: 'restock' | 'waste'; readonly food: number; readonly portions: number }
  | { readonly kind: 'silence'; readonly minutes: number; readonly ticks: boolean };

const food = fc.nat(FOODS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('order' as const), customer: fc.nat(CUSTOMERS - 1), food }) },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constantFrom<Decision>('accept', 'accept', 'deliver', 'reject', 'return', 'late'),
      order: fc.nat(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('pause' as const, 'busy' as const),
      minutes: fc.constantFrom(0, 5, 30),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('hours' as const),
      hours: fc.constantFrom<keyof typeof HOURS>('always', 'night', 'day'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('restock' as const, 'waste' as const),
      food,
      portions: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('silence' as const),
      minutes: fc.constantFrom(1, 4, 12, 30),
      ticks: fc.boolean(),
    }),
  },
);

it('keeps its hours and its word for a day on which the clocks change', { timeout: 900_000 }, async () => {
  const house = await openFastHouse(eveOfChangedClocks(Date.now()));
  onTestFinished(house.stop);
  const stored = database().doc('house/settings');
  const before = (await stored.get()).data();
  onTestFinished(async () => {
    await (before ? stored.set(before) : stored.delete());
  });
  const [boss, cook] = await Promise.all([aPerson('admin'), aPerson('chef')]);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      expect(await problemsOfDay(steps)).toEqual([]);
    }),
    { numRuns: DAYS, endOnFailure: true },
  );

  async function problemsOfDay(steps: readonly Step[]): Promise<readonly string[]> {
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => aPerson()));
    const foods = await Promise.all(Array.from({ length: FOODS }, () => putFood({ quantity: 12, ledgerFromMs: null })));
    const putIn = new Map(foods.map(({ id, quantity }) => [id, quantity]));
    const placed: string[] = [];
    // Their days are to come: they would stand before every order of the tests that follow.
    onTestFinished(() => Promise.all(placed.map((id) => removeOrder({ id }))).then(() => undefined));
    /** Changes of each order that were answered with success. */
    const changes = new Map<string, number>();
    /** What each guest was told of, as their page follows it: how often, by the path of the change. */
    const told = new Map<string, number>();
    const unfollow: (() => void)[] = [];
    const found: string[] = [];
    await stored.set(settingsToDocument({ ...DEFAULT_SETTINGS, ...PROMISING }));

    for (const one of steps) {
      await take(one);
      await nobodySeesOverdue();
      if (one.kind === 'silence') await house.skip(one.minutes * MINUTE_MS, { ticks: one.ticks });
      else await house.skip(STEP_MS);
    }
    await house.tick();
    found.push(...(await problemsOfStock()), ...(await problemsOfOrders()));
    for (const stop of unfollow) stop();
    return found;

    function ask(path: string, as: Person, body?: unknown, method = 'POST'): Promise<Answer> {
      return call(path, { as, address: house.address, ...(body !== undefined && { method, body }) });
    }

    async function take(one: Step): Promise<void> {
      switch (one.kind) {
        case 'order':
          return order(customers[one.customer] as Person, foods[one.food] as Food);
        case 'pause':
          return isDone(await ask('/house/pause', cook, { minutes: one.minutes }));
        case 'busy':
          return isDone(await ask('/house/busy', cook, { minutes: one.minutes, plusMinutes: 15 }));
        case 'hours': {
          const { version } = await settings();
          const body = { ...toHouseDto(await settings()), hours: HOURS[one.hours], version };
          return isDone(await ask('/house', boss, body, 'PUT'));
        }
        case 'restock':
        case 'waste': {
          const { id } = foods[one.food] as Food;
          const { kind, portions } = one;
          const { status } = await ask(`/foods/${id}/moves`, cook, { kind, portions, note: 'by chance' });
          if (status === 200 || status === 201)
            putIn.set(id, (putIn.get(id) ?? 0) + (kind === 'restock' ? portions : -portions));
          return;
        }
        case 'silence':
          return;
        default:
          await change(one.kind, one.order);
      }
    }

    async function order(guest: Person, of: Food): Promise<void> {
      const [judged, fromMs] = [await settings(), house.nowMs()];
      const answer = await ask('/order', guest, orderOf(of, guest));
      const wasClosed = [fromMs, house.nowMs()].every((atMs) => closedAt(judged, atMs) !== null);
      if (answer.status !== 201) return;
      const { _id: id } = answer.body as { readonly _id: string };
      if (wasClosed) found.push(`${id}: taken while closed or paused`);
      placed.push(id);
      // As the guest's page follows it.
      const events = database().collection(`orders/${id}/events`);
      unfollow.push(
        events.onSnapshot((snapshot) => {
          for (const { type, doc } of snapshot.docChanges()) {
            if (type !== 'added') found.push(`${doc.ref.path}: ${type}`);
            told.set(doc.ref.path, (told.get(doc.ref.path) ?? 0) + 1);
          }
        }),
      );
    }

    /** A decision about one of the orders that wait for it; one that comes too late has to be refused. */
    async function change(kind: Decision, which: number): Promise<void> {
      const waitingIn = kind === 'accept' || kind === 'reject' ? 'pending' : 'approved';
      const waiting = (await Promise.all(placed.map(orderNow))).filter(({ status }) => status === waitingIn);
      const chosen = waiting[which % waiting.length];
      if (!chosen) return;
      const { id } = chosen;
      const isLate = isOverdue(chosen, house.nowMs());
      const move = (as: Person, status: string): Promise<Answer> => ask('/orderstatuschange', as, { id, status });
      const sent = {
        accept: () => move(boss, 'approved'),
        reject: () => move(boss, 'reject'),
        deliver: () => move(cook, 'delivered'),
        return: () => ask(`/orders/${id}/return`, cook, { reason: 'No basil' }),
        late: () => ask(`/orders/${id}/promise`, cook, { plus: 10 }),
      } satisfies Record<Decision, () => Promise<Answer>>;
      const { status } = await sent[kind]();
      if (status !== 200) return;
      changes.set(id, (changes.get(id) ?? 0) + 1);
      if (isLate) found.push(`${id}: ${kind} after its deadline`);
    }

    /** Asks as everybody who may: no order is pending whose deadline had passed before. */
    async function nobodySeesOverdue(): Promise<void> {
      const nowMs = house.nowMs();
      const { docs } = await database().collection('orders').where('status', '==', 'pending').get();
      const orders = docs.map((one) => orderFromDocument(one.id, one.data()));
      const overdue = new Set(orders.filter((one) => isOverdue(one, nowMs)).map(({ id }) => id));
      const asked = [
        ...customers.map((guest) => ask(`/orderbyUser?user=${guest.uid}&status=pending`, guest)),
        ask('/allorderlist/pending?limit=100', boss),
      ];
      for (const { status, body } of await Promise.all(asked)) {
        if (status !== 200) found.push(`a list was answered ${status}`);
        const seen = (body as readonly { readonly _id: string }[]).filter(({ _id }) => overdue.has(_id));
        found.push(...seen.map(({ _id }) => `${_id}: pending after its deadline`));
      }
    }

    async function problemsOfStock(): Promise<readonly string[]> {
      const ids = foods.map(({ id }) => id);
      const [now, moves, orders] = await Promise.all([
        Promise.all(
          ids.map(async (id) => foodFromDocument(id, (await database().doc(`foods/${id}`).get()).data() ?? {})),
        ),
        database().collection('stockMoves').where('foodId', 'in', ids).get(),
        Promise.all(placed.map(orderNow)),
      ]);
      const sold = (foodId: string): number =>
        orders
          .filter(({ status }) => isSold(status))
          .reduce((sum, { lines }) => sum + (portionsByFood(lines).get(foodId) ?? 0), 0);
      return [
        ...problemsOfLedger(
          now,
          moves.docs.map((one) => stockMoveFromDocument(one.id, one.data())),
        ),
        ...now
          .filter(({ id, quantity }) => quantity + sold(id) !== putIn.get(id))
          .map(({ id, quantity }) => `${id}: ${quantity} left and ${sold(id)} sold of ${putIn.get(id)}`),
      ];
    }

    /** Each order is one chain of changes, and its guest was told of each of them once. */
    async function problemsOfOrders(): Promise<readonly string[]> {
      const all = await Promise.all(
        placed.map(async (id) => {
          const now = await orderNow(id);
          const { docs } = await database().collection(`orders/${id}/events`).get();
          const events = docs.map((one) => orderEventFromDocument(one.id, one.data()));
          await expect.poll(() => docs.map(({ ref }) => told.get(ref.path))).toEqual(docs.map(() => 1));
          const expired = now.rejectCode === null ? 0 : 1;
          const made = (changes.get(id) ?? 0) + expired;
          const moved = events.filter(({ from }) => from !== null).length;
          return [...problemsOfStored(now, events), ...(moved === made ? [] : [`${id}: ${moved} changes of ${made}`])];
        }),
      );
      return all.flat();
    }
  }

  async function settings(): Promise<HouseSettings> {
    return settingsFromDocument((await stored.get()).data() ?? null);
  }
});

async function orderNow(id: string): Promise<Order> {
  return orderFromDocument(id, (await database().doc(`orders/${id}`).get()).data() ?? {});
}

function isDone({ status, reason }: Answer): void {
  expect(status, reason).toBe(200);
}

/** The noon before the next change of the clocks. */
function eveOfChangedClocks(fromMs: number): number {
  const clock = new Intl.DateTimeFormat('en', { timeZone: BERLIN, timeZoneName: 'longOffset' });
  const offsetAt = (atMs: number): string | undefined =>
    clock.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value;
  const noonMs = Math.ceil(fromMs / DAY_MS) * DAY_MS + DAY_MS / 2;
  let eveMs = noonMs;
  while (offsetAt(eveMs) === offsetAt(eveMs + DAY_MS)) eveMs += DAY_MS;
  return eveMs;
}
