import { WAITING_ORDERS, type Table } from '@foodhouse/domain';
import { afterAll, describe, expect } from 'vitest';
import {
  aGuest,
  basketOf,
  call,
  database,
  forgetLimits,
  quantityOf,
  saveHouse,
  unique,
  type Answer,
  type Person,
} from '../../local/house.ts';
import { API_ADDRESS } from '../../local/suite.ts';
import { it } from '../support/test.ts';

// B5 in full: its form in npm test has five people (tests/journeys/alone/table-and-delivery.test.ts). A hundred keep every process of the
// API busy, which other tests would have to wait for: they ask one of their own.

const GUESTS = 100;
const ORDERS_EACH = 5;
const CONTACT = { name: 'Gus Guest', phone: '030 1234' };
const [FIRST, RENEWED] = ['B5B5B5', 'C6C6C6'].map((code) => ({ code, name: 'Table 5' })) as [Table, Table];

let admin: Person;

it.beforeAll(async ({ house, startApi }) => {
  await startApi({ FUNCTIONS_EMULATOR: 'true' }); // it knows settings as soon as the suite's does
  admin = await house.aPerson('admin');
  await saveHouse(admin, { guestOrders: true, services: ['pickup', 'table'], tables: [FIRST] });
  await forgetLimits();
});

afterAll(async () => {
  await saveHouse(admin, { guestOrders: false, services: ['pickup'], tables: [] });
  await Promise.all([FIRST, RENEWED].map(({ code }) => database().doc(`tables/${code}`).delete()));
});

describe('B5: a code of a table that somebody has photographed', () => {
  it('holds three orders, whoever sends 500 with it, and none once it is renewed', async ({ putFood }) => {
    const food = await putFood({ quantity: 1000 });
    const guests = await Promise.all(Array.from({ length: GUESTS }, aGuest));
    const send = (guest: Person, { code: table }: Table): Promise<Answer> =>
      call('/orders', {
        method: 'POST',
        address: API_ADDRESS,
        as: guest,
        headers: { 'idempotency-key': unique('key') },
        body: { ...basketOf([food, 1]), contact: CONTACT, fulfilment: { kind: 'table', table } },
      });
    const answers = await Promise.all(
      guests.map((guest) => Promise.all(Array.from({ length: ORDERS_EACH }, () => send(guest, FIRST)))),
    );
    const said = answers.map((ofGuest) =>
      ofGuest.map(({ status, reason }) => (status === 201 ? 'placed' : (reason ?? String(status)))),
    );
    const placedBy = said.map((ofGuest) => ofGuest.filter((answer) => answer === 'placed').length);
    expect(placedBy.reduce((sum, placed) => sum + placed, 0)).toBe(3);
    // Whoever finds the queue full is told so, or that all three in it are their own, and nothing of theirs is written.
    for (const [index, ofGuest] of said.entries()) {
      const full = ['TABLE_WAITS', ...(placedBy[index] === WAITING_ORDERS.ofGuest ? ['ORDERS_WAITING'] : [])];
      expect(['placed', ...full, 'BUSY', 'CONTENTION']).toEqual(expect.arrayContaining(ofGuest));
    }
    expect(said.flat()).toContain('TABLE_WAITS');
    const { docs } = await database().collection('orders').where('foodId', '==', food.id).get();
    expect(docs.map((order) => order.get('status') as string)).toEqual(['pending', 'pending', 'pending']);
    expect(await quantityOf(food)).toBe(997);

    await saveHouse(admin, { tables: [RENEWED] });
    const [late, there] = guests.filter((_, index) => placedBy[index] === 0) as [Person, Person];
    expect(await send(late, FIRST)).toMatchObject({ status: 409, reason: 'TABLE_NOT_FOUND' });
    expect(await send(there, RENEWED)).toMatchObject({ status: 201 });
    expect(await quantityOf(food)).toBe(996);
  });
});
