import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const MANY = 150;

/** Presses Tab, or Shift and Tab, until the element has the focus. @returns how often */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  await wanted.waitFor();
  for (let pressed = 1; pressed <= MANY; pressed += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(wanted)) return pressed;
  }
  throw new Error('it cannot be reached with the keyboard');
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}

/** Waits until the element has the focus by itself. */
export async function expectFocus(element: Locator): Promise<void> {
  await element.waitFor();
  await expect.poll(() => hasFocus(element)).toBe(true);
}
