import type { Food } from '@foodhouse/domain';
import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect } from 'vitest';
import { database, forgetLimits, unique, setQuantity } from '../../local/house.ts';
import { hasStarted, touch, visit } from '../../local/browser.ts';
import { DESKTOP, it, PHONE } from '../support/journey.ts';
import { resize } from '../support/layout.ts';
import { visitMenu } from '../support/menu.ts';

// What a visitor sees on the public pages, and what an admin can do there.

let food: Food;

it.beforeAll(async ({ house }) => {
  // The first of the menu, whatever the other tests put there.
  const first = { quantity: 3, createdAtMs: 0 };
  food = await house.putFood({ ...first, name: unique('Laksa'), description: 'Coconut and chilli.' });
});

beforeEach(forgetLimits);

describe('home', () => {
  it('has its eight sections in order, with every fixed text', async ({ page }) => {
    await visitMenu(page, '/', page.getByRole('heading', { name: food.name }));
    const headings = await page.locator('main h1, main h2').allTextContents();
    expect(headings).toEqual([
      'Our food site makes it easy to find local foods',
      'Features',
      'Menu That Always make You Feel in Love',
      'Popular foods',
      'Our Customer Services',
      'Pricing',
      'Meet Our Chefs',
      'Discover Restaurant near From You',
    ]);
    const text = await page.locator('main').textContent(); // off-screen sections are laid out when they come near
    for (const fixed of [
      'order now',
      'Get Started',
      'Vagetable rice',
      'Fride Rice',
      'Good and Fresh',
      'From here to home',
      '99 $',
      'Quantiy',
      '7.56',
      '$0',
      '1 month for free',
      '$50',
      'NEW',
      'Fashion',
    ])
      expect(text).toContain(fixed);
    expect(await page.locator('main article', { hasText: '7.56' }).count()).toBe(4);
  });

  it.for([
    [PHONE, 1120],
    [DESKTOP, 1180],
  ] as const)('offers the first foods early, %o: at most %i pixels down', async ([screen, most], { visitor }) => {
    const { page } = await visitor({ screen });
    await visit(page, '/');
    const cards = page.getByRole('region', { name: 'Popular foods' }).getByRole('article'); // whichever they are
    await cards.nth(1).waitFor();
    const heading = page.getByRole('heading', { name: 'Popular foods' });
    expect((await heading.boundingBox())?.y).toBeLessThanOrEqual(most);
    const [first, second] = await Promise.all([cards.first().boundingBox(), cards.nth(1).boundingBox()]);
    expect(first?.y).toBe(second?.y);
  });

  it('restores the scroll position after a reload; another address begins at its top', async ({ page }) => {
    const top = (): Promise<number> => page.evaluate(() => scrollY);
    await visit(page, '/');
    await hasStarted(page);
    await page.mouse.wheel(0, 900);
    await expect.poll(top).toBe(900);
    // Chromium notes the position when it is idle; a busy one reloads before that.
    const reloaded = async (): Promise<number> => {
      await page.evaluate(() => {
        scrollTo(0, 900);
      });
      await page.reload();
      await hasStarted(page);
      return top();
    };
    await expect.poll(reloaded, { timeout: 30_000 }).toBe(900);
    await visit(page, '/inventory');
    await page
      .getByRole('button', { name: /^Switch to/ })
      .first()
      .click();
    await page.locator('html[data-color-scheme="dark"]').waitFor(); // this button needs the whole page
    expect(await top()).toBe(0);
  });

  it('links to the foods of a mealtime, to a food’s details, and to sign-up', async ({ page }) => {
    const details = page.getByRole('link', { name: `Details: ${food.name}` });
    await visitMenu(page, '/', details);
    await page.getByRole('link', { name: 'Lunch', exact: true }).click();
    await page.waitForURL('**/inventory?mealtime=lunch');
    await page.goBack();
    await details.click();
    await page.waitForURL(`**/user/${food.id}`);
    await page.getByRole('heading', { name: new RegExp(`^${food.name}`), level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await page.waitForURL('**/signup');
  });

  it('shows one slide to everybody, and the other on demand', async ({ page }) => {
    await visit(page, '/');
    const slide = (number: number): Promise<void> =>
      page.getByRole('group', { name: new RegExp(`^${number} of 2`) }).waitFor();
    await slide(1);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await slide(2);
    await page.getByRole('button', { name: 'Slide 1' }).click();
    await slide(1);
    await page.keyboard.press('ArrowLeft');
    await slide(2);
  });
});

describe('the inventory', () => {
  it('finds foods by search and by mealtime, and stores both in the address', async ({ page }) => {
    await visit(page, '/inventory?mealtime=dinner');
    const names = page.locator('[data-food] h2');
    await names.first().waitFor();
    await page.getByLabel('Search foods and chefs').fill('linh ph');
    await page.getByText('One food found').waitFor();
    expect(await names.allTextContents()).toEqual(['Beef Pho']);
    expect(new URL(page.url()).search).toBe('?mealtime=dinner&q=linh+ph');
    await page.getByRole('link', { name: 'Beef Pho' }).click();
    await page.waitForURL('**/user/beef-pho');
    await page.goBack();
    await page.getByText('One food found').waitFor();
    await page.getByLabel('Search foods and chefs').fill('qqqq');
    await page.getByText('0 foods found').waitFor();
    await page.getByText('Nothing on the menu here').waitFor();
    await page.getByLabel('Search foods and chefs').fill('');
    await names.nth(5).waitFor();
  });
});

describe('the page of the chefs', () => {
  it('shows who cooks what without a touch, and three different faces', async ({ page }) => {
    await visit(page, '/chefs');
    await page.getByRole('article', { name: 'Giulia Ferrante' }).waitFor({ timeout: 4000 }); // a quiet page waits for five
    const faces = page.locator('article').filter({ hasText: 'Fashion' }).locator('img');
    expect(new Set(await faces.evaluateAll((all) => all.map((face) => face.getAttribute('src')))).size).toBe(3);
  });
});

it('the sign of a toast is drawn for whoever wants little motion', async ({ putFood, signInAs }) => {
  const { page } = await signInAs('user', `/user/${(await putFood({ quantity: 2 })).id}`);
  await page.getByRole('button', { name: 'Order Now' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your order is Confirm').waitFor();
  const faintest = (): Promise<number> =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll(':has(+ [role="status"]) [class^="go"]')];
      const opacities = parts.flatMap((part) =>
        [undefined, '::before', '::after'].map((which) => Number(getComputedStyle(part, which).opacity)),
      );
      return parts.length === 0 ? NaN : Math.min(...opacities);
    });
  await expect.poll(faintest).toBe(1);
});

it('one Back leaves the site from its first page, also after dialogs there', async ({ putFood, signInAs }) => {
  const { id, name } = await putFood({ quantity: 2 });
  const { page } = await signInAs('user', '/about');
  await visit(page, `/user/${id}`); // a document of its own, as from another site
  const order = page.getByRole('button', { name: 'Order Now' });
  const dialog = page.getByRole('dialog');
  await order.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/about');
  await page.goForward();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await touch(page);
  await order.click();
  await dialog.waitFor();
  await page.goBack(); // closes the dialog
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await touch(page);
  await hasStarted(page);
  await page.goBack();
  await page.waitForURL('**/about');
});

describe('a food’s page', () => {
  it('shows all facts about it, follows its stock, and says who may change it', async ({ page }) => {
    await visit(page, `/foods/${food.id}`);
    await page.waitForURL(`**/user/${food.id}`);
    await page.getByRole('heading', { name: new RegExp(`^${food.name}`), level: 1 }).waitFor();
    for (const text of [
      'Coconut and chilli.',
      '$9.50',
      food.id,
      'Chef: Linh Tran',
      '3 left',
      'NEW',
      'Update and Remove are for admins of the house.',
    ])
      await page.getByText(text, { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Update' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Remove' }).isDisabled()).toBe(true);
    // Below the picture where that stands beside the words, else below all else.
    const boxOf = (part: Locator) =>
      part.boundingBox().then((box) => box ?? { x: NaN, y: NaN, width: NaN, height: NaN });
    for (const [width, isBeside] of [
      [390, false],
      [768, true],
      [1280, true],
    ] as const) {
      await resize(page, { width, height: 900 });
      const [update, heading, picture] = await Promise.all(
        [
          page.getByRole('button', { name: 'Update' }),
          page.getByRole('heading', { level: 1 }),
          page.locator('article img'),
        ].map(boxOf),
      );
      expect(update?.y).toBeGreaterThan((picture?.y ?? NaN) + (picture?.height ?? NaN));
      expect((update?.x ?? NaN) + (update?.width ?? NaN) < (heading?.x ?? NaN)).toBe(isBeside);
    }
    await page.getByRole('button', { name: 'Order Now' }).click();
    await page.getByText('Login first..!').waitFor();
    await setQuantity(food, 0);
    await page.getByRole('button', { name: 'Sold out' }).waitFor();
    await setQuantity(food, 3);
  });

  it('lets an admin edit single fields, and remove it after a confirmation', async ({ putFood, aPerson, signInAs }) => {
    const [admin, doomed] = await Promise.all([aPerson('admin'), putFood({ quantity: 5, name: unique('Soup') })]);
    const { page } = await signInAs(admin, `/user/${doomed.id}`);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.waitForURL(`**/dashboard/foods/${doomed.id}`);
    await page.getByLabel('Food-Price').fill('free');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('A price such as 12.50').waitFor();
    await page.getByLabel('Food-Price').fill('$11.25');
    await setQuantity(doomed, 2); // three were sold meanwhile
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Everything is saved').waitFor();
    await page.goBack();
    await page.getByRole('main').getByText('$11.25', { exact: true }).first().waitFor();
    expect((await database().doc(`foods/${doomed.id}`).get()).data()).toMatchObject({ priceMinor: 1125, quantity: 2 });

    await page.getByRole('button', { name: 'Remove' }).click();
    expect(
      await page.getByRole('button', { name: 'Cancel' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.waitForURL('**/inventory');
    expect((await database().doc(`foods/${doomed.id}`).get()).get('retiredAt')).not.toBeNull();
    await visit(page, `/user/${doomed.id}`);
    await page.getByRole('heading', { name: 'This food is not on the menu' }).waitFor();
  });

  it.for(['nothing', '__food__', 'a%2Fb', '%00'])('says that there is no such food: %s', async (id, { page }) => {
    await visit(page, `/user/${id}`);
    await page.getByRole('heading', { name: 'This food is not on the menu' }).waitFor();
    await page.locator('head > meta[name="robots"][content="noindex"]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'See all foods' }).click();
    await page.waitForURL('**/inventory');
  });
});

describe('the review form', () => {
  it('stores a visitor’s review and says so', async ({ page }) => {
    await visit(page, '/review');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Please tell us your name.').waitFor();
    // Neither a hint nor an error changes how far a field is from the next one.
    const gaps = await page.locator('form').evaluate((form) => {
      const frames = [...form.querySelectorAll('fieldset')];
      const labels = [...form.querySelectorAll('label')].slice(1);
      return labels.map(
        (label, index) => label.getBoundingClientRect().top - (frames[index]?.getBoundingClientRect().bottom ?? 0),
      );
    });
    expect(gaps.map(Math.round)).toEqual([36, 36]);
    const name = unique('Zoe');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Description').fill('The laksa made my day.');
    await page.getByLabel('Email').fill('zoe@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Review send..!').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('');
    const { docs } = await database().collection('reviews').where('name', '==', name).get();
    expect(docs.map((review) => review.data())).toMatchObject([
      { description: 'The laksa made my day.', maskedEmail: 'z***@example.com' },
    ]);
  });
});

describe('the other pages', () => {
  it('lead from an unknown address to the foods that were looked for', async ({ page }) => {
    await visit(page, '/no/such/page');
    await page.getByRole('heading', { name: '404: this plate is empty' }).waitFor();
    await page.getByLabel('Search foods and chefs').fill('linh ph');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/inventory?q=linh+ph');
    await page.getByText('One food found').waitFor();
  });

  it('are linked from the bar and have their headings', async ({ page }) => {
    await visit(page, '/');
    const bar = page.getByRole('navigation', { name: 'Site' });
    await bar.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { name: 'All About everything is here', level: 1 }).waitFor();
    const countdown = await page.locator('main').innerText();
    expect(countdown.replaceAll(/\s+/g, ' ')).toContain('15 days 10 hours 24 min 52 sec');
    await page.getByRole('link', { name: 'Meet the chefs' }).click();
    await page.getByRole('heading', { name: 'Meet Our Chefs', level: 1 }).waitFor();
    await page
      .getByRole('article', { name: 'Giulia Ferrante' })
      .getByRole('link', { name: 'Margherita Pizza' })
      .click();
    await page.waitForURL('**/user/margherita-pizza');
    await bar.getByRole('link', { name: 'Review' }).click();
    await page.getByRole('heading', { name: 'Keep in Our Touch', level: 1 }).waitFor();
  });
});
