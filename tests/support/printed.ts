import type { Locator, Page } from 'playwright-core';

/** Prints with a button. @param parts of the paper, as a selector @returns what stands in them */
export async function printed(page: Page, button: Locator, parts: string): Promise<string> {
  await page.evaluate((selector) => {
    globalThis.print = () => {
      const found = document.querySelectorAll(selector);
      document.documentElement.dataset['printed'] = [...found].map(({ textContent }) => textContent).join();
      dispatchEvent(new Event('afterprint'));
    };
  }, parts);
  await button.click();
  const paper = page.locator('html[data-printed]');
  const text = (await paper.getAttribute('data-printed')) ?? '';
  await paper.evaluate((html) => delete html.dataset['printed']);
  return text;
}
