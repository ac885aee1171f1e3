import { describe, expect } from 'vitest';
import { openUntouched, visit } from '../../local/browser.ts';
import { TOO_OLD_TEXT } from '../../web/prerender/static-texts.ts';
import { it } from '../support/journey.ts';

// The oldest browsers that the site serves, and older ones: web/src/oldest-browsers.ts.

describe('the oldest browsers', () => {
  it('show every kind of page without what they lack', async ({ signInAs, putOrder }) => {
    const { token } = await putOrder('approved');
    const { page } = await signInAs('chef');
    await page.addInitScript(() => {
      Reflect.deleteProperty(Promise, 'withResolvers');
      Reflect.deleteProperty(Map, 'groupBy');
      Reflect.deleteProperty(AbortSignal, 'any');
      Reflect.deleteProperty(URL, 'canParse');
    });
    await visit(page, '/dashboard/kitchen');
    await page.getByRole('article', { name: token }).waitFor();
    await visit(page, '/dashboard/myorders');
    await page.getByText('No orders under Pending').waitFor();
    await visit(page, '/chefs');
    await page
      .getByText(/foods? on the menu$/i)
      .first()
      .waitFor();
    expect(await page.getByText(TOO_OLD_TEXT).isVisible()).toBe(false);
  });
});

describe('an older browser', () => {
  it.for(['/inventory', '/login', '/dashboard/kitchen'])(
    'reads one sentence at %s, over what its page shows without a script',
    async (path, { visitor }) => {
      const { page } = await visitor();
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
      });
      await page.addInitScript(() => {
        Reflect.deleteProperty(Array.prototype, 'toSorted');
      });
      await openUntouched(page, path);
      await page.getByRole('alert').filter({ hasText: TOO_OLD_TEXT }).waitFor();
      await page.mouse.move(9, 9);
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
      expect(scripts).toEqual([]);
    },
  );
});
