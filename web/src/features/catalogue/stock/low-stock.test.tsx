import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { pass, useFakeClock } from '../../../test/fake-clock.ts';
import { LowStockCard } from './low-stock.tsx';
import { QUIET_MS, UNDO_MS } from './use-quantity.ts';

useFakeClock();

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}))); // every change is made
  localStorage.setItem(TOKEN_STORAGE_KEY, `head.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.`);
});

const card = (items: readonly Food[]): React.JSX.Element => (
  <LowStockCard foods={{ status: 'ready', value: { items, isFresh: true } }} />
);
const [taco, pho, cake] = [
  aFood({ id: 'taco', name: 'Taco', quantity: 4 }),
  aFood({ id: 'pho', name: 'Pho', quantity: 5 }),
  aFood({ id: 'cake', name: 'Cake', quantity: 5 }),
];
const names = (): readonly (string | null)[] =>
  screen.getAllByRole('listitem').map((row) => row.firstChild?.textContent ?? null);

it('a food that is no longer low stays in its place as long as its change can be undone', async () => {
  const { rerender } = render(card([taco, pho, cake]));
  fireEvent.click(screen.getByRole('button', { name: 'One more: Pho' }));
  await pass(QUIET_MS);
  rerender(card([taco, cake]));
  expect(names()).toEqual(['Taco', 'Pho', 'Cake']);
  expect(screen.getByLabelText('Quantity of Pho')).toHaveProperty('value', '6');
  screen.getByRole('button', { name: 'Undo: quantity of Pho' });
  await pass(2 * UNDO_MS);
  expect(names()).toEqual(['Taco', 'Pho', 'Cake']);
  fireEvent.click(screen.getByRole('button', { name: 'One more: Taco' }));
  await pass(QUIET_MS);
  expect(names()).toEqual(['Taco', 'Cake']);
});

it('foods keep their places while their portions change', () => {
  const { rerender } = render(card([taco, pho]));
  rerender(card([{ ...pho, quantity: 1 }, taco, cake]));
  expect(names()).toEqual(['Taco', 'Pho', 'Cake']);
});

it('a food that others filled up leaves at once', () => {
  const { rerender } = render(card([taco, pho]));
  rerender(card([taco]));
  expect(names()).toEqual(['Taco']);
});
