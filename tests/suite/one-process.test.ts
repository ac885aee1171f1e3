import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ADDRESS } from '../../tools/suite.ts';
import { startApi } from './api-process.ts';
import { aPerson, call, database, orderOf, putFood, quantityOf, removeFood, type Answer } from './house.ts';

// Many buyers at the same moment, through npm run api.

let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => {
  await api.stop();
});

describe('fifty customers who order a food of which five portions are left', () => {
  it('get exactly five orders, and the rest a clear answer', async () => {
    const food = await putFood({ quantity: 5 });
    const people = await Promise.all(Array.from({ length: 50 }, () => aPerson()));
    const answers: readonly Answer[] = await Promise.all(
      people.map((person) =>
        call('/order', { method: 'POST', as: person, body: orderOf(food, person), address: API_ADDRESS }),
      ),
    );
    const count = (status: number, reason?: string): number =>
      answers.filter((answer) => answer.status === status && answer.reason === reason).length;
    expect({ placed: count(201), soldOut: count(409, 'OUT_OF_STOCK') }).toEqual({ placed: 5, soldOut: 45 });
    expect(await quantityOf(food)).toBe(0);
    expect((await database().collection('orders').where('foodId', '==', food.id).get()).size).toBe(5);
    await removeFood(food);
  });
});

it('answers a malformed body in the one error shape', async () => {
  const answer = await call('/order', { method: 'POST', body: '{"foodId":', address: API_ADDRESS });
  expect(answer).toMatchObject({
    status: 400,
    reason: 'MALFORMED_BODY',
    body: { error: { status: 'INVALID_ARGUMENT' } },
  });
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

describe('orders through two processes at once', () => {
  it('collide in the database and still never oversell', async () => {
    const food = await putFood({ quantity: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, () => aPerson()));
    const answers = await Promise.all(
      people.map((person, index) =>
        call('/order', {
          method: 'POST',
          as: person,
          body: orderOf(food, person),
          ...(index % 2 === 0 && { address: API_ADDRESS }),
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 409, 409, 409, 409, 409,
    ]);
    expect(await quantityOf(food)).toBe(0);
    await removeFood(food);
  });
});
