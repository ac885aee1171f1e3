import type { Page } from 'playwright-core';
import { visit } from '../../local/browser.ts';
import { accounts, PASSWORD, unique } from '../../local/house.ts';
import { countingHand, type Hand } from './hand.ts';

/**
 * Somebody new follows the link of an invitation to the kitchen, signs up, confirms their address and accepts.
 * @param hand counts it; left out where nobody counts
 * @returns their address
 */
export async function acceptInvitation(
  page: Page,
  link: string,
  name: string,
  hand: Hand = countingHand(page),
): Promise<string> {
  const { pathname, hash } = new URL(link);
  await visit(page, pathname + hash);
  hand.plan({ press: 'the link in a message' });
  await page.getByRole('heading', { name: 'You are invited' }).waitFor();
  await hand.click(page.getByRole('main').getByRole('link', { name: 'Create New Account' }));
  const email = `${unique(name.toLowerCase())}@example.com`;
  for (const [label, text] of [
    ['Name', name],
    ['Email', email],
    ['Password', PASSWORD],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one hand types
    await hand.click(page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
    hand.plan({ type: text });
    // oxlint-enable no-await-in-loop
  }
  await hand.click(page.getByRole('button', { name: 'Signup' }));
  // The house gives a role to a confirmed address alone. The page stays, with the link's key, while its mail is read.
  await hand.click(page.getByRole('button', { name: 'Accept' }));
  await page.getByText('Please confirm your email address first').waitFor();
  const { uid } = await accounts().getUserByEmail(email);
  await accounts().updateUser(uid, { emailVerified: true });
  hand.plan({ press: 'the mail' }, { press: 'the link in it' });
  await hand.click(page.getByRole('button', { name: 'Accept' }));
  await page.waitForURL('**/dashboard/kitchen');
  return email;
}
