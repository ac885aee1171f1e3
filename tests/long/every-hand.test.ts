import type { Food } from '@foodhouse/domain';
import { mkdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { database, PASSWORD } from '../../local/house.ts';
import { visit } from '../../local/browser.ts';
import { faultsOfPage } from '../support/axe.ts';
import { sizesAndExtras } from '../support/choices.ts';
import { DESKTOP, it, PHONE } from '../support/journey.ts';
import { FITS, layoutFaults } from '../support/layout.ts';

// Three foods with options and a note, from an empty basket to delivered: by mouse, by touch and by keys alone, with
// axe, the layout and a picture in light and in dark at every stage. PICTURES=folder keeps the pictures.

type Hand = 'mouse' | 'touch' | 'keys';

const PICTURES = process.env['PICTURES'];
/** The most controls between one that is used and the next. */
const MANY = 200;

let pho: Food;
let burger: Food;
let tea: Food;

it.beforeAll(async ({ house }) => {
  // In the past, so that they are on the first page of the menu.
  const put = (changes: Partial<Food>): Promise<Food> => house.putFood({ quantity: 50, createdAtMs: 1, ...changes });
  [pho, burger, tea] = await Promise.all([
    put({ allergens: ['soya'] }),
    put({ leastExtraMinor: 0, kitchenName: 'SMASH', allergens: ['gluten', 'milk'] }),
    put({ allergens: [] }),
  ]);
  await house.putChoices(
    burger,
    sizesAndExtras([
      { id: 'bacon', name: 'Bacon', kitchenName: 'BCN', eachMinor: 120, max: 2 },
      { id: 'cheese', name: 'Cheese', eachMinor: 80 },
    ]),
  );
});

/** Uses a control as a person with this hand does. */
async function use(control: Locator, hand: Hand, key = 'Enter'): Promise<void> {
  await control.and(control.page().locator(':not(:disabled, [aria-disabled="true"])')).waitFor({ state: 'attached' });
  if (hand === 'mouse') return control.click();
  if (hand === 'touch') return control.tap();
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Presses Tab until the control has the focus. */
async function tabTo(control: Locator): Promise<void> {
  const hasFocus = (): Promise<boolean> => control.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < MANY && !(await hasFocus()); pressed += 1) await control.page().keyboard.press('Tab');
  expect(await hasFocus(), `${control.toString()} is reached with Tab`).toBe(true);
}

async function write(field: Locator, text: string, hand: Hand): Promise<void> {
  if (hand === 'keys') await tabTo(field);
  else await use(field, hand);
  await field.page().keyboard.insertText(text);
}

describe('an order of three foods with options and a note, from an empty basket to delivered', () => {
  it.for([
    ['mouse', DESKTOP],
    ['touch', PHONE],
    ['keys', DESKTOP],
  ] as const)('by %s', async ([hand, screen], { aPerson, signInAs, visitor }) => {
    const options = { screen, hasTouch: hand === 'touch' };
    const person = await aPerson();
    const [{ page }, admin, chef] = await Promise.all([
      visitor(options),
      signInAs('admin', '/dashboard/orderlist', options),
      signInAs('chef', '/dashboard/kitchen', options),
    ]);
    const looked = (at: Page, stage: string, parts?: string): Promise<void> => look(at, `${hand}-${stage}`, parts);
    await visit(page, '/inventory');
    for (const food of [pho, tea]) await use(addTo(page, food), hand);
    await use(addTo(page, burger), hand);
    const choosing = page.getByRole('dialog', { name: `Order ${burger.name}` });
    await choosing.getByText('Contains: gluten, milk').waitFor();
    const [small, large] = ['Small', 'Large'].map((name) => choosing.getByRole('radio', { name }));
    if (hand === 'keys') await use(small as Locator, hand, 'ArrowDown');
    else await use(large as Locator, hand);
    await expect.poll(() => large?.isChecked()).toBe(true);
    await use(choosing.getByRole('checkbox', { name: 'Bacon' }), hand, 'Space');
    await use(choosing.getByRole('button', { name: 'One more: Bacon' }), hand);
    await use(choosing.getByRole('checkbox', { name: 'Cheese' }), hand, 'Space');
    await write(choosing.getByRole('textbox', { name: 'Note for the kitchen' }), 'no onions', hand);
    await choosing.getByText('Total $14.70').waitFor();
    await looked(page, '1-choosing');
    await use(choosing.getByRole('button', { name: 'Add to basket' }), hand);
    await looked(page, '2-menu');
    // On a phone behind a bar, beside the menu in a wide window.
    const bar = page.getByRole('button', { name: '3 items · $33.70 View basket' });
    if (screen === PHONE) await use(bar, hand);
    const basket = page.getByRole(screen === PHONE ? 'dialog' : 'complementary', { name: 'Your basket' });
    await basket.getByText('Contains: gluten, milk').waitFor();
    await looked(page, '3-basket');
    await use(basket.getByRole('button', { name: 'Confirm' }), hand);
    await basket.getByText('Login first..!').waitFor();
    await looked(page, '4-login-first');
    await use(basket.getByRole('link', { name: 'Login' }), hand);
    await page.waitForURL('**/login');
    await write(page.getByLabel('Email'), person.email, hand);
    await write(page.getByLabel('Password'), PASSWORD, hand);
    await use(page.getByRole('button', { name: 'Login', exact: true }), hand);
    await page.waitForURL('**/inventory');
    await basket.getByText('Total $33.70').waitFor();
    await use(basket.getByRole('button', { name: 'Confirm' }), hand);
    await page.getByText('Your order is Confirm').waitFor();
    await looked(page, '5-receipt');

    const head = `${pho.name} and 2 more`;
    const accept = admin.page.getByRole('button', { name: `Accept ${head}` });
    await accept.waitFor();
    await looked(admin.page, '6-order-list');
    await use(accept, hand);
    await admin.page.goto('about:blank'); // who leaves does not undo
    const deliver = chef.page.getByRole('button', { name: `Deliver ${head}` });
    await deliver.waitFor();
    await chef.page.getByText('! no onions').waitFor();
    await chef.page.getByText('SMASH', { exact: true }).waitFor();
    await looked(chef.page, '7-kitchen', 'article'); // the line of totals above them scrolls sideways
    await use(deliver, hand);
    await page.getByText('Delivered', { exact: true }).waitFor();
    await use(page.getByRole('link', { name: 'Track order' }), hand);
    await page.getByRole('row', { name: head }).getByText('Delivered').waitFor();
    await looked(page, '8-my-orders');
    const { docs } = await database().collection('orders').where('userId', '==', person.uid).get();
    expect(docs.map((order) => [order.get('status'), order.get('priceMinor')])).toEqual([['delivered', 3370]]);
  });
});

function addTo(page: Page, { id }: Food): Locator {
  return page.locator(`[data-food="${id}"] [data-add]`);
}

/** Expects that axe finds nothing, and that the parts fit. */
async function look(page: Page, stage: string, parts?: string): Promise<void> {
  if (PICTURES !== undefined) {
    mkdirSync(PICTURES, { recursive: true });
    for (const scheme of ['dark', 'light']) {
      await page.evaluate((chosen) => {
        document.documentElement.setAttribute('data-color-scheme', chosen);
      }, scheme);
      await page.screenshot({ path: `${PICTURES}/${stage}-${scheme}.png` });
    }
  }
  expect.soft(await faultsOfPage(page), stage).toEqual([]);
  expect.soft(await layoutFaults(page, parts), stage).toEqual({ light: FITS, dark: FITS });
}
