import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { SITE_ADDRESS } from '../../../local/suite.ts';
import { it as journey } from '../../support/journey.ts';

// What a page asks for when somebody comes for the first time. Alone, because the first foods of the menu have pictures.

const it = journey.extend('isFirstVisit', true);

const PHONE = { width: 412, height: 823 };

describe('a page’s requests', () => {
  it.for([
    ['/', /seafood-paella/, 9],
    ['/inventory', /\/menu-.*\.js$/, 6],
    ['/user/beef-pho', /\/menu-.*\.js$/, 1],
    ['/login', /\/dialogs-.*\.js$/, 1],
  ] as const)('%s on a phone is few files of this site, and few pictures', async ([path, last, most], { visitor }) => {
    const { page } = await visitor({ screen: PHONE });
    const asked: string[] = [];
    page.on('request', (request) => {
      // A browser that reports no network also checks whether the server answers: HEAD, and no file.
      if (request.method() !== 'HEAD') asked.push(request.url());
    });
    const hasAskedLast = page.waitForRequest(last);
    await visit(page, path);
    await hasAskedLast;
    const own = asked.filter((address) => address.startsWith(SITE_ADDRESS));
    // Scripts that are asked for later, such as the dialogs of the next press, are none of the page's first files.
    const first = own.slice(0, own.findIndex((address) => last.test(address)) + 1);
    const files = first.filter((address) => !address.includes('/img/'));
    expect(files.length).toBeGreaterThan(4);
    // The icon and the manifest, which tests do not see, make it 13: four are what is said of a closed house and a table.
    expect(files.length).toBeLessThanOrEqual(11);
    expect(own.filter((address) => address.includes('/img/')).length).toBeLessThanOrEqual(most);
    expect(own.filter((address) => address.endsWith('.woff2'))).toEqual([
      expect.stringContaining('plus-jakarta-sans-core'),
    ]);
    expect(own.filter((address) => address.endsWith('.css'))).toEqual([]);
  });

  it('contain the fonts of rare letters only after the first such letter', async ({ page }) => {
    await visit(page, '/about');
    const hasAsked = page.waitForRequest(/latin-ext.*\.woff2$/);
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (heading) heading.textContent = 'Żurek';
    });
    await hasAsked;
  });
});
