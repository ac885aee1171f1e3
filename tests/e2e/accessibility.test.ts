import { MESSAGES, type Order, type OrderStatus, type Role } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/chromium.ts';
import {
  aPerson,
  database,
  PASSWORD,
  putFood,
  removeFood,
  removeOrder,
  storeOrder,
  unique,
  type Person,
} from '../suite/house.ts';
import { expectUsable } from './axe.ts';
import { logIn, openVisitor, visit, type Browser, type Visitor } from './browser.ts';

// Dialogs, refusals and everything else that a page may come to, each looked at by axe. The pages themselves: doors.test.ts.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

let browser: Browser;
let visitor: Visitor;
let page: Page;
let orders: Order[] = [];

beforeAll(async () => {
  browser = await launchBrowser(DESKTOP);
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
});

afterEach(async () => {
  await visitor.close();
  await Promise.all(orders.map(removeOrder));
  orders = [];
});

async function enterAs(role: Role, size: typeof PHONE): Promise<Person> {
  const person = await aPerson(role);
  visitor = await openVisitor(browser, size);
  page = visitor.page;
  await logIn(page, person.email, PASSWORD);
  return person;
}

async function putOrder(status: OrderStatus, changes: Partial<Order> = {}): Promise<Order> {
  const order = await storeOrder(status, { foodName: unique('Dish'), ...changes });
  orders.push(order);
  return order;
}

describe('a visitor on a phone', () => {
  beforeEach(async () => {
    visitor = await openVisitor(browser, PHONE);
    page = visitor.page;
  });

  it('can use the page of an address that nobody wrote', async () => {
    await visit(page, '/no/such/page');
    await page.getByRole('heading', { level: 1, name: /404/ }).waitFor();
    await expectUsable(page);
  });

  it('can use a search that finds nothing, and the open bar', async () => {
    await visit(page, '/inventory?q=nosuchdish');
    await page.getByText('Nothing on the menu here').waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).waitFor();
    await expectUsable(page);
  });

  it('can use the second slide', async () => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('group', { name: /^2 of 2/ }).waitFor();
    await expectUsable(page);
  });

  it('can use the inventory while the house cannot be reached', async () => {
    await page.route('**/api/foods*', (route) => route.abort());
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    await visit(page, '/inventory');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expectUsable(page);
  });

  it('can use the forms with everything wrong in them', async () => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText(MESSAGES.emailRequired).waitFor();
    await expectUsable(page);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(/^Error: /)
      .waitFor();
    await expectUsable(page);
    await visit(page, '/signup');
    await page.getByRole('button', { name: 'Signup', exact: true }).click();
    await page.getByText(MESSAGES.emailRequired).waitFor();
    await expectUsable(page);
    await visit(page, '/review');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Please tell us your name.').waitFor();
    await expectUsable(page);
  });
});

describe('a customer on a phone', () => {
  it('can use the order dialog, and what it says once the food is sold out', async () => {
    const food = await putFood({ quantity: 3, createdAtMs: 1 });
    await enterAs('user', PHONE);
    await visit(page, `/user/${food.id}`);
    await page.getByRole('button', { name: 'Order Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
    await expectUsable(page);
    await database().doc(`foods/${food.id}`).update({ quantity: 0 });
    await page.getByRole('dialog').getByRole('button', { name: 'Sold out' }).waitFor();
    await expectUsable(page);
    await removeFood(food);
  });

  it('can use the dialogs of his orders, an empty list, and the page without a network', async () => {
    const person = await enterAs('user', PHONE);
    const order = await putOrder('pending', { userId: person.uid, user: person.email });
    await visit(page, '/dashboard/myorders');
    await page.getByRole('button', { name: `Pay for ${order.foodName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).waitFor();
    await expectUsable(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `What happened to ${order.foodName}` }).click();
    await page.getByRole('dialog').getByText('Ordered').waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await page.getByText(/not live since/i).waitFor();
    await expectUsable(page);
    await page.context().setOffline(false);
    await page.getByText(/not live since/i).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByText(/^No orders under/).waitFor();
    await expectUsable(page);
  });

  it('can use the pages that are not for him', async () => {
    await enterAs('user', PHONE);
    for (const path of ['/dashboard/orderlist', '/dashboard/kitchen']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await visit(page, path);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.locator('main [role="alert"]').waitFor();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expectUsable(page);
    }
  });
});

describe('a chef at a screen', () => {
  it('can use the board while it rings, and a decision that can be taken back', async () => {
    await enterAs('chef', DESKTOP);
    const first = await putOrder('approved', { createdAtMs: Date.now() - 9 * 60_000 });
    await visit(page, '/dashboard/kitchen');
    await page.locator(`[data-order="${first.id}"]`).waitFor();
    const second = await putOrder('approved');
    await page.locator(`[data-order="${second.id}"]`).waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: `Deliver ${first.foodName}` }).click();
    await page.getByRole('button', { name: `Undo: ${first.foodName}` }).waitFor();
    await expectUsable(page);
  });
});

describe('an admin at a screen', () => {
  it('can use what the Order List asks and tells', async () => {
    await enterAs('admin', DESKTOP);
    const order = await putOrder('pending');
    await visit(page, '/dashboard/orderlist');
    await page.getByRole('button', { name: `Reject ${order.foodName}` }).click();
    await page.getByRole('dialog', { name: `Reject ${order.foodName}?` }).waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await putOrder('pending');
    await page.getByRole('button', { name: 'One new order: show it' }).waitFor();
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await page.getByRole('button', { name: `Undo: ${order.foodName}` }).waitFor();
    await expectUsable(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await expectUsable(page);
  });

  it('can use the dialogs of foods and users', async () => {
    await enterAs('admin', DESKTOP);
    await visit(page, '/dashboard');
    await page.getByRole('button', { name: 'Update: Margherita Pizza' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Food-Price').fill('free');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('A price, such as 12.50').waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove: Margherita Pizza' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Order Now: Margherita Pizza' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).waitFor();
    await expectUsable(page);
    await visit(page, '/dashboard/allusers');
    await page
      .getByRole('button', { name: /^Delete: / })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Delete User' }).waitFor();
    await expectUsable(page);
    expect(visitor.errors).toEqual([]);
  });
});
