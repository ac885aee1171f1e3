import type { Page } from 'playwright-core';

/** Waits until a list shows an order, and shows new ones where they are held back. */
export async function showOrder(page: Page, orderId: string, timeoutMs?: number): Promise<void> {
  await page.waitForFunction(
    (id) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => /: show (?:it|them)$/.test(textContent))?.click();
      return document.querySelector(`[data-order="${id}"]`) !== null;
    },
    orderId,
    timeoutMs === undefined ? {} : { timeout: timeoutMs },
  );
}
