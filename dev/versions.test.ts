import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  choiceGroupFromDocument,
  choicesFromDocument,
  COLLECTIONS,
  foodFromDocument,
  onSale,
  orderEventFromDocument,
  orderFromDocument,
  parsePlaceBasketRequest,
  portionsOf,
  searchKeysOf,
  searchTermsOf,
  settingsFromDocument,
  stockMoveFromDocument,
  userFromDocument,
  type Order,
  type OrderStatus,
  type Role,
} from '@foodhouse/domain';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { FieldPath, getFirestore, type Firestore, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composePorts } from '../functions/src/compose.ts';
import { cancelOrder } from '../functions/src/services/ordering/cancel-order.ts';
import { changeOrderStatus } from '../functions/src/services/board/change-order-status.ts';
import { moveStock } from '../functions/src/services/stock/move-stock.ts';
import { placeBasket } from '../functions/src/services/ordering/place-basket.ts';
import { placeOrder } from '../functions/src/services/ordering/place-order.ts';
import type { Caller, Ports } from '../functions/src/services/shared/ports.ts';
import { problemsOfStored } from '../functions/src/services/testing/histories.ts';
import { problemsOfLedger } from '../functions/src/services/testing/ledger.ts';
import { SearchRenewal } from '../functions/src/services/menu/renew-search.ts';
import { startLocalFirestore, type LocalFirestore } from '@foodhouse/local-firestore';
import { documentsIn } from '../tools/backup/backup-file.ts';
import { restore } from '../tools/backup/copy.ts';
import { databaseOf } from '../tools/backup/database.ts';
import { sendAsOperator } from '../tools/operator.ts';

// A house that runs since an earlier release, under this build: its backup is restored, read, and worked with.
// tests/versions/README.md says what is in each file, and how the next one is made.

const MINUTE_MS = 60_000;
const FILES = globSync('tests/versions/*.ndjson.gz');

const who = (uid: string, role: Role, email = `${uid.replace('demo-', '')}@example.com`): Caller => ({
  uid,
  email,
  role,
  requestId: 'versions',
});
const CORA = who('demo-customer', 'user');
const ADA = who('demo-admin', 'admin');
const CARLO = who('demo-chef', 'chef');
const GUEST = who('GuestOfTheRelease12345', 'guest', '');

it('there is a house of the release before', () => {
  expect(FILES.length).toBeGreaterThan(0);
});

describe.each(FILES)('the house of %s', (packed) => {
  let server: LocalFirestore;
  let folder = '';
  let app: App;
  let db: Firestore;
  let ports: Ports;
  let madeAtMs = 0;

  beforeAll(async () => {
    server = await startLocalFirestore({ port: 0, indexes: readFileSync('firestore.indexes.json', 'utf8') });
    process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    const projectId = `demo-${path.basename(packed).replaceAll(/[^a-z\d]/g, '-')}`;
    folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
    const file = path.join(folder, 'house.ndjson');
    writeFileSync(file, gunzipSync(readFileSync(packed)));
    await restore(databaseOf(await sendAsOperator(projectId), projectId), file, () => undefined);
    for await (const { path: name, fields } of documentsIn(file)) {
      const at = name.startsWith('orders/') ? fields['createdAt']?.['timestampValue'] : undefined;
      if (typeof at === 'string') madeAtMs = Math.max(madeAtMs, Date.parse(at));
    }
    app = initializeApp({ projectId });
    db = getFirestore(app);
    const nowMs = madeAtMs + 2 * MINUTE_MS; // what waited for an answer still does
    ports = await composePorts({ clock: { nowMs: () => nowMs }, menuOverlapMs: 0 });
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await deleteApp(app);
    await server.stop();
    delete process.env['FIRESTORE_EMULATOR_HOST'];
  });

  const all = async (name: string) => (await db.collection(name).get()).docs;
  const foods = async () => (await all(COLLECTIONS.foods)).map((food) => foodFromDocument(food.id, food.data()));
  const portions = async (id: string): Promise<number> =>
    portionsOf(foodFromDocument(id, (await db.doc(`foods/${id}`).get()).data() ?? {}));
  const ledger = async (): Promise<readonly string[]> =>
    problemsOfLedger(
      await foods(),
      (await all(COLLECTIONS.stockMoves)).map((move) => stockMoveFromDocument(move.id, move.data())),
    );
  const orders = async (): Promise<readonly Order[]> =>
    (await all(COLLECTIONS.orders)).map((order) => orderFromDocument(order.id, order.data()));
  /** An order of somebody that the release left in a status, with so many portions: there is one. */
  const orderOf = async (uid: string, status: OrderStatus, count: number): Promise<Order> => {
    const found = (await orders()).filter(
      (order) =>
        order.userId === uid &&
        order.status === status &&
        order.createdAtMs > madeAtMs - MINUTE_MS &&
        order.lines.reduce((sum, { quantity }) => sum + quantity, 0) === count,
    );
    const [only, ...others] = found;
    if (!only || others.length > 0) throw new Error(`expected one order, got ${found.length}`);
    return only;
  };

  it('is read: settings, foods, choices, orders with their events, and people', async () => {
    expect(settingsFromDocument((await db.doc('house/settings').get()).data() ?? null)).toMatchObject({
      currency: 'EUR',
      guestOrders: true,
      services: ['pickup', 'table', 'delivery'],
    });
    const menu = await ports.catalogue.menu();
    expect(menu).toHaveLength((await foods()).length);
    for (const { priceMinor, quantity, name } of menu)
      expect([name.length > 0, priceMinor > 0, quantity >= 0]).toEqual([true, true, true]);
    for (const document of await all(COLLECTIONS.choices)) {
      const { sizes, groups } = choicesFromDocument(document.id, document.data());
      expect(sizes.length + groups.length).toBeGreaterThan(0);
    }
    for (const group of await all(COLLECTIONS.choiceGroups))
      expect(choiceGroupFromDocument(group.id, group.data()).options.length).toBeGreaterThan(0);
    for (const order of await orders()) {
      // oxlint-disable-next-line no-await-in-loop -- some orders
      const { docs } = await db.collection(`orders/${order.id}/events`).get();
      expect(
        problemsOfStored(
          order,
          docs.map((event) => orderEventFromDocument(event.id, event.data())),
        ),
      ).toEqual([]);
    }
    const people = (await all(COLLECTIONS.users)).map((user) => userFromDocument(user.id, user.data()));
    expect(people.map(({ role }) => role).toSorted()).toEqual(['admin', 'chef', 'user']);
    expect(await ports.userDirectory.usersFound({ emailBeginning: null, terms: searchTermsOf('cora') })).toHaveLength(
      1,
    );
  });

  it('is found: after some ticks the search of pages knows every food as this build would write it', async () => {
    const renewal = new SearchRenewal();
    for (let ticks = 0; (await ports.searchBook.outdated()) > 0 && ticks < 10; ticks += 1)
      // oxlint-disable-next-line no-await-in-loop -- one tick after the other
      await renewal.run(ports);
    for (const document of await all(COLLECTIONS.foods))
      expect(document.get('search')).toEqual(searchKeysOf(foodFromDocument(document.id, document.data())));
    const question = searchTermsOf('pho').reduce<Query>(
      (query, term) => query.where(new FieldPath('search', term), '==', true),
      db.collection(COLLECTIONS.foods).where('retiredAt', '==', null),
    );
    expect((await question.get()).docs.map(({ id }) => id)).toContain('beef-pho');
  });

  it('keeps a key: an order whose answer was lost before the deployment is not made again', async () => {
    const order = await orderOf(CORA.uid, 'pending', 5);
    const lines = order.lines.map(({ foodId, quantity, note }) => ({
      foodId,
      quantity,
      ...(note !== null && { note }),
    }));
    const total = order.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0) / 100;
    const request = parsePlaceBasketRequest({ lines, shownTotal: total, currency: order.currency });
    if (!request.ok) throw new Error(JSON.stringify(request.fields));
    const call = { caller: CORA, request: request.value, idempotencyKey: 'release-basket-key-0001' };
    expect(await placeBasket(ports, call)).toMatchObject({ status: 'done', value: { id: order.id } });
    const single = await orderOf(CORA.uid, 'pending', 1);
    const again = { foodId: single.foodId, userId: CORA.uid, priceMinor: single.priceMinor };
    expect(
      await placeOrder(ports, { caller: CORA, request: again, idempotencyKey: 'release-single-key-0001' }),
    ).toMatchObject({ status: 'done', value: { id: single.id } });
  });

  it('goes on: its orders are accepted, rejected, cancelled and delivered, and its ledger sums', async () => {
    expect(await ledger()).toEqual([]);
    const single = await orderOf(CORA.uid, 'pending', 1);
    const basket = await orderOf(CORA.uid, 'pending', 5);
    const cooking = await orderOf(CORA.uid, 'approved', 2);
    const delivery = await orderOf(GUEST.uid, 'pending', 5);
    const before = new Map<string, number>();
    for (const { foodId } of [...basket.lines, ...delivery.lines])
      // oxlint-disable-next-line no-await-in-loop -- a few foods
      before.set(foodId, await portions(foodId));

    expect(await changeOrderStatus(ports, ADA, { id: single.id, status: 'approved' })).toMatchObject({
      status: 'done',
    });
    const rejected = { id: basket.id, status: 'reject', reason: 'No more' } as const;
    expect(await changeOrderStatus(ports, ADA, rejected)).toMatchObject({ status: 'done' });
    expect(await changeOrderStatus(ports, CARLO, { id: cooking.id, status: 'delivered' })).toMatchObject({
      status: 'done',
    });
    expect(await cancelOrder(ports, GUEST, delivery.id)).toMatchObject({ status: 'done' });
    for (const { foodId, quantity } of [...basket.lines, ...delivery.lines])
      // oxlint-disable-next-line no-await-in-loop -- a few foods
      expect([foodId, await portions(foodId)]).toEqual([foodId, (before.get(foodId) ?? 0) + quantity]);

    const [sold] = (await foods()).filter(
      (food) => food.leastExtraMinor === null && onSale(food, '2026-11-26').quantity > 9,
    );
    expect(
      await moveStock(ports, CARLO, sold?.id ?? '', { kind: 'waste', portions: 1, note: 'dropped' }, null),
    ).toMatchObject({ status: 'done' });
    expect(await ledger()).toEqual([]);
  });
});
