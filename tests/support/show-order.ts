import type { Page } from 'playwright-core';

/**
 * Waits until a list shows an order, and shows new ones where they are held back.
 * @throws Error with what the list shows instead
 */
export async function showOrder(page: Page, orderId: string, timeoutMs?: number): Promise<void> {
  try {
    await page.waitForFunction(
      (id) => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ textContent }) => /: show (?:it|them)$/.test(textContent))?.click();
        return document.querySelector(`[data-order="${id}"]`) !== null;
      },
      orderId,
      timeoutMs === undefined ? {} : { timeout: timeoutMs },
    );
  } catch (error) {
    const shown = await page
      .locator('[data-order]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-order')));
    const pressed = await page.locator('[aria-pressed="true"]').allInnerTexts();
    throw new Error(
      `expected the order ${orderId} at ${page.url()}, where ${pressed.join(', ')} is pressed; it shows ${shown.join(', ')}`,
      { cause: error },
    );
  }
}
