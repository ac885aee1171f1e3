import type { Food } from '@foodhouse/domain';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { HOST, PORTS, PROJECT_ID, SITE_ADDRESS } from '../../local/suite.ts';
import { accounts, database, PASSWORD, signIn, unique } from '../../local/house.ts';
import { hasStarted, visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';

// What a session survives: no storage, missing files, an interrupted sign-up, and the way through the login.

let food: Food;

it.beforeAll(async ({ house }) => {
  food = await house.putFood({ quantity: 50, createdAtMs: 1 });
});

/**
 * Blocks a file of the build a number of times. @returns how often it was requested, and how often a page was loaded
 */
async function withhold(page: Page, file: string, times = Infinity): Promise<{ asked: number; loads: number }> {
  const seen = { asked: 0, loads: 0 };
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    seen.asked += 1;
    await (seen.asked <= times ? route.abort() : route.continue());
  });
  page.on('domcontentloaded', () => {
    seen.loads += 1;
  });
  return seen;
}

async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

describe('a browser without storage', () => {
  it('keeps a sign-in for the life of the page', async ({ aPerson, page }) => {
    const person = await aPerson();
    await page.addInitScript(() => {
      const deny = (): never => {
        throw new Error('denied');
      };
      Storage.prototype.setItem = deny;
      IDBFactory.prototype.open = deny;
    });
    await visit(page, '/login');
    await fillLogin(page, person.email);
    await page.getByText('Successfully Loged In').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'My Orders' }).click();
    await page.getByText('No orders under Pending').waitFor();
    await page.reload();
    await page.waitForURL('**/login');
  });
});

describe('a missing file', () => {
  it('is fetched again: Order Now works although the identity SDK failed once', async ({ signInAs }) => {
    const { page } = await signInAs('user');
    const seen = await withhold(page, 'auth', 1);
    await visit(page, `/user/${food.id}`);
    // At once, or after the reload of a browser that keeps the failure: a press before it would go with it.
    await expect.poll(() => seen.asked, { timeout: 30_000 }).toBe(2);
    await hasStarted(page);
    await page.getByRole('button', { name: 'Order Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
    expect(seen.asked).toBe(2);
    expect(seen.loads).toBeLessThanOrEqual(2);
  });

  it('causes one reload when it is gone, and then Order Now says so until the page is loaded again', async ({
    signInAs,
  }) => {
    const { page } = await signInAs('user');
    const seen = await withhold(page, 'auth');
    await visit(page, `/user/${food.id}`);
    // A press before the reload would go with it.
    await expect.poll(() => seen.loads, { timeout: 30_000 }).toBe(2);
    await hasStarted(page);
    await page.getByRole('button', { name: 'Order Now' }).click();
    await page.getByText('We could not find out who you are.').waitFor();
    expect(seen.loads).toBe(2);
    await page.unroute('**/assets/auth-*.js');
    await page.reload();
    await hasStarted(page);
    await page.getByRole('button', { name: 'Order Now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).waitFor();
    expect(seen.loads).toBe(3);
  });

  it('of a page is reported in place of the page, after one reload', async ({ page }) => {
    const seen = await withhold(page, 'chefs');
    await visit(page, '/about');
    await hasStarted(page);
    await page.getByRole('link', { name: 'Meet the chefs' }).click();
    await page.getByRole('alert').getByText('There is a new version of this page').waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Load the page again' }).waitFor();
    expect(seen.loads).toBe(2);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { name: 'All About everything is here' }).waitFor();
  });

  it('keeps typed text across the reload, but no password', async ({ page }) => {
    const seen = await withhold(page, 'auth');
    await visit(page, '/login');
    await fillLogin(page, 'ann@example.com');
    await expect.poll(() => seen.loads, { timeout: 20_000 }).toBe(2);
    await page.mouse.move(5, 5);
    await hasStarted(page);
    expect(await page.getByLabel('Email').inputValue()).toBe('ann@example.com');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await fillLogin(page, 'ann@example.com');
    await page
      .getByRole('alert')
      .getByText(/^Error: A part of this page could not be loaded/)
      .waitFor({ timeout: 20_000 });
    expect(seen.loads).toBe(2);
  });
});

describe('an interrupted sign-up', () => {
  it('is completed by trying again', async ({ page }) => {
    const email = `${unique('half')}@t-online.de`;
    await page.route('**/api/users', (route) => route.abort(), { times: 1 });
    await visit(page, '/signup');
    await page.getByLabel('Name').fill('Hal F. Way');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Signup' }).click();
    await page.getByRole('alert').getByText('Error: Our service did not answer. Please try again.').waitFor();
    await page.getByRole('button', { name: 'Signup' }).click();
    await page.waitForURL('**/dashboard');
    const { docs } = await database().collection('users').where('email', '==', email).get();
    expect(docs.map((user) => user.data())).toMatchObject([{ displayName: 'Hal F. Way', role: 'user' }]);
  });
});

describe('a sign-up with an address that has an account', () => {
  it('says so and leaves the account as it is, with its password too', async ({ aPerson, page }) => {
    const { uid, email } = await aPerson();
    await visit(page, '/signup');
    await page.getByLabel('Name').fill('Bea');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Signup' }).click();
    await page.getByRole('alert').getByText('Error: There is an account with this email already.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/signup');
    const record = await database().doc(`users/${uid}`).get();
    expect(record.data()).toMatchObject({ displayName: uid });
  });
});

describe('the login', () => {
  it('says why it is needed, brings back the wanted food, and is not repeated', async ({ aPerson, page }) => {
    const person = await aPerson();
    await visit(page, '/inventory');
    await page.locator(`[data-food="${food.id}"]`).getByRole('button', { name: 'Order Now' }).click();
    await page.getByText('Login first..!').waitFor();
    await page.getByRole('status').getByRole('link', { name: 'Login' }).click();
    await page.getByText(`Log in to order ${food.name}.`).waitFor();
    await fillLogin(page, person.email);
    await page.waitForURL('**/inventory');
    await page.getByRole('dialog', { name: `Order ${food.name}` }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visit(page, '/signup');
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'SignOut' }).click();
    await page.waitForURL(`${SITE_ADDRESS}/`);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/login');
    await page.getByText('Log in to see your dashboard.').waitFor();
  });
});

/** The emails that Auth would have sent to a person, by purpose. */
async function lettersTo(email: string): Promise<readonly string[]> {
  const answer = await fetch(`http://${HOST}:${PORTS.auth}/emulator/v1/projects/${PROJECT_ID}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: readonly { email: string; requestType: string }[] };
  return oobCodes.filter((code) => code.email === email).map(({ requestType }) => requestType);
}

describe('the account dialog', () => {
  it('changes the name and the password, sends the verification email again, and keeps the session', async ({
    aPerson,
    signInAs,
  }) => {
    const person = await aPerson();
    await accounts().updateUser(person.uid, { emailVerified: false });
    const { page } = await signInAs(person, '/dashboard/myorders');
    await page.getByRole('button', { name: 'Your account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your account' });
    await dialog.getByLabel('Name').fill('Ann Changed');
    await dialog.getByRole('button', { name: 'Change name' }).click();
    await page.getByText('Your name was changed.').waitFor();
    expect((await database().doc(`users/${person.uid}`).get()).get('displayName')).toBe('Ann Changed');
    await dialog.getByRole('button', { name: 'Send link again' }).click();
    await dialog.getByText('The email is on its way.').waitFor();
    await dialog.getByRole('button', { name: 'Change password' }).click();
    const form = page.getByRole('dialog', { name: 'Change password' });
    await form.locator('input:focus').fill('not-the-password');
    await form.getByLabel('New password').fill('another-password');
    await form.getByRole('button', { name: 'Change password' }).click();
    await form.getByText('Error: The email or the password is not right.').waitFor();
    await form.getByLabel('Current password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Show what I type' }).last().click();
    // The change must happen in a later second than the sign-in: Auth revokes sign-ins up to the second of a change.
    await page.route('**/accounts:update*', async (route) => {
      const begun = Math.floor(Date.now() / 1000);
      await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(begun);
      await route.continue();
    });
    expect(await form.getByLabel('New password').getAttribute('type')).toBe('text');
    await form.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password was changed.').waitFor();
    expect(await signIn(person.email, 'another-password')).toMatch(/./);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Reviews' }).click();
    await page.getByRole('heading', { name: /^Total clients review/ }).waitFor();
    await page.getByRole('button', { name: 'SignOut' }).click();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(`If there is an account for ${person.email}, the email is on its way.`).waitFor();
    expect(await lettersTo(person.email)).toEqual(['VERIFY_EMAIL', 'PASSWORD_RESET']);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If there is an account for nobody@example.com, the email is on its way.').waitFor();
  });

  it('goes on with a new password though our server did not answer after the change', async ({ signInAs }) => {
    const { page, person } = await signInAs('user', '/dashboard/myorders');
    await page.route('**/api/users', (route) => route.abort());
    await changePassword(page);
    await page.getByText('Your password was changed.', { exact: true }).waitFor();
    expect(await signIn(person.email, 'another-password')).toMatch(/./);
    await page.unroute('**/api/users');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Reviews' }).click();
    await page.getByRole('heading', { name: /^Total clients review/ }).waitFor();
  });

  it('says that the password was changed though the sign-in with it failed', async ({ signInAs }) => {
    const { page, person } = await signInAs('user', '/dashboard/myorders');
    await page.route('**/accounts:update*', async (route) => {
      await page.route('**/accounts:signInWithPassword*', (signingIn) => signingIn.abort());
      await route.continue();
    });
    await changePassword(page);
    await page.getByRole('status').getByText('Your password was changed. Please log in again with it.').waitFor();
    expect(await signIn(person.email, 'another-password')).toMatch(/./);
  });
});

/** Changes the password of the person signed in to `another-password`. */
async function changePassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('dialog', { name: 'Your account' }).getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('New password').fill('another-password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
}
