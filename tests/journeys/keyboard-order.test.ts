import type { Food } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { database, PASSWORD } from '../../local/house.ts';
import { visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';

// A whole order with the keyboard alone: from the home page to My Orders.

const MANY = 120;

let food: Food;

it.beforeAll(async ({ house }) => {
  food = await house.putFood({ quantity: 7, createdAtMs: 1 });
});

/** Presses Tab until the element has the focus, which must be visible there. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let pressed = 0; pressed < MANY; pressed += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return { name: '', isVisible: false };
      const labelled = element.getAttribute('aria-describedby');
      const context = labelled === null ? '' : (document.getElementById(labelled)?.textContent ?? '');
      const label = (element as HTMLInputElement).labels?.[0]?.textContent ?? '';
      const style = getComputedStyle(element.closest('.MuiOutlinedInput-root') ?? element);
      return {
        name: `${element.getAttribute('aria-label') ?? ''}${label}${element.textContent} ${context}`.trim(),
        isVisible: style.outlineStyle !== 'none' || element.matches('input'),
      };
    });
    if (!focused.name.startsWith(wanted)) continue;
    expect(focused.isVisible).toBe(true);
    return;
  }
  throw new Error(`${wanted} cannot be reached with the keyboard`);
}

it('places an order with the keyboard alone', async ({ aPerson, page }) => {
  const person = await aPerson();
  await visit(page, '/');
  await tabTo(page, 'Skip to the page');
  await page.keyboard.press('Enter');
  await tabTo(page, 'order now');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/inventory');
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await page.getByLabel('Email').waitFor(); // its file may still be on the way
  await tabTo(page, 'Email');
  await page.keyboard.type(person.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).and(page.locator(':enabled')).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/inventory');
  await page.locator(`[data-food="${food.id}"]`).waitFor();
  await tabTo(page, `Order Now ${food.name}`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await tabTo(page, 'Confirm');
  await page.keyboard.press('Enter');
  await page.getByText('Your order is Confirm').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Track order');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+Tab'); // the focus returned to the food
  await tabTo(page, 'Order Now');
  const { size } = await database().collection('orders').where('userId', '==', person.uid).get();
  expect(size).toBe(1);
  await visit(page, '/dashboard');
  await page.getByRole('heading', { name: 'Welcome to Dashboard' }).waitFor();
  await tabTo(page, 'My Orders');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: food.name }).waitFor();
});
