import type { Food, FoodDto, OrderDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { call, forgetLimits, orderOf, quantityOf, unique, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// Repeated requests on the running suite, as a client written from the specification sees the routes.

let ann: Person;
let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [ann, admin, food] = await Promise.all([house.aPerson(), house.aPerson('admin'), house.putFood({ quantity: 100 })]);
});

describe('a repeated request with its key', () => {
  it.each([
    ['/foods', { name: 'Again', supplier: 'Linh', price: 9.5, quantity: 1 }],
    ['/review', { name: 'Zoe', description: 'Once.' }],
  ])('gets the first answer and changes nothing more: %s', async (path, body) => {
    await forgetLimits();
    const headers = { 'idempotency-key': unique('key') };
    const send = (changes: object = {}): ReturnType<typeof call> =>
      call(path, { method: 'POST', as: admin, headers, body: { ...body, ...changes } });
    const answers = [await send(), ...(await Promise.all([send(), send()]))];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => (answer.body as { _id: string })._id)).size).toBe(1);
    expect(await send({ name: 'Another' })).toMatchObject({ status: 422, reason: 'IDEMPOTENCY_KEY_REUSED' });
    const [id] = answers.map((answer) => (answer.body as FoodDto)._id);
    if (path === '/foods') await call(`/foods/${id}`, { method: 'DELETE', as: admin });
  });

  it('returns the first order for a repeated key', async () => {
    const headers = { 'idempotency-key': unique('key') };
    const send = (): ReturnType<typeof call> =>
      call('/order', { method: 'POST', as: ann, headers, body: orderOf(food, ann) });
    const before = await quantityOf(food);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(answers.map((answer) => (answer.body as OrderDto)._id)).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
    expect(await quantityOf(food)).toBe(before - 1);
    expect(
      await call('/order', { method: 'POST', as: ann, headers, body: { ...orderOf(food, ann), price: 120 } }),
    ).toMatchObject({ status: 422, reason: 'IDEMPOTENCY_KEY_REUSED' });
  });
});
