// npm run keep-release -- NAME: a house as this build writes it, for tests of later builds: tests/versions/NAME.ndjson.gz.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parsePlaceBasketRequest, toDecimal, type Food, type Order, type Role } from '@foodhouse/domain';
import { getFirestore } from 'firebase-admin/firestore';
import { composePorts } from '../functions/src/compose.ts';
import { changeOrderStatus } from '../functions/src/services/board/change-order-status.ts';
import { digest } from '../functions/src/services/shared/digest.ts';
import { moveStock } from '../functions/src/services/stock/move-stock.ts';
import type { Outcome } from '../functions/src/services/shared/outcomes.ts';
import { placeBasket } from '../functions/src/services/ordering/place-basket.ts';
import { placeOrder } from '../functions/src/services/ordering/place-order.ts';
import type { Caller } from '../functions/src/services/shared/ports.ts';
import { startLocalFirestore } from '@foodhouse/local-firestore';
import { backUp } from '../tools/backup/copy.ts';
import { databaseOf } from '../tools/backup/database.ts';
import { fail } from '../tools/fail.ts';
import { sendAsOperator } from '../tools/operator.ts';
import { startScript } from '../tools/options.ts';
import { documentsOf } from '../tools/seed/seed-house.ts';
import { profileNamed } from '../tools/seed/house-profiles.ts';

const PROJECT = 'demo-foodhouse';
const FOLDER = 'tests/versions';
/** So that whatever is ordered is there for the whole file. */
const MOST_ORDERED = 9;
const {
  rest: [name = ''],
} = startScript({
  call: 'npm run keep-release',
  does:
    'Writes a house as this build writes it to tests/versions, for tests of later builds: the demo house with everything\n' +
    'set, and the orders that tests/versions/README.md names.',
  takes: 'NAME',
});
if (!/^[\w.-]+$/.test(name)) fail(`expected the name of a version, such as 1.0.0, got ${JSON.stringify(name)}`);
const target = path.join(FOLDER, `${name}.ndjson.gz`);
if (existsSync(target)) fail(`${target} exists already: a release is kept as it was`);

const server = await startLocalFirestore({ port: 0 });
process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
process.env['METADATA_SERVER_DETECTION'] = 'none';
process.env['GCLOUD_PROJECT'] = PROJECT;
// Noon, when every demo house is open.
let nowMs = new Date().setUTCHours(11, 0, 0, 0);
const ports = await composePorts({ clock: { nowMs: () => (nowMs += 1000) }, menuOverlapMs: 0 });
const profile = profileNamed('configured') ?? fail('there is no demo house with everything set');
const batch = getFirestore().batch();
for (const [document, data] of documentsOf(profile, nowMs)) batch.set(getFirestore().doc(document), data);
await batch.commit();

const [cora, ada, carlo] = [person('customer', 'user'), person('admin', 'admin'), person('chef', 'chef')];
const guest: Caller = { uid: 'GuestOfTheRelease12345', email: '', role: 'guest', requestId: 'release' };
const menu = await ports.catalogue.menu();
const [pho, salad, pasta, curry] = menu.filter(
  ({ counted, par, leastExtraMinor, quantity, mealtimes }) =>
    counted && par === null && leastExtraMinor === null && quantity > MOST_ORDERED && mealtimes.includes('lunch'),
);
if (!pho || !salad || !pasta || !curry) fail('the demo house has no four plain foods at noon');

const { priceMinor } = pho;
const single = { foodId: pho.id, userId: cora.uid, priceMinor };
done(await placeOrder(ports, { caller: cora, request: single, idempotencyKey: 'release-single-key-0001' }));
await order(cora, 1, [
  [pho, 2],
  [salad, 3],
]);
const atTable = { fulfilment: { kind: 'table', table: profile.tables[0]?.code } };
const approved = await order(
  cora,
  2,
  [
    [pasta, 1],
    [salad, 1],
  ],
  atTable,
);
done(await changeOrderStatus(ports, ada, { id: approved.id, status: 'approved' }));
const rejected = await order(cora, 3, [[curry, 4]]);
done(await changeOrderStatus(ports, ada, { id: rejected.id, status: 'reject', reason: 'No more' }));
await order(guest, 4, [[curry, 5]], {
  contact: { name: 'Gus Guest', phone: '030 1234' },
  track: digest('a key'),
});
const waste = { kind: 'waste', portions: 1, note: 'dropped' } as const;
done(await moveStock(ports, carlo, pasta.id, waste, 'release-move-key-000001'));

const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
const file = path.join(folder, 'house.ndjson');
const { documents } = await backUp(databaseOf(await sendAsOperator(PROJECT), PROJECT), file, () => undefined);
writeFileSync(target, gzipSync(readFileSync(file), { level: 9 }));
rmSync(folder, { recursive: true });
console.log(
  `${target} holds the ${documents} documents of a house as this build writes it. Name it in ${FOLDER}/README.md.`,
);
process.exit(0);

function person(label: string, role: Role): Caller {
  return { uid: `demo-${label}`, email: `${label}@example.com`, role, requestId: 'release' };
}

/** Orders a basket with the key of its number. */
async function order(
  caller: Caller,
  number: number,
  wanted: readonly (readonly [food: Food, portions: number])[],
  more: object = {},
): Promise<Order> {
  const currency = pho?.currency ?? 'USD';
  const sumMinor = wanted.reduce((sum, [food, portions]) => sum + food.priceMinor * portions, 0);
  const lines = wanted.map(([{ id }, quantity]) => ({ foodId: id, quantity }));
  const parsed = parsePlaceBasketRequest({ lines, shownTotal: toDecimal(sumMinor, currency), currency, ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return done(
    await placeBasket(ports, { caller, request: parsed.value, idempotencyKey: `release-basket-key-000${number}` }),
  );
}

function done<T>(outcome: Outcome<T>): T {
  if (outcome.status === 'refused') throw new Error(outcome.message);
  return outcome.value;
}
