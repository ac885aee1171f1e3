import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasStarted, visit } from '../../../local/browser.ts';
import { it } from '../../support/journey.ts';

// Every page at every width, with a name of 60 characters in place: nothing is cut off, and the look is made of few sizes.

const WIDTHS = [360, 390, 768, 1024, 1280, 1920];
const LONG_NAME = 'Slow-Braised Short Rib with Winter Roots and Pickled Walnuts';

/** Of a page as it is laid out now. */
interface Layout {
  /** Pixels by which the page is wider than its window. */
  readonly overhang: number;
  /** Controls that the window or a frame around them cuts. */
  readonly cut: readonly string[];
  /** Sizes of text, in pixels. */
  readonly sizes: readonly string[];
  readonly radii: readonly string[];
}

function layoutOf(page: Page): Promise<Layout> {
  return page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    /** What may be scrolled to: the places of a strip or of a wide table on purpose. */
    const scrolls = (element: Element): boolean =>
      element.matches('nav, [data-scrolls]') && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isCut = (control: Element): boolean => {
      const { left, right } = control.getBoundingClientRect();
      for (let frame = control.parentElement; frame; frame = frame.parentElement) {
        if (scrolls(frame)) return false;
        if (getComputedStyle(frame).overflowX === 'visible' || frame === document.documentElement) continue;
        const edges = frame.getBoundingClientRect();
        if (left < edges.left - 1 || right > edges.right + 1) return true;
      }
      return left < -1 || right > innerWidth + 1;
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    const everything = [...document.body.querySelectorAll('*')].filter(isShown);
    const texts = everything.filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && (textContent ?? '').trim() !== ''),
    );
    const unique = (values: readonly string[]): string[] => [...new Set(values)].toSorted();
    return {
      overhang: document.documentElement.scrollWidth - innerWidth,
      cut: controls
        .filter((control) => isShown(control) && isCut(control))
        .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`),
      sizes: unique(texts.map((element) => getComputedStyle(element).fontSize)),
      radii: unique(
        everything
          .map((element) => getComputedStyle(element).borderRadius)
          .flatMap((radius) => radius.split(/[ /]+/))
          .filter((radius) => radius !== '0px' && radius !== '50%'),
      ),
    };
  });
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForFunction((wanted) => innerWidth === wanted, width);
    // What is laid out by a script is so a frame later.
    await expect
      .poll(async () => {
        const { overhang, cut } = await layoutOf(page);
        return { width, overhang, cut };
      })
      .toEqual({ width, overhang: 0, cut: [] });
    const { sizes, radii } = await layoutOf(page);
    expect(sizes.length, `${width}: ${sizes.join(' ')}`).toBeLessThanOrEqual(12);
    expect(radii.length, `${width}: ${radii.join(' ')}`).toBeLessThanOrEqual(4);
  }
}

/** Pixels from the top of a window to the first row of a list, at most. */
const FIRST_ROW = [
  { width: 1280, height: 900, most: 236 },
  { width: 390, height: 844, most: 300 },
];

describe('at every width', () => {
  it.for(['/', '/inventory', '/chefs', '/about', '/review', '/login', '/signup', '/no/such/page'])(
    '%s fits its window',
    async (path, { page, putFood }) => {
      await putFood({ name: LONG_NAME, createdAtMs: 1, quantity: 3 });
      await visit(page, path);
      await hasStarted(page);
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      await expectToFit(page);
    },
  );

  it.for([
    ['/dashboard', 'pending'],
    ['/dashboard/orderlist', 'pending'],
    ['/dashboard/myorders', 'pending'],
    ['/dashboard/myorders?status=reject', 'reject'], // without an order under way
    ['/dashboard/review', 'pending'],
    ['/dashboard/allusers', 'pending'],
  ] as const)('the list of %s begins in the upper third', async ([path, status], { putOrder, signInAs, aPerson }) => {
    const admin = await aPerson('admin');
    await putOrder(status, { userId: admin.uid });
    const { page } = await signInAs(admin, path);
    for (const { width, height, most } of FIRST_ROW) {
      await page.setViewportSize({ width, height });
      const row = page.locator('[data-row], [data-order], [data-under-way]').first();
      await expect.poll(async () => (await row.boundingBox())?.y ?? Infinity).toBeLessThanOrEqual(most);
    }
  });

  it.for([
    '/dashboard',
    '/dashboard/orderlist',
    '/dashboard/orderlist?status=approved',
    '/dashboard/myorders',
    '/dashboard/review',
    '/dashboard/addfood',
    '/dashboard/allusers',
    '/dashboard/kitchen',
  ])('%s fits the window of an admin', async (path, { putFood, putOrder, signInAs }) => {
    await putFood({ name: LONG_NAME, createdAtMs: 1, quantity: 3 });
    await Promise.all((['pending', 'approved'] as const).map((status) => putOrder(status, { foodName: LONG_NAME })));
    const { page } = await signInAs('admin', path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await expectToFit(page);
  });

  it.for(['L', 'M', 'S'])('the kitchen fits a full screen at size %s', async (size, { putOrder, signInAs }) => {
    await Promise.all([LONG_NAME, 'Pho'].map((foodName) => putOrder('approved', { foodName })));
    const { page } = await signInAs('chef', '/dashboard/kitchen');
    await page.getByRole('button', { name: size, exact: true }).click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('article', { name: LONG_NAME }).first().waitFor();
    await expectToFit(page);
  });
});
