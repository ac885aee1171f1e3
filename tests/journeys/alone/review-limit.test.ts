import { expect } from 'vitest';
import { SITE_ADDRESS } from '../../../local/suite.ts';
import { visit } from '../../../local/browser.ts';
import { forgetLimits } from '../../../local/house.ts';
import { it } from '../../support/journey.ts';

// Reviews are limited by address, which all tests share.

it('the review form reports the limit and keeps the typed text', async ({ page }) => {
  await forgetLimits();
  await visit(page, '/review');
  for (let sent = 0; sent < 5; sent += 1)
    await fetch(`${SITE_ADDRESS}/api/review`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Zoe"}',
    });
  await page.getByLabel('Name').fill('Zoe');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('alert').getByText('You can write again in 10 minutes.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Zoe');
});
