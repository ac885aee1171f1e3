import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, it, PHONE } from '../support/journey.ts';

// The House page as it is worked with. Nothing is saved: the house is that of other tests too.

/** Whether the lower end of an element is in the window, and nothing is over it. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    const { left, width, bottom } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, bottom - 4));
  });
}

/** Parts that are higher than a window once something at their top is changed. */
const HIGH = [
  ['hours', 'Take orders in opening hours only', 'Save the hours'],
  ['services', /^Delivery: /, 'Save services and tables'],
] as const;

describe.each([PHONE, DESKTOP])('the save of a part, in a window $width pixels wide,', ({ width, height }) => {
  it.for(HIGH)(
    'is in sight once the top of %s is changed, and covers nothing that gets the focus',
    async ([part, top, button], { signInAs }) => {
      const { page, errors } = await signInAs('admin', `/dashboard/house#${part}`, { screen: { width, height } });
      const save = page.getByRole('button', { name: button });
      await page.getByLabel(top).check();
      if (part === 'services') {
        for (let area = 0; area < 3; area++) await page.getByRole('button', { name: 'Add an area' }).press('Enter');
        await page.getByLabel(top).focus();
        await page.evaluate(() => {
          scrollTo(0, 0);
        });
      }
      await expect
        .poll(() => page.evaluate(() => [scrollY, document.documentElement.scrollHeight > innerHeight + 100]))
        .toEqual([0, true]);
      expect(await isInSight(save)).toBe(true);
      expect(await isInSight(page.getByText('Not saved', { exact: true }))).toBe(true);
      do {
        await page.keyboard.press('Tab');
        await expect.poll(() => isInSight(page.locator(':focus'))).toBe(true);
      } while (!(await save.evaluate((button) => button === document.activeElement)));
      expect(errors).toEqual([]);
    },
  );

  it('does not come over the field in which something is typed', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard/house#about', { screen: { width, height: 500 } });
    const field = page.getByLabel('TikTok link');
    await field.focus();
    // As far down as it can be, above the bar of a phone.
    await field.evaluate((input) => {
      scrollBy(0, input.getBoundingClientRect().bottom - innerHeight + 60);
    });
    expect(await isInSight(field)).toBe(true);
    await page.keyboard.type('x');
    await page.getByText('Not saved', { exact: true }).waitFor();
    await expect.poll(() => isInSight(field)).toBe(true);
  });
});

describe('what adds and what removes openings', () => {
  /** Where the buttons of a name are, each from its left to its right edge. */
  const edges = (page: Page, names: readonly string[]): Promise<readonly (readonly [number, number])[]> =>
    Promise.all(
      names.map((name) =>
        page
          .getByRole('button', { name, exact: true })
          .evaluate((button) => [button.getBoundingClientRect().left, button.getBoundingClientRect().right] as const),
      ),
    );
  const show = async (page: Page): Promise<void> => {
    await page.getByLabel('Take orders in opening hours only').check();
    await page.getByRole('button', { name: 'Add a special day' }).click();
  };

  it('is in the same columns for the week and for special days', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard/house');
    await show(page);
    const [monday, day, adds, addsToDay] = await edges(page, [
      'Remove Monday',
      'Remove special day 1',
      'Add an opening: Monday',
      'Add an opening: Special day 1',
    ]);
    expect([day, addsToDay]).toEqual([monday, adds]);
    expect(monday?.[0]).toBeGreaterThan(adds?.[1] ?? Infinity);
  });

  it('ends on one line on a phone, with its word', async ({ signInAs }) => {
    const { page } = await signInAs('admin', '/dashboard/house', { screen: PHONE });
    await show(page);
    const ends = await edges(page, ['Copy to all days: Monday', 'Remove Monday', 'Remove special day 1']);
    expect(new Set(ends.map(([, right]) => right)).size).toBe(1);
    expect(await page.getByRole('button', { name: 'Remove Monday' }).innerText()).toBe('Remove');
  });
});
