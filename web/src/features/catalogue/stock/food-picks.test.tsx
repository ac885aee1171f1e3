import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FoodPicks } from './food-picks.tsx';

it('opens the first food with Enter, and any by its button', async () => {
  const onPick = vi.fn<(food: Food) => void>();
  const items = [
    aFood({ id: 'pho', name: 'Pho', quantity: 8 }),
    aFood({ id: 'water', name: 'Water', counted: false }),
    aFood({ id: 'soup', name: 'Soup', quantity: 0, putAside: 3, offThrough: '2026-06-09' }),
    aFood({ id: 'taco', name: 'Taco', quantity: 0, putAside: 12 }),
  ];
  const ready = {
    status: 'ready',
    value: { items, isFresh: true, older: 'none', showOlder: vi.fn<() => void>() },
  } as const;
  const nothing = (): void => undefined;
  render(<FoodPicks foods={ready} typed="" onType={nothing} onPick={onPick} onClose={nothing} />);
  await userEvent.type(screen.getByLabelText('Find a food'), '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Taco Sold out, 12 aside' }));
  await userEvent.click(screen.getByRole('button', { name: 'Water not counted' }));
  await userEvent.click(screen.getByRole('button', { name: /^Soup Sold out until .*\d\d:\d\d$/ }));
  expect(onPick.mock.calls.map(([{ id }]) => id)).toEqual(['pho', 'taco', 'water', 'soup']);
});
