import { createHash } from 'node:crypto';
import { DEFAULT_SETTINGS, toHouseDto, type Food, type OrderDto, type SaveHouseDto } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { aGuest, basketOf, call, database, saveHouse, unique, type Person } from '../../../local/house.ts';
import { SITE_ADDRESS } from '../../../local/suite.ts';
import { it } from '../../support/journey.ts';
import { printed } from '../../support/printed.ts';
import { everythingSaid, SAMPLES } from '../../support/said.ts';

// What a house with a name gives out: papers, links, files. Alone, because the house of the suite is that of other tests.

const KANAL = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };
const TABLE = { code: 'QRQRQ7', name: 'Table 7' };
const TERRACE = { code: 'QRQRQ8', name: 'Terrace 8' };
const HOUSE: Partial<SaveHouseDto> = {
  about: KANAL,
  currency: 'EUR',
  guestOrders: true,
  services: ['pickup', 'table'],
  tables: [TABLE, TERRACE],
};
const KEY = 'bm90IGEgdmVyeSBnb29kIGtleQ';

let admin: Person;
let food: Food;
let order: OrderDto;

it.beforeAll(async ({ house }) => {
  admin = await house.aPerson('admin');
  food = await house.putFood({ quantity: 9, createdAtMs: 1, currency: 'EUR' });
  await saveHouse(admin, HOUSE);
  const placed = await call('/orders', {
    method: 'POST',
    as: await aGuest(),
    headers: { 'idempotency-key': unique('key') },
    body: {
      ...basketOf([food, 1]),
      fulfilment: { kind: 'pickup' },
      contact: { name: 'Gus', phone: '030 1234' },
      track: createHash('sha256').update(KEY).digest('base64url'),
    },
  });
  expect(placed.status).toBe(201);
  order = placed.body as OrderDto;
});

it.afterAll(async () => {
  await saveHouse(admin, { ...toHouseDto(DEFAULT_SETTINGS), tables: [] });
  await Promise.all(['house/settings', 'house/tables'].map((it) => database().doc(it).delete()));
});

/** What is neither the house's nor of its order. */
const strange = (said: string): readonly string[] => [SAMPLES.exec(said)?.[0] ?? []].flat();

describe('a house with a name has its own, and neither samples nor dollars,', () => {
  it('on a receipt and on a ticket of the kitchen', async ({ signInAs }) => {
    const { page } = await signInAs(admin, '/dashboard/orderlist');
    await page.getByText(KANAL.name, { exact: true }).first().waitFor(); // a browser that was never here asks who the house is
    await page
      .locator(`[data-order="${order._id}"]`)
      .getByRole('button', { name: /^What happened to/ })
      .click();
    const receipt = await printed(
      page,
      page.getByRole('dialog').getByRole('button', { name: 'Receipt' }),
      '.printed-receipt',
    );
    expect(receipt).toContain(KANAL.name);
    expect(strange(receipt)).toEqual([]);
    const body = { id: order._id, status: 'approved' };
    expect((await call('/orderstatuschange', { method: 'POST', as: admin, body })).status).toBe(200);
    await visit(page, '/dashboard/kitchen');
    const ticket = await printed(
      page,
      page.getByRole('button', { name: `Print the ticket of ${food.name}` }),
      '.printed-ticket',
    );
    expect(ticket).toContain(food.name);
    expect(strange(ticket)).toEqual([]);
  });

  it('on the codes of its tables, and on its poster', async ({ signInAs }) => {
    const { page } = await signInAs(admin);
    for (const [path, name, paper] of [
      ['/dashboard/share', 'Print the poster', '.printed-poster'],
      ['/dashboard/house#services', 'Print all codes', '.printed-code'],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one paper after the other
      await visit(page, path);
      const said = await printed(page, page.getByRole('button', { name }), paper);
      expect(said).toContain(KANAL.name);
      expect(strange(said)).toEqual([]);
      // oxlint-enable no-await-in-loop
    }
  });

  it('on the pages that the link of an order and the code of a table lead to', async ({ visitor }) => {
    const { page } = await visitor();
    for (const [path, text] of [
      [`/track/${order._id}#${KEY}`, order.token],
      [`/t/${TABLE.code}`, TABLE.name],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one page after the other
      await visit(page, path);
      await page.getByText(text, { exact: false }).first().waitFor();
      await page.getByText(KANAL.name, { exact: true }).first().waitFor();
      await expect.poll(async () => (await page.evaluate(everythingSaid)).flatMap(strange)).toEqual([]);
      // oxlint-enable no-await-in-loop
    }
  });

  it.for(['/sitemap.xml', '/robots.txt', '/order-button.js', '/api/house/now'])('in %s', async (path) => {
    const response = await fetch(SITE_ADDRESS + path);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/Foodhouse|\$\d/);
  });
});
