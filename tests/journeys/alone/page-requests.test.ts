import { describe, expect } from 'vitest';
import { visit } from '../../../local/browser.ts';
import { SITE_ADDRESS } from '../../../local/suite.ts';
import { it as journey } from '../../support/journey.ts';

// What a page asks for when somebody comes for the first time. Alone, because the first foods of the menu have pictures.

const it = journey.extend('isFirstVisit', true);

const PHONE = { width: 412, height: 823 };

describe('a page’s requests', () => {
  it.for([
    ['/', 12, 9],
    // Two more, of under a kilobyte each, since a menu can be tried and imported with the parts of an order; one more, since
    // the set-up shares what a page follows of its house, and one since home has the menu's counter. A food's page has one more since sorted names are those of the language.
    ['/inventory', 22, 6],
    ['/user/beef-pho', 22, 1],
    ['/login', 11, 1],
  ] as const)('%s on a phone is few scripts, and few pictures', async ([path, mostScripts, most], { visitor }) => {
    const { page } = await visitor({ screen: PHONE });
    const asked: string[] = [];
    page.on('request', (request) => {
      asked.push(request.url());
    });
    await visit(page, path);
    await page.waitForLoadState('load');
    // Those that the page names: what is asked for later, it adds to itself.
    const html = await (await fetch(SITE_ADDRESS + path)).text();
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(4);
    expect(scripts.size).toBeLessThanOrEqual(mostScripts);
    const own = asked.filter((address) => address.startsWith(SITE_ADDRESS));
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
