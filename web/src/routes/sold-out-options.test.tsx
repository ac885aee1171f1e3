import { aFood } from '@foodhouse/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press, renderScreen } from '../test/render-screen.tsx';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SIZES = [
  { id: 's', name: 'Small', kitchenName: null, extra: 0 },
  { id: 'l', name: 'Large', kitchenName: null, extra: 2 },
];

const FOODS = [aFood({ id: 'pho', name: 'Pho', leastExtraMinor: 0 }), aFood({ id: 'soup', name: 'Soup' })];

const HOUSE = {
  role: 'chef',
  foods: FOODS,
  answers: { '/api/foods/pho/choices': { version: 1, sizes: SIZES, groups: [] } },
} as const;

async function markLarge(): Promise<void> {
  await press(await screen.findByRole('button', { name: 'Sold-out options: Pho' }));
  await screen.findByRole('dialog', { name: 'Options of Pho' });
  await press(await screen.findByRole('button', { name: 'Mark sold out: Large' }));
  await screen.findByRole('dialog', { name: 'Mark sold out: Large, Pho' });
}

it('a chef marks a size sold out from the stock of a food in the kitchen, where it has any', async () => {
  await renderScreen('/dashboard/kitchen', HOUSE);
  await press(await screen.findByRole('button', { name: /^Stock/ })); // it says how many run low, once that is known
  await press(await screen.findByRole('button', { name: /^Soup / }));
  await screen.findByRole('button', { name: 'Mark sold out: Soup' });
  expect(screen.queryByRole('button', { name: 'Sold-out options: Soup' })).toBeNull();
  await press(screen.getByRole('button', { name: 'Cancel' }));
  await press(await screen.findByRole('button', { name: /^Pho / }));
  await markLarge();
});

it('from the page of its stock', async () => {
  await renderScreen('/dashboard/stock?food=pho', HOUSE);
  await markLarge();
});

it('from the stock of a food in the list', async () => {
  await renderScreen('/dashboard', HOUSE);
  const [stock] = await screen.findAllByRole('button', { name: 'Stock: Pho' });
  if (!stock) throw new Error('no such button');
  await press(stock);
  await screen.findByRole('dialog', { name: 'Stock: Pho' });
  await markLarge();
});
