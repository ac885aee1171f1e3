import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UndeclaredFoods } from './undeclared-foods.tsx';

const FOODS = [
  { _id: 'pho', name: 'Pho', price: 9.5, mealtimes: [], allergens: ['fish'] },
  { _id: 'tea', name: 'Tea', price: 3, mealtimes: [], allergens: [] },
  { _id: 'bun', name: 'Bun', price: 5, mealtimes: [] },
];

// Nobody has signed in here.
vi.mock('../../../data/call-as-user.ts', async () => ({
  callAsUser: (await import('../../../data/client.ts')).callApi,
}));

/** What the server says of the menu; null in a house that says nothing of any food. */
let undeclared: string | null;
let answered: number;

beforeEach(() => {
  [undeclared, answered] = ['1', 0];
  vi.stubGlobal('fetch', async (url: string) => {
    const foods = url.endsWith('limit=1') ? FOODS.slice(0, 1) : FOODS;
    const headers = undeclared === null ? {} : { 'x-undeclared-count': undeclared };
    return Object.assign(new Response(null, { headers }), {
      json: async () => {
        answered += 1;
        return foods;
      },
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('the foods that say nothing of allergens are counted, and a press shows them alone', async () => {
  render(<UndeclaredFoods />, { wrapper: MemoryRouter });
  fireEvent.click(await screen.findByRole('button', { name: '1 food has no allergen information' }));
  const dialog = await screen.findByRole('dialog', { name: 'Foods without allergen information' });
  const way = await within(dialog).findByRole('link', { name: 'Allergens and details: Bun' });
  expect(way.getAttribute('href')).toBe('/dashboard/foods/bun#allergens');
  expect(within(dialog).queryByText('Tea')).toBeNull(); // it says that it contains none
  expect(within(dialog).queryByText('Pho')).toBeNull();
});

it.each([null, '0'])('nothing is said where the server counts %s', async (count) => {
  undeclared = count;
  render(<UndeclaredFoods />, { wrapper: MemoryRouter });
  await act(() =>
    vi.waitFor(() => {
      expect(answered).toBe(1);
    }),
  );
  expect(screen.queryByRole('button')).toBeNull();
});
