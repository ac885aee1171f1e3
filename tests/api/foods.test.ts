import { MEALTIMES, type Food, type FoodDto, type OrderDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { suiteFunctionsAddress } from '../../local/house-settings.ts';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { aGroup, call, database, putCategories, unique, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// The menu on the running suite, as a client written from the specification sees the routes.

const FUNCTIONS = suiteFunctionsAddress();
let bob: Person;
let admin: Person;
let food: Food;

it.beforeAll(async ({ house }) => {
  [bob, admin, food] = await Promise.all([house.aPerson(), house.aPerson('admin'), house.putFood({ quantity: 100 })]);
});

describe('foods', () => {
  it('returns the menu, forty foods or more, to anyone, through Hosting and directly', async () => {
    const { status, headers, body } = await call('/foods?limit=100');
    expect(status).toBe(200);
    expect((body as FoodDto[]).length).toBeGreaterThanOrEqual(40);
    expect(headers.get('x-total-count')).toBe(String((body as FoodDto[]).length));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const direct = await call('/foods?limit=3', {
      address: `${FUNCTIONS}/api`,
    });
    expect(direct.body).toEqual((body as FoodDto[]).slice(0, 3));
  });

  it('has pages with a link to the next', async () => {
    const first = await call('/foods?limit=2');
    expect(first.headers.get('link')).toMatch(/^<\/(api\/)?foods\?limit=2&after=[^>]+>; rel="next"$/);
    const after = (first.body as FoodDto[])[1]?._id;
    expect(first.headers.get('x-next-place')).toMatch(new RegExp(`^\\d+-${after}$`));
    const second = await call(`/foods?limit=2&after=${after}`);
    const both = await call('/foods?limit=4');
    expect([...(first.body as FoodDto[]), ...(second.body as FoodDto[])]).toEqual(both.body);
    expect((await call('/foods?limit=100')).headers.has('x-next-place')).toBe(false);
  });

  it('returns one food, and 404 for an unknown one', async () => {
    expect((await call(`/fooddetails/${food.id}`)).body).toMatchObject({
      _id: food.id,
      price: 9.5,
      quantity: expect.any(Number),
    });
    expect(await call('/fooddetails/nothing')).toMatchObject({ status: 404, reason: 'FOOD_NOT_FOUND' });
  });
});

describe('an admin’s foods', () => {
  const body = { name: 'Bánh mì', supplier: 'Linh Tran', price: '$7.50', quantity: '3', description: 'Crisp.' };

  it('are added, edited and removed, and the menu shows it at once', async () => {
    const added = await call('/foods', { method: 'POST', as: admin, body });
    expect(added).toMatchObject({
      status: 201,
      body: { name: 'Bánh mì', price: 7.5, quantity: 3, img: '/img/site/plate.webp', mealtimes: MEALTIMES },
    });
    const { _id: id } = added.body as FoodDto;
    expect((await call(`/fooddetails/${id}`)).body).toEqual(added.body);
    const edited = await call(`/foods/${id}`, { method: 'PUT', as: admin, body: { price: 8, mealtimes: ['lunch'] } });
    expect(edited).toMatchObject({
      status: 200,
      body: { name: 'Bánh mì', price: 8, quantity: 3, mealtimes: ['lunch'] },
    });
    expect((await database().doc(`foods/${id}`).get()).data()).toMatchObject({ priceMinor: 800, retiredAt: null });

    const placed = await call('/order', { method: 'POST', as: bob, body: { foodId: id, userId: bob.uid, price: 8 } });
    expect(placed.status).toBe(201);
    const retired = await call(`/foods/${id}`, { method: 'DELETE', as: admin });
    expect(retired).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await call(`/foods/${id}`, { method: 'DELETE', as: admin })).toMatchObject({ body: { deletedCount: 0 } });
    expect(await call(`/fooddetails/${id}`)).toMatchObject({ status: 404 });
    expect(JSON.stringify((await call('/foods')).body)).not.toContain(id);
    // Orders keep the old values.
    const own = await call(`/orderbyUser?user=${bob.uid}&&status=pending`, { as: bob });
    expect((own.body as OrderDto[]).find(({ foodId }) => foodId === id)).toMatchObject({
      foodName: 'Bánh mì',
      price: 8,
    });
  });

  it('keep the site’s counter exact', async () => {
    const count = async (): Promise<number> => (await database().doc('counters/foods').get()).get('count') as number;
    const before = await count();
    const { body: added } = await call('/foods', { method: 'POST', as: admin, body });
    expect(await count()).toBe(before + 1);
    await call(`/foods/${(added as FoodDto)._id}`, { method: 'DELETE', as: admin });
    expect(await count()).toBe(before);
  });
});

describe('the options of a category', () => {
  it('are those of its foods for a guest and in an order, and go with a food that leaves it', async ({
    putFood,
    aPerson,
  }) => {
    const [category, group] = [unique('category'), unique('group')];
    const [ann, admin] = await Promise.all([aPerson(), aPerson('admin')]);
    const pizza = await putFood({ categoryId: category, priceMinor: 700, quantity: 5 });
    const version = await putCategories(admin, category);
    await call(`/choicegroups/${group}`, { method: 'PUT', as: admin, body: aGroup() });
    const given = { method: 'PUT', as: admin, body: { version, groupIds: [group] } } as const;
    expect(await call(`/categories/${category}/groups`, given)).toMatchObject({
      status: 200,
      body: { version: version + 1, categories: [{ id: category, groupIds: [group] }] },
    });
    expect((await call(`/foods/${pizza.id}/choices`)).body).toMatchObject({
      sizes: [],
      groups: [{ id: group, ofCategory: true }],
    });
    const lines = [{ foodId: pizza.id, quantity: 1, options: [{ groupId: group, id: 'hot', quantity: 1 }] }];
    const placed = await call('/orders', { method: 'POST', as: ann, body: { lines, shownTotal: 7.3 } });
    expect(placed.status).toBe(201);
    const stored = await database()
      .doc(`orders/${(placed.body as OrderDto)._id}`)
      .get();
    expect(stored.get('lines')).toMatchObject([{ options: [{ name: 'Hot' }] }]);
    const moved = await call(`/foods/${pizza.id}`, { method: 'PUT', as: admin, body: { categoryId: null } });
    expect([moved.status, (await call(`/foods/${pizza.id}/choices`)).body]).toMatchObject([200, { groups: [] }]);
    await putCategories(admin);
  });
});

describe('the menu and caches', () => {
  it('has an ETag that returns 304 while nothing changed, and another one after an edit', async () => {
    let headers: Record<string, string> = {};
    // The server may hear between both of what the test before has written.
    await expect
      .poll(async () => {
        const first = await call('/foods?limit=100');
        expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=10');
        // By default fetch bypasses every cache.
        headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
        return (await fetch(`${SITE_ADDRESS}/api/foods?limit=100`, { headers })).status;
      })
      .toBe(304);
    const { body: added } = await call('/foods', {
      method: 'POST',
      as: admin,
      body: { name: 'N', supplier: 'S', price: 1, quantity: 1 },
    });
    const changed = await fetch(`${SITE_ADDRESS}/api/foods?limit=100`, { headers });
    expect(changed.status).toBe(200);
    await call(`/foods/${(added as FoodDto)._id}`, { method: 'DELETE', as: admin });
  });
});
