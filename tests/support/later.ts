import type { Locator } from 'playwright-core';

/** Chooses *Later* with the keyboard, in the question itself: a key that is down while it comes to its place is lost. */
export async function chooseLater(checkout: Locator): Promise<void> {
  const later = checkout.getByRole('radio', { name: 'Later' });
  await later.waitFor();
  await checkout.locator('[data-place]').waitFor({ state: 'detached' });
  await later.press('Space');
}
