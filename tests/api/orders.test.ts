import type { Food, OrderDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { call, database, orderOf, quantityOf, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// Orders on the running suite, as a client written from the specification sees the routes.

let ann: Person;
let admin: Person;
let chef: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [ann, admin, chef, food] = await Promise.all([
    house.aPerson(),
    house.aPerson('admin'),
    house.aPerson('chef'),
    house.putFood({ quantity: 100 }),
  ]);
});

async function order(): Promise<OrderDto> {
  const answer = await call('/order', { method: 'POST', as: ann, body: orderOf(food, ann) });
  expect(answer.status).toBe(201);
  return answer.body as OrderDto;
}

describe('orders', () => {
  it('takes a portion and shows the order to its customer, the admin and, once accepted, the chef', async () => {
    const before = await quantityOf(food);
    const placed = await order();
    expect(placed).toMatchObject({
      foodId: food.id,
      userId: ann.uid,
      status: 'pending',
      price: 9.5,
      user: ann.email,
      token: expect.stringMatching(/^[A-Z2-9]{6}$/),
    });
    expect(await quantityOf(food)).toBe(before - 1);
    const own = await call(`/orderbyUser?user=${ann.uid}&&status=pending`, { as: ann });
    expect((own.body as OrderDto[]).map(({ _id }) => _id)).toContain(placed._id);
    expect(await call('/allorderlist/pending', { as: chef })).toMatchObject({ status: 403, reason: 'ROLE_REQUIRED' });
    expect(
      await call('/orderstatuschange', { method: 'POST', as: admin, body: { id: placed._id, status: 'approved' } }),
    ).toMatchObject({ status: 200, body: { status: 'approved' } });
    const kitchen = await call('/allorderlist/approved', { as: chef });
    expect((kitchen.body as OrderDto[]).map(({ _id }) => _id)).toContain(placed._id);
    expect(
      await call('/orderstatuschange', { method: 'POST', as: chef, body: { id: placed._id, status: 'delivered' } }),
    ).toMatchObject({ status: 200 });
    const events = await database().collection(`orders/${placed._id}/events`).get();
    expect(events.docs.map((event) => event.get('to') as string).toSorted()).toEqual(['approved', 'delivered']);
  });

  it('A2: of one food is stored as one line, and both lists answer the keys of before with their types', async () => {
    const { _id: id } = await order();
    const stored = await database().doc(`orders/${id}`).get();
    expect(stored.get('lines')).toMatchObject([{ foodId: food.id, quantity: 1, totalMinor: 950 }]);
    const lists = [
      await call(`/orderbyUser?user=${ann.uid}&&status=pending`, { as: ann }),
      await call('/allorderlist/pending', { as: admin }),
    ];
    for (const { body } of lists)
      expect((body as OrderDto[]).find(({ _id }) => _id === id)).toMatchObject({
        foodId: food.id,
        userId: ann.uid,
        status: 'pending',
        price: 9.5,
        image: food.img,
        foodName: food.name,
        user: ann.email,
      });
  });

  it('undoes a delivery and returns an order, and does not tell the customer which of the staff did', async () => {
    const { _id: id } = await order();
    const move = (as: Person, path: string, body?: unknown): ReturnType<typeof call> =>
      call(path, { method: 'POST', as, ...(body !== undefined && { body }) });
    const answers = [
      await move(admin, '/orderstatuschange', { id, status: 'approved' }),
      await move(chef, '/orderstatuschange', { id, status: 'delivered' }),
      await move(admin, `/orders/${id}/undeliver`),
      await move(chef, `/orders/${id}/undeliver`),
      await move(chef, `/orders/${id}/return`, { reason: 'No basil today' }),
    ];
    expect(answers.map(({ status, reason, body }) => reason ?? `${status} ${(body as OrderDto).status}`)).toEqual([
      '200 approved',
      '200 delivered',
      'NOT_YOURS',
      '200 approved',
      '200 pending',
    ]);
    const [stored, events, actors] = await Promise.all([
      database().doc(`orders/${id}`).get(),
      database().collection(`orders/${id}/events`).get(),
      database().collection(`orders/${id}/actors`).get(),
    ]);
    expect(stored.data()).toMatchObject({ status: 'pending', acceptedAt: null, returnReason: 'No basil today' });
    expect(events.docs.map((event) => event.get('reason') as unknown)).toContain('No basil today');
    const readByCustomer = JSON.stringify([stored.data(), ...events.docs.map((event) => event.data())]);
    for (const { uid } of [admin, chef]) expect(readByCustomer).not.toContain(uid);
    expect(new Set(actors.docs.map((actor) => actor.get('byUid') as unknown))).toEqual(new Set([admin.uid, chef.uid]));
  });

  it('gives the portion back when it is rejected', async () => {
    const before = await quantityOf(food);
    const placed = await order();
    await call('/orderstatuschange', {
      method: 'POST',
      as: admin,
      body: { id: placed._id, status: 'reject', reason: 'No basil' },
    });
    expect(await quantityOf(food)).toBe(before);
  });

  it('charges the true price for the dashboard’s constant and refuses any other', async () => {
    const dashboard = await call('/order', { method: 'POST', as: ann, body: { ...orderOf(food, ann), price: '120$' } });
    expect(dashboard).toMatchObject({ status: 201, body: { price: 9.5 } });
    const cheap = await call('/order', { method: 'POST', as: ann, body: { ...orderOf(food, ann), price: 0.01 } });
    expect(cheap).toMatchObject({ status: 409, reason: 'PRICE_CHANGED', body: { error: { details: { price: 9.5 } } } });
  });

  it('is an order at the price that was shown beside the dashboard’s constant, or refused', async () => {
    const body = { ...orderOf(food, ann), price: '120$' };
    const send = (shownPrice: number): ReturnType<typeof call> =>
      call('/order', { method: 'POST', as: ann, body: { ...body, shownPrice } });
    expect(await send(food.priceMinor / 100 - 1)).toMatchObject({ status: 409, reason: 'PRICE_CHANGED' });
    expect(await send(food.priceMinor / 100)).toMatchObject({ status: 201, body: { price: food.priceMinor / 100 } });
  });
});
