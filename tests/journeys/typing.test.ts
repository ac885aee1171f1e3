import { describe, expect } from 'vitest';
import { hasStarted, visit } from '../../local/browser.ts';
import { it } from '../support/journey.ts';
import { asTyped, typeAsPeopleDo } from '../support/type.ts';

const DISH = 'hot soup';

describe('what is typed into the search of the menu', () => {
  it('is there, however it is typed, and the address has it', { timeout: 60_000 }, async ({ page }) => {
    await visit(page, '/inventory');
    await hasStarted(page);
    const search = page.getByLabel('Search foods and chefs');
    expect(await typeAsPeopleDo(page, search, DISH)).toEqual(asTyped(DISH));
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(DISH);
  });

  it('stays when a filter is pressed before the address has followed', async ({ page }) => {
    await visit(page, '/inventory?q=pho');
    await hasStarted(page);
    const search = page.getByLabel('Search foods and chefs');
    await expect.poll(() => search.inputValue()).toBe('pho');
    const keys = await page.context().newCDPSession(page);
    await search.focus();
    await page.keyboard.press('End');
    await keys.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.keyboard.type(' ga');
    await page.getByRole('button', { name: 'Lunch' }).dispatchEvent('click');
    await keys.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect.poll(() => new URL(page.url()).search).toBe('?mealtime=lunch&q=pho+ga');
    expect(await search.inputValue()).toBe('pho ga');
  });
});
