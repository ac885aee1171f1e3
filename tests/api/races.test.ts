import { orderFromDocument, orderToDocument, type Food, type OrderDto } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { API_ADDRESS } from '../../local/suite.ts';
import {
  accounts,
  basketOf,
  call,
  database,
  forgetLimits,
  orderOf,
  quantityOf,
  toTimestamp,
  unique,
  type Answer,
  type Person,
} from '../../local/house.ts';
import type { Makers } from '../support/makers.ts';
import { it } from '../support/test.ts';

// Many people at the same moment, through npm run api: the counts must be exact.

/** Twenty in npm run test:long. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);
const MIXED_ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 1);

it.beforeAll(async ({ startApi }) => {
  await startApi();
});

const ask: typeof call = (path, request) => call(path, { ...request, address: API_ADDRESS });
const people = (aPerson: Makers['aPerson'], count: number): Promise<readonly Person[]> =>
  Promise.all(Array.from({ length: count }, () => aPerson()));

function tally(answers: readonly Answer[]): Record<string, number> {
  const words = answers.map(({ status, reason }) => (reason === undefined ? String(status) : `${status} ${reason}`));
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
}

/** Everybody orders one portion at once, and again while too many do. */
function rush(food: Parameters<typeof orderOf>[0], buyers: readonly Person[]): Promise<readonly Answer[]> {
  const buy = async (as: Person): Promise<Answer> => {
    const answer = await ask('/order', { method: 'POST', as, body: orderOf(food, as) });
    return answer.reason === 'BUSY' ? buy(as) : answer;
  };
  return Promise.all(buyers.map(buy));
}

async function expectSoldOut(food: Parameters<typeof orderOf>[0], orders: number): Promise<void> {
  expect(await quantityOf(food)).toBe(0);
  expect((await database().collection('orders').where('foodId', '==', food.id).count().get()).data().count).toBe(
    orders,
  );
}

describe('more buyers than portions', () => {
  it('get exactly the portions, in each of several rounds of fifty buyers for ten', async ({ aPerson, putFood }) => {
    const crowd = await people(aPerson, Math.max(50, ROUNDS * 8)); // below the limit of orders per person
    for (let round = 0; round < ROUNDS; round += 1) {
      await forgetLimits(); // nobody answers: the portions of all rounds would wait behind one address
      const food = await putFood({ quantity: 10 });
      const buyers = Array.from({ length: 50 }, (_, index) => crowd[(round * 50 + index) % crowd.length] as Person);
      expect(tally(await rush(food, buyers))).toEqual({ '201': 10, '409 OUT_OF_STOCK': 40 });
      await expectSoldOut(food, 10);
    }
  });

  it('get exactly the portions when two hundred want fifty', async ({ aPerson, putFood }) => {
    const [food, buyers] = await Promise.all([putFood({ quantity: 50 }), people(aPerson, 200)]);
    expect(tally(await rush(food, buyers))).toEqual({ '201': 50, '409 OUT_OF_STOCK': 150 });
    await expectSoldOut(food, 50);
  });
});

describe('A1: sixty baskets of two foods at once', () => {
  it('get exactly what there is, every refusal names the food and what is left, and the moves sum to the quantity', async ({
    aPerson,
    putFood,
  }) => {
    const [a, b, crowd] = await Promise.all([putFood({ quantity: 10 }), putFood({ quantity: 4 }), people(aPerson, 60)]);
    const baskets = [basketOf([a, 2], [b, 1]), basketOf([b, 1], [a, 2])];
    const buy = async (as: Person, index: number): Promise<Answer> => {
      const answer = await ask('/orders', { method: 'POST', as, body: baskets[index % 2] });
      return answer.reason === 'BUSY' || answer.reason === 'CONTENTION' ? buy(as, index) : answer;
    };
    const answers = await Promise.all(crowd.map(buy));
    expect(tally(answers)).toEqual({ '201': 4, '409 BASKET_CHANGED': 56 });
    expect([await quantityOf(a), await quantityOf(b)]).toEqual([2, 0]);
    const left = [{ foodId: b.id, left: 0 }];
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ error: { details: { problems: left } } });
    for (const { id } of [a, b]) {
      const { docs } = await database().collection('stockMoves').where('foodId', '==', id).get();
      const sum = docs.reduce((total, move) => total + Number(move.get('delta')), 0);
      expect(sum).toBe((await database().doc(`foods/${id}`).get()).get('quantity'));
    }
  });
});

describe('fifty mixed baskets over five foods at once, some of them rejected or cancelled at once', () => {
  it('never oversell, and the moves of each food sum to its quantity', async ({ aPerson, putFood }) => {
    const [admin, crowd] = await Promise.all([aPerson('admin'), people(aPerson, 50)]);
    const rounds = fc.sample(fc.array(aBasket, { minLength: 50, maxLength: 50 }), {
      numRuns: MIXED_ROUNDS,
      seed: Date.now(),
    });
    for (const [round, baskets] of rounds.entries()) {
      await forgetLimits();
      const foods = await Promise.all(Array.from({ length: 5 }, () => putFood({ quantity: 12 })));
      const buy = async (as: Person, index: number): Promise<readonly Answer[]> => {
        const { wanted, ends } = baskets[index] as (typeof baskets)[number];
        const body = basketOf(...wanted.map(([food, portions]) => [foods[food] as Food, portions] as const));
        const answer = await ask('/orders', { method: 'POST', as, body });
        if (answer.reason === 'BUSY' || answer.reason === 'CONTENTION') return buy(as, index);
        if (answer.status !== 201) return [answer];
        const { _id: id } = answer.body as OrderDto;
        const ending = ends.map((end) =>
          end === 'cancel'
            ? ask(`/orders/${id}/cancel`, { method: 'POST', as })
            : ask('/orderstatuschange', { method: 'POST', as: admin, body: { id, status: 'reject' } }),
        );
        return [answer, ...(await Promise.all(ending))];
      };
      const answers = (await Promise.all(crowd.map(buy))).flat();
      expect(new Set(answers.map(({ status }) => status)), `round ${round}`).toEqual(new Set([200, 201, 409]));
      expect(await soldOf(foods)).toEqual(await Promise.all(foods.map(async (food) => 12 - (await quantityOf(food)))));
      expect(await movedOf(foods)).toEqual(await Promise.all(foods.map(quantityOf)));
      expect(Math.min(...(await Promise.all(foods.map(quantityOf))))).toBeGreaterThanOrEqual(0);
    }
  });
});

/** Up to three of the five foods, and who ends it at once: nobody, the house, its customer, or both. */
const aBasket = fc.record({
  wanted: fc.uniqueArray(fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 3 })), {
    minLength: 1,
    maxLength: 3,
    selector: ([food]) => food,
  }),
  ends: fc.subarray(['reject', 'cancel'] as const),
});

/** The portions in orders that were not rejected, by food. */
async function soldOf(foods: readonly Food[]): Promise<readonly number[]> {
  const wanted = foods.map(({ id }) => id);
  const { docs } = await database().collection('orders').where('foodId', 'in', wanted).get();
  const orders = docs
    .map((document) => orderFromDocument(document.id, document.data()))
    .filter(({ status }) => status !== 'reject');
  return wanted.map((id) =>
    orders.reduce((sum, { lines }) => sum + (lines.find(({ foodId }) => foodId === id)?.quantity ?? 0), 0),
  );
}

/** The sum of each food's moves. */
function movedOf(foods: readonly Food[]): Promise<readonly number[]> {
  return Promise.all(
    foods.map(async ({ id }) => {
      const { docs } = await database().collection('stockMoves').where('foodId', '==', id).get();
      return docs.reduce((sum, move) => sum + Number(move.get('delta')), 0);
    }),
  );
}

describe('two admins on one order', () => {
  it('get one winner, and the stock is exact, in each of a hundred rounds', async ({ aPerson, putFood }) => {
    const [food, first, second] = await Promise.all([putFood({ quantity: 7 }), aPerson('admin'), aPerson('admin')]);
    let rejected = 0;
    for (let round = 0; round < 100; round += 1) {
      const order = anOrder({ id: unique('order'), foodId: food.id });
      await database().doc(`orders/${order.id}`).set(orderToDocument(order, toTimestamp));
      const [accept, reject] = await Promise.all([
        ask('/orderstatuschange', { method: 'POST', as: first, body: { id: order.id, status: 'approved' } }),
        ask('/orderstatuschange', { method: 'POST', as: second, body: { id: order.id, status: 'reject' } }),
      ]);
      const [winner, loser] = accept.status === 200 ? [accept, reject] : [reject, accept];
      const stands = (winner.body as OrderDto).status;
      expect(winner.status).toBe(200);
      expect(loser).toMatchObject({
        status: 409,
        reason: 'BAD_TRANSITION',
        body: { error: { details: { status: stands } } },
      });
      expect(
        (await database().collection(`orders/${order.id}/events`).get()).docs.map((event) => event.get('to')),
      ).toEqual([stands]);
      if (stands === 'reject') rejected += 1;
    }
    expect(await quantityOf(food)).toBe(7 + rejected);
  });
});

describe('twenty copies of one idempotency key', () => {
  it('make one order', async ({ aPerson, putFood }) => {
    const [food, customer] = await Promise.all([putFood({ quantity: 30 }), aPerson()]);
    const headers = { 'idempotency-key': unique('key') };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask('/order', { method: 'POST', as: customer, headers, body: orderOf(food, customer) }),
      ),
    );
    expect(tally(answers)).toEqual({ '201': 20 });
    expect(new Set(answers.map(({ body }) => (body as OrderDto)._id)).size).toBe(1);
    expect(await quantityOf(food)).toBe(29);
  });
});

describe('the last two admins, demoting each other', () => {
  it('leave one admin, in record, claims and count alike', async ({ aPerson }) => {
    const counter = database().doc('counters/admins');
    const counted = (await counter.get()).get('count') as number;
    for (let round = 0; round < 10; round += 1) {
      const pair = await Promise.all([aPerson('admin'), aPerson('admin')]);
      await counter.set({ count: 2 });
      const [a, b] = pair;
      const answers = await Promise.all([
        ask(`/users/role/${encodeURIComponent(b.email)}/user`, { method: 'POST', as: a }),
        ask(`/users/role/${encodeURIComponent(a.email)}/user`, { method: 'POST', as: b }),
      ]);
      // The loser is refused as the last admin, or has lost their role before their own call was checked.
      expect(answers.map(({ status }) => status)).toContain(200);
      expect(answers.find(({ status }) => status !== 200)?.reason).toMatch(/^(LAST_ADMIN|ROLE_REQUIRED)$/);
      const roles = await Promise.all(
        pair.map(async ({ uid }) => (await database().doc(`users/${uid}`).get()).get('role') as string),
      );
      const claims = await Promise.all(
        pair.map(async ({ uid }) => (await accounts().getUser(uid)).customClaims?.['role'] as string),
      );
      expect(roles.toSorted()).toEqual(['admin', 'user']);
      expect(claims).toEqual(roles);
      expect((await counter.get()).get('count')).toBe(1);
    }
    await counter.set({ count: counted });
  });
});

describe('a hundred registrations of one person at once', () => {
  it('leave one record, which is counted once', async ({ aPerson }) => {
    const person = await aPerson('user', { isRegistered: false });
    const count = async (): Promise<number> => (await database().doc('counters/users').get()).get('count') as number;
    const before = await count();
    const body = { email: person.email, uid: person.uid, accessToken: person.idToken, role: 'user' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => ask(`/users/${encodeURIComponent(person.email)}`, { method: 'PUT', body })),
    );
    expect(tally(answers)).toEqual({ '200': 100 });
    expect(await count()).toBe(before + 1);
    expect((await database().collection('users').where('email', '==', person.email).get()).size).toBe(1);
  });
});

describe('orders through two processes at once', () => {
  it('conflict in the database and never oversell', async ({ aPerson, putFood }) => {
    const [food, buyers] = await Promise.all([putFood({ quantity: 3 }), people(aPerson, 8)]);
    const answers = await Promise.all(
      buyers.map((as, index) =>
        (index % 2 === 0 ? ask : call)('/order', { method: 'POST', as, body: orderOf(food, as) }),
      ),
    );
    expect(tally(answers)).toEqual({ '201': 3, '409 OUT_OF_STOCK': 5 });
    await expectSoldOut(food, 3);
  });
});
