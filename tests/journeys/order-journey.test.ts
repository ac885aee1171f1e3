import type { Food } from '@foodhouse/domain';
import { describe, expect } from 'vitest';
import { unique } from '../../local/house.ts';
import { markPage, visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';
import { untilOnMenu, visitMenu } from '../support/menu.ts';

// A customer's order reaches the kitchen, live: three people, each with a browser context of their own.

let food: Food;

it.beforeEach(async ({ putFood }) => {
  // In the past, so that the food is on the first page of the menu.
  food = await putFood({ quantity: 7, createdAtMs: 1 });
});

describe('an order', () => {
  it('goes from a new customer to the admin to the kitchen, and every open page follows without a reload', async ({
    signInAs,
    visitor,
  }) => {
    const [admin, chef, customer, menu] = await Promise.all([
      signInAs('admin', '/dashboard/orderlist'),
      signInAs('chef', '/dashboard/kitchen'),
      visitor(),
      visitor(),
    ]);
    await chef.page.getByRole('heading', { name: 'Kitchen' }).waitFor();

    const email = `${unique('newcomer')}@example.com`.replaceAll('-', '');
    await visit(customer.page, '/signup');
    await customer.page.getByLabel('Name').fill('Nina Newcomer');
    await customer.page.getByLabel('Email').fill(email);
    await customer.page.getByLabel('Password').fill('a-password');
    await customer.page.getByRole('button', { name: 'Signup' }).click();
    await customer.page.getByRole('heading', { name: 'Welcome to Dashboard' }).waitFor();
    await customer.page.getByText('Successfully Sign Up').waitFor();

    await menu.page.clock.install();
    await untilOnMenu(food);
    const stock = menu.page.locator(`[data-food="${food.id}"]`);
    await visitMenu(menu.page, '/inventory', stock);
    await stock.getByText('7 left', { exact: true }).waitFor();
    const menuIsSamePage = await markPage(menu.page);

    await customer.page.getByRole('link', { name: 'Foods' }).click();
    await customer.page.locator(`[data-food="${food.id}"]`).getByRole('button', { name: 'Order Now' }).click();
    const dialog = customer.page.getByRole('dialog');
    await expectText(dialog, [food.name, food.id, '$9.50', email, 'Nina Newcomer']);
    const adminIsSamePage = await markPage(admin.page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await customer.page.getByText('Your order is Confirm').waitFor();

    await dialog.getByText('Waiting for confirmation').waitFor();
    await dialog.getByRole('link', { name: 'Track order' }).click();
    await customer.page.getByRole('row', { name: food.name }).getByText('Pending').waitFor();
    const customerIsSamePage = await markPage(customer.page);
    await expect
      .poll(async () => {
        await menu.page.clock.fastForward(15_000); // who only looks hears of it when the page asks again
        return stock.getByText('6 left', { exact: true }).isVisible();
      })
      .toBe(true);

    await admin.page.getByRole('button', { name: `Accept ${food.name}` }).click();
    await admin.page.getByRole('row', { name: food.name }).waitFor({ state: 'detached' });
    expect(await adminIsSamePage()).toBe(true);

    await customer.page.getByRole('row', { name: food.name }).waitFor({ state: 'detached' });
    const chefIsSamePage = await markPage(chef.page);
    await customer.page.getByRole('button', { name: 'Accepted' }).click();
    await customer.page.getByRole('row', { name: food.name }).getByText('Accepted').waitFor();
    expect(await customerIsSamePage()).toBe(true);

    await chef.page.getByRole('article', { name: food.name }).waitFor();
    await chef.page.getByRole('button', { name: `Deliver ${food.name}` }).click();
    await chef.page.getByRole('article', { name: food.name }).waitFor({ state: 'detached' });
    await chef.page.getByRole('button', { name: 'Delivered' }).click();
    await chef.page.getByRole('article', { name: food.name }).waitFor();
    expect(await chefIsSamePage()).toBe(true);

    await customer.page.getByRole('row', { name: food.name }).waitFor({ state: 'detached' });
    await customer.page.getByRole('button', { name: 'Show delivered orders' }).click();
    await customer.page.getByRole('row', { name: food.name }).getByText('Delivered').waitFor();
    await stock.getByText('6 left', { exact: true }).waitFor(); // whatever the page asks for meanwhile
    expect(await menuIsSamePage()).toBe(true);
    expect([customer, admin, chef, menu].flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('is refused with the specified message while signed out', async ({ visitor }) => {
    const { page, errors } = await visitor();
    await visit(page, '/inventory');
    await page.getByRole('button', { name: 'Order Now' }).first().click();
    await page.getByText('Login first..!').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('says when somebody else got the last portion, and when the price changed', async ({ putFood, signInAs }) => {
    const { page, errors } = await signInAs('user', '/inventory');
    await page.getByRole('button', { name: 'SignOut' }).and(page.locator(':enabled')).waitFor();
    await page.locator(`[data-food="${food.id}"]`).getByRole('button', { name: 'Order Now' }).click();
    await page.getByRole('dialog').getByText('$9.50').first().waitFor(); // whoever has not seen the old price hears of no change
    await putFood({ ...food, priceMinor: 1100 });
    await page.getByText('The price has changed to $11.00').waitFor();
    await putFood({ ...food, priceMinor: 1100, quantity: 0 });
    await page.getByRole('dialog').getByRole('button', { name: 'Sold out' }).waitFor();
    // Chromium logs the 409 of the refusal; no other error may occur.
    expect(errors.filter((error) => !error.includes('409'))).toEqual([]);
  });
});

async function expectText(where: { innerText: () => Promise<string> }, texts: readonly string[]): Promise<void> {
  const shown = await where.innerText();
  for (const text of texts) expect(shown).toContain(text);
}
