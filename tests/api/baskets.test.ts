import type { OrderDto, QuoteDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import {
  aGroup,
  basketOf,
  call,
  database,
  orderOf,
  quantityOf,
  saveHouse,
  unique,
  type Answer,
  type Person,
} from '../../local/house.ts';
import { it } from '../support/test.ts';

// Orders of several foods: one commit over all of them, or none.

const place = (as: Person, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  call('/orders', { method: 'POST', as, body, headers });
const quote = async (lines: readonly unknown[]): Promise<QuoteDto> =>
  (await call('/quote', { method: 'POST', body: { lines } })).body as QuoteDto;

describe('a basket', () => {
  it('is priced for everybody, and becomes one order that takes the portions of all its foods', async ({
    putFood,
    aPerson,
  }) => {
    const [pho, tea, ann] = await Promise.all([
      putFood({ name: 'Pho', quantity: 5, priceMinor: 950 }),
      putFood({ name: 'Tea', quantity: 3, priceMinor: 305 }),
      aPerson(),
    ]);
    const body = basketOf([pho, 2], [tea, 1]);
    const priced = await quote(body.lines);
    expect(priced).toMatchObject({ total: 22.05, problems: [], lines: [{ total: 19 }, { name: 'Tea', each: 3.05 }] });
    const answer = await place(ann, { ...body, shownTotal: priced.total });
    expect(answer).toMatchObject({
      status: 201,
      body: { price: 22.05, foodName: '2 × Pho and 1 more', status: 'pending' },
    });
    const stored = await database()
      .doc(`orders/${(answer.body as OrderDto)._id}`)
      .get();
    expect(stored.data()).toMatchObject({
      priceMinor: 2205,
      lines: [
        { foodId: pho.id, name: 'Pho', quantity: 2, eachMinor: 950, totalMinor: 1900 },
        { foodId: tea.id, name: 'Tea', quantity: 1, eachMinor: 305, totalMinor: 305 },
      ],
    });
    expect([await quantityOf(pho), await quantityOf(tea)]).toEqual([3, 2]);
  });

  it('gives all portions back when it is rejected', async ({ putFood, aPerson }) => {
    const [pho, tea, ann, admin] = await Promise.all([
      putFood({ quantity: 5 }),
      putFood({ quantity: 3 }),
      aPerson(),
      aPerson('admin'),
    ]);
    const { body } = await place(ann, basketOf([pho, 2], [tea, 1], [pho, 1]));
    expect([await quantityOf(pho), await quantityOf(tea)]).toEqual([2, 2]);
    const rejection = { id: (body as OrderDto)._id, status: 'reject' };
    expect((await call('/orderstatuschange', { method: 'POST', as: admin, body: rejection })).status).toBe(200);
    expect([await quantityOf(pho), await quantityOf(tea)]).toEqual([5, 3]);
  });

  it('is refused whole, with all its problems, and takes nothing', async ({ putFood, aPerson }) => {
    const [pho, tea, ann] = await Promise.all([putFood({ quantity: 5 }), putFood({ quantity: 1 }), aPerson()]);
    const body = basketOf([pho, 2], [tea, 2]);
    const lines = [...body.lines, { foodId: 'nothing', quantity: 1 }];
    const answer = await place(ann, { ...body, lines });
    const problems = [
      { line: 1, reason: 'OUT_OF_STOCK', foodId: tea.id, left: 1, choiceId: null },
      { line: 2, reason: 'FOOD_NOT_FOUND', foodId: 'nothing', left: 0, choiceId: null },
    ];
    expect(answer).toMatchObject({ status: 409, body: { error: { details: { reason: 'BASKET_CHANGED', problems } } } });
    expect((await quote(lines)).problems).toEqual(problems);
    expect([await quantityOf(pho), await quantityOf(tea)]).toEqual([5, 1]);
  });

  it('is placed once, however often its key comes, and its key is refused with another basket', async ({
    putFood,
    aPerson,
  }) => {
    const [pho, ann] = await Promise.all([putFood({ quantity: 9 }), aPerson()]);
    const headers = { 'idempotency-key': unique('basket') };
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(ann, basketOf([pho, 2]), headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${(body as OrderDto)._id}`)).size).toBe(1);
    expect(await quantityOf(pho)).toBe(7);
    expect(await place(ann, basketOf([pho, 1]), headers)).toMatchObject({ reason: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await quantityOf(pho)).toBe(7);
  });

  it('has sizes, options and notes, priced by what the house offers when it is ordered', async ({
    putFood,
    aPerson,
  }) => {
    const [pizza, tea, ann, admin, chef] = await Promise.all([
      putFood({ name: 'Pizza', quantity: 5, priceMinor: 700 }),
      putFood({ name: 'Tea', quantity: 5, priceMinor: 300 }),
      aPerson(),
      aPerson('admin'),
      aPerson('chef'),
    ]);
    const group = unique('group');
    await call(`/choicegroups/${group}`, { method: 'PUT', as: admin, body: aGroup() });
    const sizes = [{ id: 'l', name: 'Large', extra: 2 }];
    const set = await call(`/foods/${pizza.id}/choices`, {
      method: 'PUT',
      as: admin,
      body: { sizes, groupIds: [group] },
    });
    expect((await call(`/foods/${pizza.id}/choices`)).body).toEqual(set.body);
    expect((await call(`/fooddetails/${pizza.id}`)).body).toMatchObject({ price: 7, from: 9 });

    const hot = { groupId: group, id: 'hot', quantity: 1 };
    const lines = [
      { foodId: pizza.id, quantity: 2, sizeId: 'l', options: [hot], note: 'Crisp, please' },
      { foodId: tea.id, quantity: 1 },
    ];
    const priced = await quote(lines);
    expect(priced).toMatchObject({ total: 21.6, problems: [], lines: [{ size: 'Large', each: 9.3 }, { options: [] }] });
    const { status, body } = await place(ann, { lines, shownTotal: priced.total });
    expect([status, (body as OrderDto).foodName]).toEqual([201, '2 × Pizza, Large and 1 more']);
    const stored = await database()
      .doc(`orders/${(body as OrderDto)._id}`)
      .get();
    expect(stored.get('lines')).toMatchObject([{ options: [{ name: 'Hot' }], note: 'Crisp, please' }, { name: 'Tea' }]);

    const soldOut = { method: 'POST', as: chef, body: { optionId: 'hot', soldOut: true } } as const;
    expect((await call(`/choicegroups/${group}/soldout`, soldOut)).status).toBe(200);
    expect((await quote(lines)).problems).toMatchObject([{ line: 0, reason: 'OPTION_SOLD_OUT', choiceId: 'hot' }]);
    expect(await quantityOf(pizza)).toBe(3);
  });

  it('is priced by its size, with some options free and a question that an answer asks', async ({
    putFood,
    aPerson,
  }) => {
    const [pizza, ann, admin] = await Promise.all([
      putFood({ name: 'Pizza', quantity: 9, priceMinor: 700 }),
      aPerson(),
      aPerson('admin'),
    ]);
    const [toppings, drinks, teas] = ['toppings', 'drinks', 'teas'].map((name) => `${unique('group')}-${name}`);
    const save = async (id: string | undefined, body: Readonly<Record<string, unknown>>): Promise<void> => {
      expect((await call(`/choicegroups/${id}`, { method: 'PUT', as: admin, body: aGroup(body) })).status).toBe(200);
    };
    const corn = { id: 'corn', name: 'Corn', each: 0.7, eachBySize: { l: 1.2 }, max: 5 };
    await save(toppings, { name: 'Toppings', required: false, min: 0, max: 5, free: 1, options: [corn] });
    await save(teas, { name: 'Which tea', options: [{ id: 'assam', name: 'Assam', each: 0.4 }] });
    const options = [
      { id: 'tea', name: 'Tea', each: 0, asks: [teas] },
      { id: 'cola', name: 'Cola', each: 0.2 },
    ];
    await save(drinks, { name: 'Drink', options });
    const sizes = [
      { id: 's', name: 'Small', extra: 0 },
      { id: 'l', name: 'Large', extra: 2, allergens: ['milk'] },
    ];
    const groups = [{ id: toppings }, { id: drinks, sizes: ['l'], limits: { required: true, min: 1, max: 2 } }];
    const body = { version: 0, sizes, groups };
    const set = await call(`/foods/${pizza.id}/choices`, { method: 'PUT', as: admin, body });
    expect(set).toMatchObject({ status: 200, body: { groups: [{ free: 1 }, { sizes: ['l'] }, { asked: true }] } });
    expect((await call(`/foods/${pizza.id}/choices`)).body).toEqual(set.body);

    const line = (sizeId: string, ...chosen: readonly (readonly [string | undefined, string, number?])[]) => ({
      foodId: pizza.id,
      quantity: 1,
      sizeId,
      options: chosen.map(([groupId, id, quantity = 1]) => ({ groupId, id, quantity })),
    });
    const two = [line('s', [toppings, 'corn', 2]), line('l', [toppings, 'corn', 3], [teas, 'assam'], [drinks, 'tea'])];
    const priced = await quote(two);
    expect(priced).toMatchObject({ problems: [], lines: [{ each: 7.7 }, { each: 11.8 }], total: 19.5 });
    expect(priced.lines[1]?.options).toEqual([
      { name: 'Corn', quantity: 3, each: 1.2, free: 1 },
      { name: 'Tea', quantity: 1, each: 0 },
      { name: 'Assam', quantity: 1, each: 0.4, under: 'Tea' },
    ]);
    const placed = await place(ann, { lines: two, shownTotal: 19.5 });
    const stored = await database()
      .doc(`orders/${(placed.body as OrderDto)._id}`)
      .get();
    expect(stored.get('lines')).toMatchObject([
      { options: [{ name: 'Corn', quantity: 2, free: 1 }] },
      { options: [{ eachMinor: 120, free: 1 }, { name: 'Tea' }, { name: 'Assam', under: 'Tea' }] },
    ]);
    const { problems } = await quote([line('l', [drinks, 'tea']), line('s', [drinks, 'cola'])]);
    expect(problems).toMatchObject([
      { line: 0, reason: 'TOO_FEW', choiceId: teas },
      { line: 1, reason: 'OPTION_NOT_FOUND', choiceId: 'cola' },
    ]);
    const soldOut = { method: 'POST', as: admin, body: { sizeId: 'l', soldOut: true } } as const;
    expect(await call(`/foods/${pizza.id}/sizes/soldout`, soldOut)).toMatchObject({ status: 200 });
    expect((await quote(two)).problems).toMatchObject([{ line: 1, reason: 'OPTION_SOLD_OUT', choiceId: 'l' }]);
  });

  it('costs less by what is left out, never less than nothing, also once the food costs less', async ({
    putFood,
    aPerson,
  }) => {
    const [burger, ann, admin] = await Promise.all([
      putFood({ name: 'Burger', quantity: 9, priceMinor: 950 }),
      aPerson(),
      aPerson('admin'),
    ]);
    const group = unique('group');
    const options = [{ id: 'cheese', name: 'Without cheese', each: '\u22120.50' }];
    const body = aGroup({ required: false, min: 0, options });
    expect((await call(`/choicegroups/${group}`, { method: 'PUT', as: admin, body })).status).toBe(200);
    const sizes = [
      { id: 'm', name: 'Medium', extra: 0 },
      { id: 's', name: 'Small', extra: -1.5 },
    ];
    const set = { method: 'PUT', as: admin, body: { sizes, groupIds: [group] } } as const;
    expect(await call(`/foods/${burger.id}/choices`, set)).toMatchObject({
      status: 200,
      body: { sizes: [{ extra: 0 }, { extra: -1.5 }], groups: [{ options: [{ each: -0.5 }] }] },
    });
    const from = async (): Promise<unknown> => (await call(`/fooddetails/${burger.id}`)).body;
    expect(await from()).toMatchObject({ price: 9.5, from: 8 }); // the cheapest plain portion
    const cheese = { groupId: group, id: 'cheese', quantity: 1 };
    const lines = [{ foodId: burger.id, quantity: 2, sizeId: 's', options: [cheese] }];
    expect(await quote(lines)).toMatchObject({ total: 15, problems: [], lines: [{ each: 7.5 }] });
    expect(await place(ann, { lines, shownTotal: 15 })).toMatchObject({ status: 201, body: { price: 15 } });
    // As it is served when nobody chooses.
    const plain = { method: 'POST', as: ann, body: orderOf(burger, ann) } as const;
    expect(await call('/order', plain)).toMatchObject({ status: 201, body: { price: 9.5 } });

    expect((await call(`/foods/${burger.id}`, { method: 'PUT', as: admin, body: { price: 1.2 } })).status).toBe(200);
    expect(await from()).toMatchObject({ price: 1.2, from: 0 });
    expect(await place(ann, { lines, shownTotal: 15 })).toMatchObject({ reason: 'PRICE_CHANGED' });
    expect(await place(ann, { lines, shownTotal: 0 })).toMatchObject({ status: 201, body: { price: 0 } });
  });
});

describe('H1: a voucher with every fifth order', () => {
  it('is in the quote of its owner, spent once by five baskets at once, and given back by a reject', async ({
    putFood,
    putOrder,
    aPerson,
    onTestFinished,
  }) => {
    const [pho, ann, admin] = await Promise.all([
      putFood({ quantity: 50, priceMinor: 950 }),
      aPerson(),
      aPerson('admin'),
    ]);
    await saveHouse(admin, { voucher: { amount: 5, minimum: 9 } });
    onTestFinished(async () => void (await database().doc('house/settings').update({ voucher: null })));
    const change = (id: string, status: string): Promise<Answer> =>
      call('/orderstatuschange', { method: 'POST', as: admin, body: { id, status } });
    for (let index = 0; index < 5; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the fifth is the one after the fourth
      const { id } = await putOrder('approved', { userId: ann.uid, user: ann.email });
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await change(id, 'delivered')).status).toBe(200);
    }
    const body = basketOf([pho, 1]);
    const quoted = async (): Promise<number> =>
      ((await call('/quote', { method: 'POST', as: ann, body: { lines: body.lines } })).body as QuoteDto).total;
    expect([await quoted(), (await quote(body.lines)).total]).toEqual([4.5, 9.5]);

    const answers = await Promise.all(Array.from({ length: 5 }, () => place(ann, { ...body, shownTotal: 4.5 })));
    const orders = answers.filter(({ status }) => status === 201);
    expect([orders.length, answers.filter(({ reason }) => reason === 'PRICE_CHANGED').length]).toEqual([1, 4]);
    const order = orders[0]?.body as OrderDto | undefined;
    expect([order?.price, await quoted(), await quantityOf(pho)]).toEqual([4.5, 9.5, 49]);
    expect((await change(order?._id ?? '', 'reject')).status).toBe(200);
    expect([await quoted(), await quantityOf(pho)]).toEqual([4.5, 50]);
  });
});
