import { describe, expect } from 'vitest';
import { openUntouched, visit } from '../../../local/browser.ts';
import { database } from '../../../local/house.ts';
import { it as journey, PHONE } from '../../support/journey.ts';
import { expectToFit } from '../../support/layout.ts';

// The pages that the law asks for. Alone, because every public page of the house leads to them.

const it = journey.extend('isFirstVisit', true);

/** The house of other tests has written nothing. */
it.afterAll(async () => {
  await Promise.all(['house/pages', 'house/settings'].map((path) => database().doc(path).delete()));
});

describe('an imprint', () => {
  it('is written by an admin from the template, and read by a guest from the footer', async ({ signInAs, visitor }) => {
    const { page: admin } = await signInAs('admin', '/dashboard/house#pages');
    await admin.getByRole('button', { name: 'Begin with a template: Imprint' }).click();
    const field = admin.getByRole('textbox', { name: 'Imprint' });
    expect(await field.inputValue()).toContain('[name of the house]');
    await field.press('Control+Home');
    await field.pressSequentially('Gasthaus am Kanal, https://example.com/kanal.\n\n');
    await admin.getByRole('button', { name: 'Save the pages' }).click();
    await admin.getByText(/^Pages saved\. 8 gaps in \[brackets\] are left\.$/).waitFor();

    const { page } = await visitor({ screen: PHONE });
    await visit(page, '/about');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Imprint' }).click();
    await page.getByRole('heading', { name: 'Imprint', level: 1 }).waitFor();
    await page.getByText('Gasthaus am Kanal').waitFor();
    expect(await page.getByRole('link', { name: 'https://example.com/kanal' }).getAttribute('href')).toBe(
      'https://example.com/kanal',
    );
    await page.getByRole('heading', { name: 'Represented by', level: 2 }).waitFor();
    await expectToFit(page);
    expect(await footer.getByRole('link', { name: /^(?:Privacy|Terms)$/ }).count()).toBe(0);
  });

  it('is there without a touch for whoever opens its address, and what is not written is not found', async ({
    page,
  }) => {
    await openUntouched(page, '/imprint');
    await page.getByText('Gasthaus am Kanal').waitFor({ timeout: 4000 });
    await visit(page, '/terms');
    await page.getByRole('heading', { name: '404: this plate is empty', level: 1 }).waitFor();
  });
});
