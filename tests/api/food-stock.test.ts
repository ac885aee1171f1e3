import type { Food, FoodDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { call, database, orderOf, quantityOf, type Answer, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// The stock of a food that is sold, edited, marked as sold out, removed and restored.

let ann: Person;
let chef: Person;
let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [ann, chef, admin, food] = await Promise.all([
    house.aPerson(),
    house.aPerson('chef'),
    house.aPerson('admin'),
    house.putFood({ quantity: 20, createdAtMs: 1 }),
  ]);
});

const order = (): Promise<Answer> => call('/order', { method: 'POST', as: ann, body: orderOf(food, ann) });
const change = (by: number): Promise<Answer> =>
  call(`/foods/${food.id}/stock`, { method: 'POST', as: admin, body: { change: by } });
const mark = (soldOut: boolean): Promise<Answer> =>
  call(`/foods/${food.id}/soldout`, { method: 'POST', as: chef, body: { soldOut } });

describe('the stock of a food', () => {
  it('keeps portions sold during an admin’s edit sold', async () => {
    const answers = await Promise.all([order(), change(4)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect(await quantityOf(food)).toBe(20 - 1 + 4);
  });

  it('is in the refusal of a change that takes more', async () => {
    const { status, body } = await change(-24);
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: { details: { reason: 'STOCK_OUT_OF_RANGE', quantity: 23 } } });
  });

  it('is zero while the food is marked as sold out, and returns afterwards', async () => {
    expect(await mark(true)).toMatchObject({ status: 200, body: { quantity: 0 } });
    expect(await order()).toMatchObject({ status: 409, reason: 'OUT_OF_STOCK' });
    expect(await mark(false)).toMatchObject({ status: 200, body: { quantity: 23 } });
  });

  it('is restored with a removed food, which is on the menu and counted again', async () => {
    const counter = database().doc('counters/foods');
    const isListed = async (): Promise<boolean> =>
      ((await call('/foods')).body as FoodDto[]).some(({ _id }) => _id === food.id);
    const counted = (await counter.get()).get('count') as number;
    await call(`/foods/${food.id}`, { method: 'DELETE', as: admin });
    expect(await isListed()).toBe(false);
    const restored = await call(`/foods/${food.id}/restore`, { method: 'POST', as: admin });
    expect(restored).toMatchObject({ status: 200, body: { _id: food.id, quantity: 23 } });
    expect(await isListed()).toBe(true);
    expect((await counter.get()).get('count')).toBe(counted);
  });

  it('stays with a hidden food, which no guest sees and nobody orders', async () => {
    const hidden = await call(`/foods/${food.id}/hide`, { method: 'POST', as: admin });
    expect(hidden).toMatchObject({ status: 200, body: { _id: food.id, quantity: 23 } });
    expect((await call(`/fooddetails/${food.id}`)).status).toBe(404);
    expect(((await call('/foods')).body as FoodDto[]).some(({ _id }) => _id === food.id)).toBe(false);
    expect(await order()).toMatchObject({ status: 404, reason: 'FOOD_NOT_FOUND' });
    const shown = await call(`/foods/${food.id}/restore`, { method: 'POST', as: admin });
    expect(shown).toMatchObject({ status: 200, body: { quantity: 23 } });
    expect((await database().doc(`foods/${food.id}`).get()).data()).not.toHaveProperty('hiddenAt');
  });
});
