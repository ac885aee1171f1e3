import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { database, unique } from '../../local/house.ts';
import { visit } from '../../local/browser.ts';
import { endGooglePopup, GOOGLE_SCRIPT } from '../support/google-script.ts';
import { it } from '../support/journey.ts';

// The Google popup with everything real except Google: a fake replaces its script.

async function openLogin(page: Page): Promise<void> {
  await page.route('https://apis.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: GOOGLE_SCRIPT }),
  );
  await visit(page, '/inventory');
  await page.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
}

it('signs in with Google in a window of 500 by 600, registers, and returns to the previous page', async ({ page }) => {
  await openLogin(page);
  const asked: string[] = [];
  await page.exposeFunction('noteWindow', (features: string) => asked.push(features));
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      (globalThis as unknown as { noteWindow: (text: string) => void }).noteWindow(features ?? '');
      return open(url, target, features);
    };
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opened;
  expect(asked[0]).toMatch(/width=500,height=600/);
  await popup.waitForURL(/auth\/handler/);
  const handler = new URL(popup.url());
  expect(handler.searchParams.get('providerId')).toBe('google.com');
  const email = `${unique('gus')}@example.com`;
  const claims = { sub: unique('sub'), email, email_verified: true, name: 'Gus Google' };
  await endGooglePopup(page, handler, claims);
  await page.waitForURL('**/inventory');
  await page.getByText('Successfully Loged In').waitFor();
  await page.getByRole('button', { name: 'SignOut' }).waitFor();
  const { docs } = await database().collection('users').where('email', '==', email).get();
  expect(docs.map((user) => user.data())).toMatchObject([{ displayName: 'Gus Google', role: 'user' }]);
});

it('says in a sentence that the window was closed too early', async ({ page }) => {
  await page.clock.install();
  await openLogin(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opened).close();
  await page.clock.fastForward(2000); // the SDK checks every two seconds whether the window is open,
  await page.clock.fastForward(8000); // and waits another eight for a late success
  await page.getByRole('alert').getByText('Error: The Google window was closed before it was done.').waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).and(page.locator(':enabled')).waitFor();
});

it('says in a sentence that the browser blocked the window', async ({ page }) => {
  await openLogin(page);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page
    .getByRole('alert')
    .getByText(/^Error: Your browser blocked the Google window/)
    .waitFor();
});
