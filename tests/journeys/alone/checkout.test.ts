import {
  businessDayOf,
  customerToDocument,
  DEFAULT_SETTINGS,
  formatMoney,
  NEW_CUSTOMER,
  spanOfDay,
  toDecimal,
  toHouseDto,
  type Food,
  type HouseSettings,
  type OrderDto,
} from '@foodhouse/domain';
import {
  housesAt,
  TABLE_SEVEN,
  WAYS_TO_ORDER,
  type HouseKind,
  type ServedKind,
  type WayToOrder,
} from '@foodhouse/domain/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, touch, visit } from '../../../local/browser.ts';
import { call, database, saveHouse, toTimestamp, type Person } from '../../../local/house.ts';
import { it, PHONE } from '../../support/journey.ts';
import { chooseLater } from '../../support/later.ts';
import { untilOnMenu, visitMenu } from '../../support/menu.ts';
import { printed } from '../../support/printed.ts';
import { asTyped, fieldsThatTypeWrong, typeAsPeopleDo } from '../../support/type.ts';

// The ways to order over the running house, each thing that can be said once: the sum that the page shows is asked for, charged,
// printed and counted. In houses of every kind: web/src/routes/ways-to-order.test.tsx. Alone, because the house of the suite
// takes the orders of other tests.

const ORDERS = WAYS_TO_ORDER.filter(([, , { isJourney }]) => isJourney);

const WORDS: Readonly<Record<ServedKind, string>> = { pickup: 'Pickup', table: TABLE_SEVEN.name, delivery: 'Delivery' };
const PLACE = { postcode: '8001', address: 'Lake Street 7' };
/** Served at every hour, and on the first page. */
const ON_MENU = { quantity: 9, mealtimes: [], createdAtMs: 1 } as const;
const CONTACT = { name: 'Ann', phone: '030 1234' };

let staff: Person;
/** That of each row of the table. */
let foods: readonly Food[];
let standing: HouseKind | null = null;

it.beforeAll(async ({ house }) => {
  staff = await house.aPerson('admin');
  const houses = housesAt(Date.now());
  foods = await Promise.all(
    ORDERS.map(([kind, , { hasVoucher }]) =>
      house.putFood({
        priceMinor: hasVoucher ? 2400 : 1190,
        currency: houses[kind].currency ?? DEFAULT_SETTINGS.currency,
        ...ON_MENU,
      }),
    ),
  );
  await untilOnMenu(...foods);
});

/** The house of other tests has set nothing. */
it.afterAll(async () => {
  await settle({});
  await Promise.all(
    ['house/settings', 'house/tables', `tables/${TABLE_SEVEN.code}`].map((path) => database().doc(path).delete()),
  );
});

/** Sets up the house with these settings and no others. */
async function settle({ pause = null, ...changes }: Partial<HouseSettings>): Promise<void> {
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  const { services, currency } = settings;
  // The API would give it to the foods of other tests too, and refuse yen, which have no cents.
  await database().doc('house/settings').set({ currency }, { merge: true });
  const minutes = pause ? Math.round(((pause.untilMs ?? 0) - Date.now()) / 60_000) : 0;
  await call('/house/pause', { method: 'POST', as: staff, body: { minutes } });
  await saveHouse(staff, {
    ...toHouseDto(settings),
    tables: services.includes('table') ? [TABLE_SEVEN] : [],
  });
}

/** Rows of the same house settle it once. */
async function settleKind(kind: HouseKind): Promise<HouseSettings> {
  const settings = housesAt(Date.now())[kind];
  if (standing !== kind) await settle(settings);
  standing = kind;
  return { ...DEFAULT_SETTINGS, ...settings };
}

/** Opens the menu, as somebody at a table comes there or another. */
async function goToMenu(page: Page, food: Food, served?: ServedKind): Promise<void> {
  const card = page.locator(`[data-food="${food.id}"]`);
  if (served !== 'table') return visitMenu(page, '/inventory', card);
  await visit(page, `/t/${TABLE_SEVEN.code}`);
  await page.waitForURL('**/inventory');
  return card.waitFor();
}

async function open(page: Page, food: Food, through: WayToOrder['through']): Promise<Locator> {
  const card = page.locator(`[data-food="${food.id}"]`);
  if (through === 'basket') {
    await card.locator('[data-add]').press('Enter');
    await page.getByRole('button', { name: /View basket$/ }).press('Enter');
    return page.getByRole('dialog', { name: 'Your basket' });
  }
  await card.getByRole('button', { name: 'Order Now' }).click();
  return page.getByRole('dialog', { name: `Order ${food.name}` });
}

/** After the first Order Now of somebody who is not signed in. */
async function comeAsGuest(page: Page): Promise<void> {
  await page.getByText('Login first..!').waitFor();
  await page.getByRole('button', { name: 'Order as guest' }).click();
}

/** Says how, when and by whom, as far as the page asks. @returns for when it is wanted; null: as soon as possible */
async function fill(checkout: Locator, { served, isLater, by, note }: WayToOrder): Promise<string | null> {
  if (served !== undefined) await checkout.getByRole('radio', { name: WORDS[served] }).check();
  if (served === 'delivery') {
    await checkout.getByRole('textbox', { name: 'Postcode' }).fill(PLACE.postcode);
    await checkout.getByLabel('Address').fill(PLACE.address);
    await checkout.getByText('To City').waitFor();
  }
  if (served === 'table') await checkout.getByText('Everyone orders on their own phone.').waitFor();
  if (isLater) await chooseLater(checkout);
  if (served === 'delivery' || (by === 'guest' && served !== 'table')) {
    await checkout.getByLabel('Name', { exact: true }).fill(CONTACT.name);
    await checkout.getByLabel('Phone').fill(CONTACT.phone);
  }
  if (note !== undefined) {
    await checkout.locator('summary').filter({ hasText: 'Note for the whole order' }).click();
    await checkout.getByRole('textbox', { name: 'Note for the whole order' }).fill(note);
  }
  return isLater ? checkout.getByLabel('Time').inputValue() : null;
}

/** Confirms, once. @returns the total that was asked for, the one of the answer, and the only order that was made */
async function confirm(page: Page, checkout: Locator, { id }: Food) {
  const asking = page.waitForRequest(/\/api\/orders?$/);
  await checkout.getByRole('button', { name: 'Confirm' }).click();
  const request = await asking;
  const asked = request.postDataJSON() as { readonly shownTotal?: number; readonly price?: number };
  await page.getByText('Your order is Confirm').waitFor();
  const answered = (await (await request.response())?.json()) as OrderDto;
  const { docs } = await ordersOf(id).get();
  expect(docs).toHaveLength(1);
  const [order] = docs;
  if (!order) throw new Error('expected an order');
  return { asked: asked.shownTotal ?? asked.price, answered: answered.price, order };
}

const ordersOf = (foodId: string) => database().collection('orders').where('foodId', '==', foodId);

/** What has been sold today in one currency, by the documents. */
async function soldToday({ timeZone, dayStart, currency }: HouseSettings): Promise<number> {
  const clock = { timeZone, dayStart };
  const since = new Date(spanOfDay(businessDayOf(Date.now(), clock), clock).fromMs);
  const { docs } = await database().collection('orders').where('createdAt', '>=', since).get();
  const sold = docs.filter(
    (order) => order.get('status') !== 'reject' && (order.get('currency') ?? 'USD') === currency,
  );
  return sold.reduce((sum, order) => sum + (order.get('priceMinor') as number), 0);
}

async function aVoucher({ uid }: Person, { currency, voucher }: HouseSettings): Promise<void> {
  if (!voucher) throw new Error('expected a house that gives vouchers');
  const mine = { id: 'v', ...voucher, currency, expiresAtMs: Date.now() + 3_600_000 };
  await database()
    .doc(`customers/${uid}`)
    .set(customerToDocument({ ...NEW_CUSTOMER, vouchers: [mine] }, toTimestamp));
}

describe('the sum that is shown is asked for, charged, printed and counted', () => {
  it.for(ORDERS.map((row, index) => [...row, index] as const))(
    'in a house: %s; by %s',
    async ([kind, , way, totalMinor, index], { aPerson, signInAs, visitor }) => {
      const food = foods[index] as Food;
      const settings = await settleKind(kind);
      const money = (minor: number): string => formatMoney(minor, settings.currency);
      const before = await soldToday(settings);
      const customer = way.by === 'guest' ? null : await aPerson();
      if (way.hasVoucher && customer) await aVoucher(customer, settings);
      const [{ page: list }, { page }] = await Promise.all([
        signInAs(staff, '/dashboard/orderlist'),
        customer ? signInAs(customer, undefined, { screen: PHONE }) : visitor({ screen: PHONE }),
      ]);
      await goToMenu(page, food, way.served);
      const checkout = await open(page, food, way.through);
      if (way.by === 'guest' && way.through === 'Order Now') await comeAsGuest(page);
      const wantedAt = await fill(checkout, way);
      await checkout.getByText(`Total ${money(totalMinor)}`).waitFor();
      const { asked, answered, order } = await confirm(page, checkout, food);
      const decimal = toDecimal(totalMinor, settings.currency);
      expect([asked, answered, order.get('priceMinor')]).toEqual([decimal, decimal, totalMinor]);
      expect([order.get('wantedAt')?.toDate().toISOString() ?? null, order.get('note') ?? null]).toEqual([
        wantedAt,
        way.note ?? null,
      ]);
      await page.getByRole('dialog').getByText(money(totalMinor)).first().waitFor();

      const row = list.locator(`[data-order="${order.id}"]`);
      await row.getByText(money(totalMinor)).waitFor();
      await list.getByRole('button', { name: 'Overview of today' }).click();
      const revenue = list.getByText('Revenue').locator('xpath=..');
      await expect.poll(() => revenue.innerText()).toContain(money(before + totalMinor));
      await list.getByRole('button', { name: 'Close the overview' }).click();
      await row.getByRole('button', { name: /^What happened to/ }).click();
      const receipt = list.getByRole('dialog').getByRole('button', { name: 'Receipt' });
      expect(await printed(list, receipt, '.printed-receipt li:last-child')).toBe(`Total${money(totalMinor)}`);
      await list.keyboard.press('Escape');
      const accept = { id: order.id, status: 'approved' };
      expect((await call('/orderstatuschange', { method: 'POST', as: staff, body: accept })).status).toBe(200);
      await list.getByRole('link', { name: 'Kitchen' }).click();
      const print = list.getByRole('button', { name: `Print the ticket of ${food.name}` });
      const paper = await printed(list, print, '.printed-ticket > p');
      expect(paper).toBe(`TOTAL ${money(totalMinor)}`);
    },
  );
});

describe('the fields that only a house with a choice has', () => {
  it('hold what is typed into them: the code of a table, a postcode, an address', async ({ putFood, signInAs }) => {
    const [food] = await Promise.all([putFood({ currency: 'EUR', ...ON_MENU }), settleKind('configured')]);
    const { page } = await signInAs('user');
    await goToMenu(page, food);
    const checkout = await open(page, food, 'Order Now');
    await checkout.getByRole('radio', { name: 'Table' }).check();
    const code = checkout.getByRole('textbox', { name: 'Code on your table' });
    // Of no table: where the house knows it, the table's name takes the place of the field.
    expect(await typeAsPeopleDo(page, code, 'T7T7TT')).toEqual(asTyped('T7T7TT'));
    await checkout.getByRole('radio', { name: 'Delivery' }).check();
    expect(await fieldsThatTypeWrong(page, '[data-how]', 2)).toEqual([]);
  });
});

describe('Order Now', () => {
  it('is delivered to where the basket beside it said, which is forgotten at SignOut', async ({
    putFood,
    signInAs,
  }) => {
    const [food] = await Promise.all([
      putFood({ priceMinor: 1190, ...ON_MENU }),
      settleKind('over midnight, far away'),
    ]);
    const { page } = await signInAs('user', undefined, { screen: PHONE });
    await goToMenu(page, food);
    const basket = await open(page, food, 'basket');
    await basket.getByRole('radio', { name: 'Pickup', checked: true }).press('ArrowRight');
    await basket.getByRole('textbox', { name: 'Postcode' }).fill(PLACE.postcode);
    await basket.getByLabel('Address').fill(PLACE.address);
    await basket.getByText('To City').waitFor();
    await page.goBack(); // closes the sheet
    await basket.waitFor({ state: 'detached' });
    await page.reload();
    await touch(page);
    await hasStarted(page); // else the press could come before the page hears it
    const single = await open(page, food, 'Order Now');
    await single.getByRole('radio', { name: 'Delivery', checked: true }).waitFor();
    expect(await single.getByLabel('Address').inputValue()).toBe(PLACE.address);
    await single.getByText('Total $14.40').waitFor();
    await single.getByRole('button', { name: 'Confirm' }).click(); // name and phone are missing
    await single.getByText('A name, please').waitFor();
    expect(await single.getByLabel('Name', { exact: true }).evaluate((it) => it === document.activeElement)).toBe(true);
    await single.getByLabel('Name', { exact: true }).fill(CONTACT.name);
    await single.getByLabel('Phone').fill(CONTACT.phone);
    const { asked, order } = await confirm(page, single, food);
    expect([asked, order.get('priceMinor')]).toEqual([14.4, 1440]);
    expect(order.get('fulfilment')).toEqual({ kind: 'delivery', area: { id: 'city', name: 'City' } });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'SignOut' }).click();
    await page.getByRole('button', { name: /View basket$/ }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toMatch(/Lake Street|030 1234/);
  });
});
