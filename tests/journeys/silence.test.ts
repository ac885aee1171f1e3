import type { Food } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { database } from '../../local/house.ts';
import { hasStarted, visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';

// The database does not answer while everything else does: the page says so, invents nothing, and can retry.

const FIRESTORE = 'http://127.0.0.1:8080/**';
const LATE_MS = 10_000;

let food: Food;

it.beforeAll(async ({ house }) => {
  food = await house.putFood({ createdAtMs: 1 });
});

/** Blocks the database from now on; its open streams end as after a change of the network. */
async function blockDatabase(page: Page): Promise<void> {
  await page.route(FIRESTORE, (route) => route.abort('connectionrefused'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

describe('a database that does not answer', () => {
  it('leaves a food as it was read over HTTP, and live once the database answers', async ({ signInAs }) => {
    const { page } = await signInAs('user'); // for a visitor who only looks it is never live
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

  it('makes an unanswered list say so, and an empty one say that it is not live', async ({ signInAs }) => {
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
    await askedAgain; // at once, without the SDK's pause
    await page.unroute(FIRESTORE);
    await page.clock.fastForward(60_000);
    await page.getByText('No orders under Pending').waitFor();

    await blockDatabase(page);
    await page.getByText(/^Not live since/).waitFor();
    expect(await page.getByText('No orders under Pending').count()).toBe(1);
  });
});
