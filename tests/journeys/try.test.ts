import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { hasStarted, visit } from '../../local/browser.ts';
import { expectUsable } from '../support/axe.ts';
import { DESKTOP, it, PHONE } from '../support/journey.ts';
import { expectToFit } from '../support/layout.ts';

const EXAMPLE = path.join(import.meta.dirname, '../../web/src/features/moving-in/example-menu.json');

describe('the menu of another system, before there is an account', () => {
  it.for([
    ['a phone, by touch', PHONE, true],
    ['a wide window', DESKTOP, false],
  ] as const)(
    'on %s becomes a kitchen’s ticket, and leaves the browser for nobody',
    async ([, screen, hasTouch], { visitor }) => {
      const { page, errors } = await visitor({ screen, hasTouch });
      await visit(page, '/try');
      await hasStarted(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.url().length > 300) sent.push(request.url());
      });
      await page.locator('input[type="file"]').setInputFiles(EXAMPLE);
      await page.getByRole('heading', { name: '9 foods in 4 categories, 4 groups of options' }).waitFor();
      await expectToFit(page);
      await expectUsable(page);
      await page.getByRole('article', { name: 'Diavola' }).getByRole('button', { name: 'Order Now' }).click();
      const dialog = page.getByRole('dialog', { name: 'Diavola' });
      await dialog.getByText('Large', { exact: true }).click();
      await dialog.getByText('Deep pan').click();
      await dialog.getByText('€15.50').waitFor();
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Put it on the ticket' }).click();
      const ticket = page.getByRole('region', { name: 'Your kitchen’s ticket' });
      await ticket.getByText('Total €15.50').waitFor();
      await expect
        .poll(() =>
          ticket
            .getByRole('heading', { name: 'Your kitchen’s ticket' })
            .evaluate((heading) => document.activeElement === heading),
        )
        .toBe(true);
      await expectToFit(page);
      expect([sent, errors]).toEqual([[], []]);
    },
  );

  it('is pasted by keys alone', async ({ visitor }) => {
    const { page } = await visitor();
    await visit(page, '/try');
    await hasStarted(page);
    await page.getByLabel('The menu').focus();
    await page.keyboard.insertText(readFileSync(EXAMPLE, 'utf8'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^9 foods/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(/^9 foods/);
  });
});
