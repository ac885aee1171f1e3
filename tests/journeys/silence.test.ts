import type { Food } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { database } from '../../local/house.ts';
import { hasStarted, visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';

// The database does not answer while everything else does: nothing is made up, and the page says so and can be tried again.

const FIRESTORE = 'http://127.0.0.1:8080/**';
const LATE_MS = 10_000;

let food: Food;

it.beforeAll(async ({ house }) => {
  food = await house.putFood({ createdAtMs: 1 });
});

/** From now on the database is out of reach; its open streams end as if the network had changed. */
async function blockDatabase(page: Page): Promise<void> {
  await page.route(FIRESTORE, (route) => route.abort('connectionrefused'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

describe('while the database does not answer', () => {
  it('a food is as it was read over HTTP, and live once the database answers', async ({ page }) => {
    await page.clock.install();
    await page.route(FIRESTORE, (route) => route.abort('connectionrefused'));
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/Listen/'));
    await visit(page, `/user/${food.id}`);
    await refused;
    await page.getByRole('heading', { name: food.name }).waitFor();
    await page.clock.fastForward(LATE_MS);
    await page.getByText(/^Not live since/).waitFor();
    expect(await page.getByText('This food is not on the menu').count()).toBe(0);
    await page.unroute(FIRESTORE);
    await page.clock.fastForward(60_000); // the SDK's longest pause between two attempts
    await page.getByText(/^Not live since/).waitFor({ state: 'detached' });
    await database().doc(`foods/${food.id}`).update({ retiredAt: new Date() });
    await page.getByText('This food is not on the menu').waitFor();
  });

  it('a list that was never answered says so, and an empty one says that it is not live', async ({ signInAs }) => {
    const { page } = await signInAs('user');
    await page.clock.install();
    await page.route(FIRESTORE, (route) => route.abort('connectionrefused'));
    await visit(page, '/dashboard/myorders');
    await hasStarted(page);
    await page.getByRole('status', { name: 'Loading orders' }).waitFor();
    await page.clock.fastForward(LATE_MS);
    await page.getByText('The kitchen is not answering').waitFor();
    const askedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('/Listen/'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('status', { name: 'Loading orders' }).waitFor();
    await askedAgain; // at once, not after the pause of the SDK
    await page.unroute(FIRESTORE);
    await page.clock.fastForward(60_000);
    await page.getByText('No orders under Pending').waitFor();

    await blockDatabase(page);
    await page.getByText(/^Not live since/).waitFor();
    expect(await page.getByText('No orders under Pending').count()).toBe(1);
  });
});
