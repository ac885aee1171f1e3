import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/chromium.ts';
import {
  accounts,
  aPerson,
  call,
  database,
  forgetLimits,
  PASSWORD,
  putFood,
  removeFood,
  removeOrder,
  storeOrder,
  unique,
  type Person,
} from '../suite/house.ts';
import { logIn, openVisitor, visit, type Browser, type Visitor } from './browser.ts';

// The tables of the dashboard on a phone, where every row is a card: what people do there is done with a thumb.

const PHONE = { width: 390, height: 844 };
/** What a thumb hits. */
const TARGET_PX = 44;

let browser: Browser;
let opened: Visitor | null = null;

beforeAll(async () => {
  browser = await launchBrowser(PHONE);
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
});

beforeEach(() => {
  opened = null;
});

afterEach(async () => {
  await opened?.close();
});

async function enter(person: Person, path: string): Promise<Page> {
  opened = await openVisitor(browser, PHONE);
  await logIn(opened.page, person.email, PASSWORD);
  await visit(opened.page, path);
  return opened.page;
}

/** Nothing is wider than the screen, and the action of a card can be hit. */
async function expectFits(page: Page, action: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  const box = await page.getByRole('button', { name: action }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(TARGET_PX);
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= PHONE.width).toBe(true);
}

describe('on a phone', () => {
  it('a customer reads in My Orders what happened to an order', async () => {
    const person = await aPerson();
    const order = await storeOrder('approved', { userId: person.uid, foodName: unique('Dish') });
    const page = await enter(person, '/dashboard/myorders?status=approved');
    const card = page.locator(`[data-order="${order.id}"]`);
    await card.getByText(order.token).waitFor();
    await card.getByRole('button', { name: `What happened to ${order.foodName}` }).click();
    await page.getByRole('dialog').getByText('Ordered').waitFor();
    await removeOrder(order);
  });

  it('an admin accepts an order from its card in the Order List', async () => {
    const order = await storeOrder('pending', { foodName: unique('Dish') });
    const page = await enter(await aPerson('admin'), '/dashboard/orderlist');
    const accept = `Accept ${order.foodName}, token ${order.token}`;
    await page.getByRole('button', { name: accept }).scrollIntoViewIfNeeded();
    await expectFits(page, accept);
    await page.getByRole('button', { name: accept }).click();
    await page.locator(`[data-order="${order.id}"]`).waitFor({ state: 'detached', timeout: 20_000 });
    expect((await database().doc(`orders/${order.id}`).get()).get('status')).toBe('approved');
    await removeOrder(order);
  });

  it('a chef delivers an order from its ticket', async () => {
    const order = await storeOrder('approved', { foodName: unique('Dish'), createdAtMs: 1 });
    const page = await enter(await aPerson('chef'), '/dashboard/kitchen');
    const deliver = `Deliver ${order.foodName}, token ${order.token}`;
    await page.getByRole('button', { name: deliver }).waitFor();
    await expectFits(page, deliver);
    await page.getByRole('button', { name: deliver }).click();
    await page.locator(`[data-order="${order.id}"]`).waitFor({ state: 'detached', timeout: 20_000 });
    expect((await database().doc(`orders/${order.id}`).get()).get('status')).toBe('delivered');
    await removeOrder(order);
  });

  it('an admin changes a quantity in a card of the Food List', async () => {
    const food = await putFood({ quantity: 7, createdAtMs: 1 });
    const page = await enter(await aPerson('admin'), '/dashboard');
    const field = page.getByLabel(`Quantity of ${food.name}`);
    await field.fill('3');
    await field.press('Enter');
    await page.locator(`[data-row="${food.id}"]`).getByText('3 left').waitFor();
    await expectFits(page, `Update: ${food.name}`);
    await removeFood(food);
  });

  it('an admin makes a chef in a card of All Users', async () => {
    const [admin, person] = await Promise.all([aPerson('admin'), aPerson()]);
    const email = `!${person.email}`; // stands first in the list
    await database().doc(`users/${person.uid}`).set({ email, displayName: 'First', role: 'user' });
    await accounts().updateUser(person.uid, { email, emailVerified: true });
    const page = await enter(admin, '/dashboard/allusers');
    await page.getByRole('button', { name: `Make Chef: ${email}` }).waitFor();
    await expectFits(page, `Make Chef: ${email}`);
    await page.getByRole('button', { name: `Make Chef: ${email}` }).click();
    await page.getByRole('button', { name: `Remove Chef: ${email}` }).waitFor();
    await call(`/users/${email}`, { method: 'DELETE', as: admin });
  });

  it('an admin reads in Reviews who wrote what, and finds it by a word', async () => {
    const word = unique('thumbs');
    await forgetLimits();
    const body = { name: word, description: 'Good.', img: `${word}@example.com` };
    await call('/review', { method: 'POST', body });
    const page = await enter(await aPerson('admin'), '/dashboard/review');
    await page.getByLabel('Find in this list').fill(word);
    await page.getByText(/^1 of the \d+ that are loaded$/).waitFor();
    await page.getByText(`${word}@example.com`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});
