import { describe, expect } from 'vitest';
import { SITE_ADDRESS } from '../../local/suite.ts';
import { database, PASSWORD } from '../../local/house.ts';
import { hasStarted, logIn, visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';

// Access: the guard, the login, pages without permission.

describe('the dashboard', () => {
  it('sends a signed-out person to the login, and back to the page they wanted', async ({ aPerson, page }) => {
    const person = await aPerson();
    await visit(page, '/dashboard/myorders');
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/dashboard/myorders');
    await page.getByText('No orders under Pending').waitFor();
    await page.getByText('Successfully Loged In').waitFor();
    await page.getByRole('button', { name: 'SignOut' }).click();
    await page.waitForURL(`${SITE_ADDRESS}/`);
    await page.getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('Token')])).toEqual([
      null,
      null,
    ]);
    // The session took its data along; new live lists start empty.
    await page.getByRole('link', { name: 'Foods' }).click();
    await page.locator('[data-food]').first().waitFor();
  });

  it('sends a signed-in person on who types the login’s address where an admin’s page has led', async ({
    signInAs,
  }) => {
    const { page } = await signInAs('user', '/dashboard/allusers');
    await page.waitForURL('**/login');
    await page.getByText('That page is for admins of the house.').waitFor();
    await visit(page, '/login');
    await page.waitForURL('**/dashboard');
  });

  it('shows headings and filters without permission, and sends no order to the browser', async ({ signInAs }) => {
    const { page } = await signInAs('user');
    for (const [path, heading] of [
      ['/dashboard/orderlist', 'Order List'],
      ['/dashboard/kitchen', 'Kitchen'],
      ['/dashboard/stock', 'Stock'],
    ] as const) {
      await visit(page, path);
      await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
      await page.getByText('You need access for this page').waitFor();
      expect(await page.locator('[data-order]').count()).toBe(0);
    }
  });
});

describe('logging in', () => {
  it('shows the provider’s refusal as a sentence and keeps the typed text', async ({ page }) => {
    await visit(page, '/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByText('Email is required').waitFor();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('alert').getByText('Error: The email or the password is not right.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
  });
});

describe('two tabs', () => {
  it('share one session', async ({ aPerson, page }) => {
    const person = await aPerson();
    const other = await page.context().newPage();
    await visit(other, '/about');
    await other.getByRole('link', { name: 'Login' }).waitFor();
    await logIn(page, person.email, PASSWORD);
    await other.getByRole('button', { name: 'SignOut' }).and(other.locator(':enabled')).waitFor();
    await other.getByRole('button', { name: 'SignOut' }).click();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  });

  it('renew an expiring token silently', async ({ putFood, signInAs }) => {
    const { page } = await signInAs('user', '/');
    const spent = await page.evaluate(() => {
      const [head, , signature] = (localStorage.getItem('accessToken') ?? '').split('.');
      const token = `${head}.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 60 }))}.${signature}`;
      localStorage.setItem('accessToken', token); // as it would be a minute before it expires
      return token;
    });
    const food = await putFood({ quantity: 3, createdAtMs: 1 });
    await visit(page, `/user/${food.id}`);
    await page.getByRole('button', { name: 'Order Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your order is Confirm').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe(spent);
  });
});

describe('Google sign-in', () => {
  it('signs a demo user in on the emulators, registers them, and returns to the previous page', async ({ page }) => {
    await visit(page, '/inventory');
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Google user' }).click();
    await page.waitForURL('**/inventory');
    await page.getByRole('button', { name: 'SignOut' }).waitFor();
    const { docs } = await database().collection('users').where('email', '==', 'gina@example.com').get();
    expect(docs.map((user) => user.data())).toMatchObject([{ displayName: 'Gina Google', role: 'user' }]);
  });

  it('says in a sentence that its window could not be opened', async ({ page }) => {
    await page.route('https://apis.google.com/**', (route) => route.abort());
    await visit(page, '/signup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page
      .getByRole('alert')
      .getByText(/^Error: (Google could not be reached|We could not reach the login service)/)
      .waitFor();
  });
});

describe('an unknown address', () => {
  it.for(['/no/such/page', '/dashboard/no-such-page'])('is reported with a link: %s', async (address, { visitor }) => {
    const { page, errors } = await visitor();
    await visit(page, address);
    await hasStarted(page);
    await page.getByRole('heading', { name: '404: this plate is empty' }).waitFor();
    // Only the browser's own message about the status is logged.
    expect(errors).toEqual([expect.stringContaining('404 (Not Found)')]);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About' }).waitFor();
    await page.getByRole('link', { name: 'See all foods' }).click();
    await page.getByRole('heading', { name: /Inventory All Products: \d+/ }).waitFor();
  });
});
