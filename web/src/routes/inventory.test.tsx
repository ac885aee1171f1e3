import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, renderScreen } from '../test/render-screen.tsx';

const PHO = aFood({ id: 'pho', name: 'Pho', quantity: 12, mealtimes: ['lunch'] });
const WAFFLE = aFood({ id: 'waffle', name: 'Waffle', quantity: 0, mealtimes: ['breakfast'], createdAtMs: 2 });

const CATEGORIES = ['Drinks', 'Soups', 'Desserts'].map((name) => ({ id: name.toLowerCase(), name }));

/** So many drinks, and behind them so many soups. */
const manyFoods = (drinks: number, soups: number): readonly Food[] =>
  [...Array(drinks + soups).keys()].map((index) => ({
    ...PHO,
    id: index < drinks ? `drink-${index}` : `soup-${index - drinks}`,
    name: `Food ${index}`,
    createdAtMs: index,
    categoryId: index < drinks ? 'drinks' : 'soups',
  }));

// By selectors: happy-dom takes long to find a role among so many foods.
const allPills = (): readonly Element[] => [...document.querySelectorAll('nav[aria-label="Foods by category"] button')];
const pill = (name: string): Element | undefined => allPills().find(({ textContent }) => textContent === name);
const heading = (name: string): Element | undefined =>
  [...document.querySelectorAll('[data-category]')].find(({ textContent }) => textContent === name);
const pills = async (): Promise<readonly (string | null)[]> => {
  await waitFor(() => {
    expect(allPills().length).toBeGreaterThan(0);
  });
  return allPills().map(({ textContent }) => textContent);
};
/** The requests for what follows the first page, which do not come as long as it `isDown`. */
function restOfMenu(): { readonly asked: string[]; isDown: boolean } {
  const answers = fetch;
  const rest = { asked: [] as string[], isDown: true };
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => {
    if (!address.includes('after=')) return answers(address, request);
    rest.asked.push(address.replace(/^.*limit/, 'limit'));
    return rest.isDown ? Promise.resolve(new Response(null, { status: 503 })) : answers(address, request);
  });
  return rest;
}
const current = (): string | null | undefined => document.querySelector('nav [aria-current="true"]')?.textContent;

/** The width of the window. */
let width = 390;

beforeEach(() => {
  width = 390;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Infinity),
    ...Object.fromEntries(
      ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'].map((name) => [
        name,
        () => undefined,
      ]),
    ),
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the inventory', () => {
  it('shows skeletons while it loads', async () => {
    await renderScreen('/inventory', { server: 'is silent' });
    expect(screen.getByRole('heading', { level: 1, name: 'Inventory All Products: …' })).toBeDefined();
    expect(document.querySelector('[data-fill="inventory"] [aria-busy="true"]')).not.toBeNull();
  });

  it('shows the menu and its size, and no order for a sold-out food', async () => {
    await renderScreen('/inventory', { foods: [PHO, WAFFLE] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory All Products: 2' })).toBeDefined();
    expect(await screen.findByRole('heading', { name: /Pho/ })).toBeDefined();
    const sold = screen.getByRole('heading', { name: /Waffle/ }).closest('article');
    expect(sold?.querySelector<HTMLButtonElement>('button')?.disabled).toBe(true);
  });

  it('begins with the table for a guest who sits at one, and with the menu for one who does not', async () => {
    const served = (table: string | null, problem: string | null = null) => ({
      '/api/house/tables/T7T7T7': { table, problem },
    });
    const introduction = /^The whole menu with live stock/;
    await renderScreen('/t/T7T7T7', { foods: [PHO], answers: served('Table 7') });
    await screen.findByRole('heading', { level: 1, name: 'Table 7' });
    expect(document.title).toMatch(/^Table 7 · /);
    expect(screen.queryByText(introduction)).toBeNull();
    const atTable = 'Order here, we bring it to you. Everyone orders on their own phone.';
    expect(screen.getByText(atTable)).toBeDefined();
    await press(await screen.findByRole('button', { name: 'Order without a table' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Inventory All Products: 1' })).toBeDefined();
    expect(screen.getByText(introduction)).toBeDefined();
    expect(screen.queryByText(atTable)).toBeNull();
    cleanup();
    await renderScreen('/t/T7T7T7', { foods: [PHO], answers: served(null, 'Nothing is served at tables now.') });
    await screen.findByText(/Nothing is served at tables now/);
    expect(screen.getByRole('heading', { level: 1, name: 'Inventory All Products: 1' })).toBeDefined();
  });

  it('offers the mealtimes that have a food, and the one in its address', async () => {
    const offered = (): readonly (string | null)[] =>
      within(screen.getByRole('group', { name: 'Foods by mealtime' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    await renderScreen('/inventory', { foods: [PHO] });
    await waitFor(() => {
      expect(offered()).toEqual(['All', 'Lunch']);
    });
    cleanup();
    await renderScreen('/inventory?mealtime=dinner', { foods: [PHO] });
    await screen.findByRole('link', { name: 'See all foods' });
    expect(offered()).toEqual(['All', 'Lunch', 'Dinner']);
  });

  it('gives the list the focus when another page of it was asked for', async () => {
    await renderScreen('/inventory?page=2&after=9-waffle', { foods: [PHO] });
    const button = await screen.findByRole('button', { name: 'Previous foods' });
    button.focus();
    await press(button);
    expect(screen.queryByRole('button', { name: 'Previous foods' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Foods' }));
  });

  it('says that a house has no food yet', async () => {
    await renderScreen('/inventory', { foods: [] });
    expect(await screen.findByText('The house has put no food on its menu yet. Please come again.')).toBeDefined();
  });

  it('shows the foods of the mealtime in its address', async () => {
    await renderScreen('/inventory?mealtime=breakfast', { foods: [PHO, WAFFLE] });
    expect(await screen.findByRole('heading', { name: /Waffle/ })).toBeDefined();
    expect(screen.queryByRole('heading', { name: /Pho/ })).toBeNull();
  });

  it('finds foods that an earlier build stored, without the keys of a live search', async () => {
    await renderScreen('/inventory?q=pho', { foods: [PHO, WAFFLE], areFoodsOld: true });
    expect(await screen.findByRole('heading', { name: /Pho/ })).toBeDefined();
    expect(screen.getByText('One food found')).toBeDefined();
    expect(screen.queryByRole('heading', { name: /Waffle/ })).toBeNull();
  });

  it('says that no food matches', async () => {
    await renderScreen('/inventory?mealtime=dinner', { foods: [PHO] });
    expect(await screen.findByRole('heading', { name: 'Nothing on the menu here' })).toBeDefined();
  });

  it('lists the foods by category, and leads to one', async () => {
    const foods = [{ ...PHO, categoryId: 'soups' }, WAFFLE, { ...PHO, id: 'tea', name: 'Tea', categoryId: 'drinks' }];
    const { search } = await renderScreen('/inventory', { foods, categories: CATEGORIES });
    expect(await pills()).toEqual(['Drinks', 'Soups', 'More']);
    expect(current()).toBe('Drinks');
    expect(screen.queryByRole('group', { name: 'Foods by mealtime' })).toBeNull();
    const headings = (): readonly string[] =>
      [...document.querySelectorAll('[data-fill] :is(h2, h3)')].map(
        ({ tagName, textContent }) => `${tagName} ${textContent}`,
      );
    const all = ['H2 Drinks', 'H3 Tea', 'H2 Soups', 'H3 Pho', 'H2 More', 'H3 Waffle'];
    expect(headings()).toEqual(all);
    await press(screen.getByRole('button', { name: 'Soups' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Soups' }));
    expect(current()).toBe('Soups');
    expect(headings()).toEqual(all);
    expect(search()).toBe('');
  });

  it('begins at the category of its address', async () => {
    const foods = [
      { ...PHO, categoryId: 'soups' },
      { ...PHO, id: 'tea', name: 'Tea', categoryId: 'drinks' },
    ];
    await renderScreen('/inventory?category=soups', { foods, categories: CATEGORIES });
    await screen.findByRole('heading', { name: 'Soups' });
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Soups');
    });
    expect(current()).toBe('Soups');
  });

  it('leads to a category whose foods are not there yet, and says so where they do not come', async () => {
    await renderScreen('/inventory', { foods: manyFoods(25, 1), categories: CATEGORIES });
    expect(await pills()).toEqual(['Drinks', 'Soups']);
    expect(document.querySelectorAll('[data-food]')).toHaveLength(24);
    expect(screen.queryByRole('navigation', { name: 'Pages of the menu' })).toBeNull();
    const rest = restOfMenu();
    await press(pill('Soups'));
    const more = await screen.findByText('More foods');
    expect(document.querySelectorAll('[data-food]')).toHaveLength(24);
    await waitFor(() => {
      expect(pill('Soups')?.hasAttribute('aria-busy')).toBe(false);
    });
    rest.isDown = false;
    await press(more);
    await waitFor(() => {
      expect(heading('Soups')).toBeDefined();
    });
    expect(document.querySelectorAll('[data-food]')).toHaveLength(26);
    await press(pill('Soups'));
    expect(document.activeElement).toBe(heading('Soups'));
    expect(rest.asked).toEqual(['limit=100&after=drink-23', 'limit=100&after=drink-23']);
  });

  it('asks once more for foods that did not come when their category is pressed again', async () => {
    await renderScreen('/inventory', { foods: manyFoods(25, 1), categories: CATEGORIES });
    expect(await pills()).toEqual(['Drinks', 'Soups']);
    const rest = restOfMenu();
    await press(pill('Soups'));
    await screen.findByText('More foods');
    await waitFor(() => {
      expect(current()).toBe('Drinks');
    });
    rest.isDown = false;
    await press(pill('Soups'));
    await waitFor(() => {
      expect(document.activeElement).toBe(heading('Soups'));
    });
    expect(current()).toBe('Soups');
    expect(rest.asked).toHaveLength(2);
  });

  it('leads to no category whose foods are not there while the menu is filtered: it may have none of these', async () => {
    const foods = [...manyFoods(25, 0), { ...WAFFLE, categoryId: 'desserts' }];
    await renderScreen('/inventory', { foods, categories: CATEGORIES });
    await waitFor(() => {
      expect(allPills().map(({ textContent }) => textContent)).toEqual(['Drinks', 'Desserts']);
    });
    await press(await screen.findByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter the menu' }));
    await press(dialog.getByRole('button', { name: 'Lunch' }));
    await press(await dialog.findByRole('button', { name: 'Show 25 foods' }));
    expect(await pills()).toEqual(['Drinks']);
    expect(document.querySelectorAll('[data-food]')).toHaveLength(24);
    expect(screen.getByText('More foods')).toBeDefined();
  });

  it('has the mealtimes in the filter of a menu by category', async () => {
    const foods = [
      { ...PHO, categoryId: 'soups' },
      { ...WAFFLE, categoryId: 'drinks' },
    ];
    const { search } = await renderScreen('/inventory', { foods, categories: CATEGORIES });
    await press(await screen.findByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter the menu' }));
    const served = within(dialog.getByRole('group', { name: 'Served at' }));
    expect(served.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Breakfast', 'Lunch']);
    expect(dialog.queryByRole('group', { name: 'Without these allergens' })).toBeNull();
    await press(served.getByRole('button', { name: 'Lunch' }));
    expect(search()).toBe('?mealtime=lunch');
    await press(await dialog.findByRole('button', { name: 'Show one food' }));
    expect(await pills()).toEqual(['Soups']);
    expect(screen.queryByRole('heading', { name: 'Waffle' })).toBeNull();
    await press(screen.getByRole('button', { name: 'Filter (1)' }));
    await press(await screen.findByRole('button', { name: 'Reset' }));
    expect(search()).toBe('');
    expect(await screen.findByText('Waffle')).toBeDefined();
  });

  it('follows the house when it adds a category', async () => {
    const categories = [{ id: 'soups', name: 'Soups' }];
    const foods = [
      { ...PHO, categoryId: 'soups' },
      { ...WAFFLE, categoryId: 'sweets' },
    ];
    await renderScreen('/inventory', { foods, categories });
    await screen.findByRole('button', { name: 'Soups' });
    expect(screen.queryByRole('button', { name: 'Sweets' })).toBeNull();
    categories.push({ id: 'sweets', name: 'Sweets' });
    dispatchEvent(new Event('online')); // the menu is asked for again
    expect(await screen.findByRole('button', { name: 'Sweets' })).toBeDefined();
  });

  it('filters by diets and without allergens, in its address, and says what it leaves out', async () => {
    const foods = [
      { ...PHO, allergens: ['fish'] as const, tags: ['hot'] as const },
      { ...PHO, id: 'salad', name: 'Salad', allergens: [] },
      WAFFLE,
    ];
    const { search } = await renderScreen('/inventory', { foods });
    await press(await screen.findByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter the menu' }));
    await press(dialog.getByRole('button', { name: 'fish' }));
    expect(search()).toBe('?without=fish');
    expect(await dialog.findByRole('button', { name: 'Show one food' })).toBeDefined();
    expect(dialog.getByRole('status').textContent).toBe('One more food says nothing about allergens: please ask us.');
    expect(screen.getByText('One food found One more food says nothing about allergens: please ask us.')).toBeDefined();
    await press(dialog.getByRole('button', { name: 'hot' }));
    expect(search()).toBe('?tags=hot&without=fish');
    expect(await screen.findByText('Nothing on the menu here')).toBeDefined();
    await press(dialog.getByRole('button', { name: 'Reset' }));
    expect(search()).toBe('');
    expect(await screen.findByText('Waffle')).toBeDefined();
  });

  it('has no filter in a house that declares nothing', async () => {
    await renderScreen('/inventory', { foods: [PHO] });
    await screen.findByRole('heading', { name: 'Pho' });
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
  });

  it('has neither categories nor their headings in a house without any', async () => {
    await renderScreen('/inventory', { foods: [{ ...PHO, categoryId: 'gone' }] });
    expect((await screen.findByRole('heading', { name: 'Pho' })).tagName).toBe('H2');
    expect(screen.queryByRole('navigation', { name: 'Foods by category' })).toBeNull();
  });

  it('shows an outage, with a retry button', async () => {
    await renderScreen('/inventory', { server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('asks signed-out people to log in before an order', async () => {
    await renderScreen('/inventory', { foods: [PHO] });
    const card = (await screen.findByRole('heading', { name: /Pho/ })).closest('article');
    await press(card?.querySelector('button'));
    expect((await screen.findAllByRole('link', { name: 'Login' })).length).toBeGreaterThan(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('puts a food into the basket with its plus sign, without a login', async () => {
    localStorage.clear();
    await renderScreen('/inventory', { foods: [PHO, WAFFLE] });
    const add = await screen.findByRole('button', { name: 'Put Pho into the basket' });
    expect(screen.queryByRole('button', { name: 'Put Waffle into the basket' })).toBeNull();
    await press(add);
    await press(add);
    await press(screen.getByRole('button', { name: '2 items · $19.00 View basket' }));
    const basket = await screen.findByRole('dialog', { name: 'Your basket' });
    await waitFor(() => {
      expect(basket.textContent).toContain('Total $19.00');
    });
  });

  it('shows the basket beside the foods in a wide window, as long as something is in it', async () => {
    width = 1280;
    await renderScreen('/inventory', { foods: [PHO, WAFFLE] });
    const add = await screen.findByRole('button', { name: 'Put Pho into the basket' });
    expect(screen.queryByRole('complementary')).toBeNull();
    await press(add);
    const panel = await screen.findByRole('complementary', { name: 'Your basket' });
    expect(screen.queryByRole('button', { name: /View basket/ })).toBeNull();
    expect(document.documentElement.hasAttribute('data-basket')).toBe(true);
    await press(add);
    expect(within(panel).getByText('2 items').role).toBe('status');
    await waitFor(() => {
      expect(panel.textContent).toContain('Total $19.00');
    });
    await press(within(panel).getByRole('button', { name: 'Remove: Pho' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.documentElement.hasAttribute('data-basket')).toBe(false);
  });

  it('opens the choices of a food that has some, without a login', async () => {
    localStorage.clear();
    await renderScreen('/inventory', { foods: [{ ...PHO, leastExtraMinor: 100 }] });
    expect(await screen.findByText('from $10.50')).toBeDefined();
    await press(screen.getByRole('button', { name: 'Put Pho into the basket' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order Pho' });
    expect(dialog.querySelector('button[data-variant="contained"]')?.textContent).toBe('Add to basket');
    expect(screen.queryByRole('button', { name: /View basket/ })).toBeNull();
  });

  it('opens the order dialog for a guest too', async () => {
    await renderScreen('/inventory', { role: 'guest', foods: [PHO] });
    const card = (await screen.findByRole('heading', { name: /Pho/ })).closest('article');
    await press(card?.querySelector('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Order Pho' });
    expect(within(dialog).getByLabelText('Phone')).toBeDefined();
    expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeDefined();
  });

  it('opens the order dialog for signed-in people, with the price of the card', async () => {
    await renderScreen('/inventory', { role: 'user', foods: [PHO] });
    const card = (await screen.findByRole('heading', { name: /Pho/ })).closest('article');
    await press(card?.querySelector('button'));
    const dialog = await screen.findByRole('dialog', { name: 'Order Pho' });
    expect(dialog.textContent).toContain('$9.50');
  });
});
