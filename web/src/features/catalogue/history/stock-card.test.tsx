import type { Food } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { StockCard } from './stock-card.tsx';

function show(changes: Partial<Food>, written?: number): string {
  const { container } = render(<StockCard food={aFood(changes)} written={written} onEnter={() => undefined} />);
  return container.textContent;
}

it.each([
  ['plenty', { quantity: 16 }, '16 portionsLow at 5 or fewerRestockWasteCount'],
  [
    'one of many is no low stock where the house says so',
    { quantity: 1, lowAt: 0 },
    '1 portionNever lowRestockWasteCount',
  ],
  ['low', { quantity: 3 }, '3 portionsLowLow at 5 or fewerRestockWasteCount'],
  ['low at a number of its own', { quantity: 8, lowAt: 10 }, '8 portionsLowLow at 10 or fewerRestockWasteCount'],
  ['sold out', { quantity: 0 }, '0 portionsSold outLow at 5 or fewerRestockWasteCount'],
  ['not counted', { counted: false }, 'Nobody counts it'],
  ['not counted and sold out', { counted: false, putAside: 0 }, 'Nobody counts itSold out'],
])('says how much there is: %s', (_name, changes, words) => {
  expect(show(changes)).toBe(words);
});

it('counts what is put aside, and says that it is', () => {
  expect(show({ quantity: 0, putAside: 12 })).toContain('12 portionsSold out');
  screen.getByText('They are put aside until the food is on sale again.');
});

it.each([
  ['Restock', 'restock'],
  ['Waste', 'waste'],
  ['Count', 'count'],
])('opens the form with what was pressed: %s', async (name, kind) => {
  const onEnter = vi.fn<(kind: string) => void>();
  render(<StockCard food={aFood({ quantity: 16 })} written={undefined} onEnter={onEnter} />);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onEnter.mock.calls).toEqual([[kind]]);
});

it('says what the day begins with until that is written', () => {
  const par = { portions: 20, days: [1, 2, 3, 4, 5] } as const;
  expect(show({ quantity: 20, par }, 4)).toContain('The day begins with 20');
  expect(show({ quantity: 20, par }, 20)).not.toContain('The day begins');
  expect(show({ quantity: 20, par })).not.toContain('The day begins');
});
