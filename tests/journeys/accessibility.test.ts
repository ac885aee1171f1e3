import { FORM_MESSAGES } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { setQuantity } from '../../local/house.ts';
import { expectUsable } from '../support/axe.ts';
import { setOffline, visit } from '../../local/browser.ts';
import { DESKTOP, it as journey, PHONE } from '../support/journey.ts';
import { resize } from '../support/layout.ts';

// axe on dialogs, refusals and other states of pages. The pages themselves: pages.test.ts.

const it = journey.extend('screen', PHONE);

describe('axe, for a visitor on a phone,', () => {
  it('accepts a search without results, and the open bar', async ({ page }) => {
    await visit(page, '/inventory?q=nosuchdish');
    await page.getByText('Nothing on the menu here').waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Close menu' }).waitFor();
    await expectUsable(page);
  });

  it('accepts the second slide', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('group', { name: /^2 of 2/ }).waitFor();
    await expectUsable(page);
  });

  it('accepts the inventory during an outage', async ({ page }) => {
    await page.route('**/api/foods*', (route) => route.abort());
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
    await visit(page, '/inventory');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expectUsable(page);
  });

  it('accepts the forms with errors in every field', async ({ page }) => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText(FORM_MESSAGES.emailRequired()).waitFor();
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
    await page.getByText(FORM_MESSAGES.emailRequired()).waitFor();
    await expectUsable(page);
    await visit(page, '/review');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Please tell us your name.').waitFor();
    await expectUsable(page);
  });
});

describe('axe, for a customer on a phone,', () => {
  it('accepts the order dialog, also when the food is sold out', async ({ putFood, signInAs }) => {
    const food = await putFood({ quantity: 3, createdAtMs: 1 });
    const { page } = await signInAs('user', `/user/${food.id}`);
    await page.getByRole('button', { name: 'Order Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
    await expectUsable(page);
    await setQuantity(food, 0);
    await page.getByRole('dialog').getByRole('button', { name: 'Sold out' }).waitFor();
    await expectUsable(page);
  });

  it('accepts the dialogs of their orders, an empty list, and the page without a network', async ({
    putOrder,
    signInAs,
  }) => {
    const { page, person } = await signInAs('user');
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
    await setOffline(page, true);
    await page.getByText(/not live since/i).waitFor();
    await expectUsable(page);
    await setOffline(page, false);
    await page.getByText(/not live since/i).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Reject/ }).click();
    await page.getByText(/^No orders under/).waitFor();
    await expectUsable(page);
  });

  it('accepts pages without permission', async ({ signInAs }) => {
    const { page } = await signInAs('user');
    for (const path of ['/dashboard/orderlist', '/dashboard/kitchen']) {
      await visit(page, path);
      await page.locator('main [role="alert"]').waitFor();
      await expectUsable(page);
    }
  });
});

describe('axe, for a chef at a desktop,', () => {
  it.override('screen', DESKTOP);

  it('accepts the ringing board, and a pending decision', async ({ putOrder, signInAs }) => {
    const { page } = await signInAs('chef');
    const first = await putOrder('approved', { acceptedAtMs: 1, updatedAtMs: 1 }); // in sight without scrolling
    await visit(page, '/dashboard/kitchen');
    await page.locator(`[data-order="${first.id}"]`).waitFor();
    const second = await putOrder('approved');
    await page.locator(`[data-order="${second.id}"]`).waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: `Deliver ${first.foodName}` }).click();
    await page.getByRole('button', { name: `Undo: ${first.foodName}` }).waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
    await expectUsable(page);
    await setOffline(page, true);
    await page.getByText(/not live since/i).waitFor();
    await expectUsable(page);
  });
});

describe('axe, for an admin at a desktop,', () => {
  it.override('screen', DESKTOP);

  it('accepts the Order List with its dialogs and messages', async ({ putOrder, signInAs }) => {
    const { page } = await signInAs('admin');
    const order = await putOrder('pending');
    await visit(page, '/dashboard/orderlist');
    await page.getByRole('button', { name: `Reject ${order.foodName}` }).click();
    await page.getByRole('dialog', { name: `Reject ${order.foodName}?` }).waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await putOrder('pending', { createdAtMs: 1, returnedAtMs: Date.now() });
    await page.getByRole('button', { name: /came back: show/ }).waitFor();
    await resize(page, PHONE);
    await expectUsable(page);
    await resize(page, DESKTOP);
    await page.getByRole('button', { name: `Accept ${order.foodName}` }).click();
    await page.getByRole('button', { name: `Undo: ${order.foodName}` }).waitFor();
    await expectUsable(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    await expectUsable(page);
  });

  it('accepts the page of a food, and the dialogs of foods and users', async ({ signInAs }) => {
    const { page, errors } = await signInAs('admin', '/dashboard');
    await page.getByRole('link', { name: 'Update: Margherita Pizza' }).click();
    const dialog = page.getByRole('dialog');
    await page.getByLabel('Food-Price').fill('free');
    for (const part of ['Sizes and options', 'Allergens and diets', 'Stock and sale'])
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      await page.locator('summary', { hasText: part }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('A price such as 12.50').waitFor();
    await expectUsable(page);
    await page.goBack();
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByRole('button', { name: 'More: Margherita Pizza', exact: true }).click();
    await page.getByRole('button', { name: 'Remove: Margherita Pizza' }).waitFor();
    await expectUsable(page);
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
    expect(errors).toEqual([]);
  });
});
