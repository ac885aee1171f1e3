import { act, fireEvent, render, screen } from '@testing-library/react';
import type { MenuFood } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { sayAway } from '../../house/now/served-from.tsx';
import { FoodCard } from './food-card.tsx';

const nothing = (): void => undefined;

it.each([
  ['on sale', 5],
  ['sold out', 0],
])('in a row Order Now of a food that is %s has no thick ring', async (_what, quantity) => {
  const food = aFood({ quantity });
  await act(async () =>
    render(
      <MemoryRouter>
        <FoodCard
          food={food}
          isEager={false}
          onOrder={nothing}
          onAdd={nothing}
          onLess={nothing}
          detailsTo={(id) => id}
        />
      </MemoryRouter>,
    ),
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Order Now' });
  expect([button.disabled, getComputedStyle(button).borderTopColor]).toEqual([quantity === 0, 'transparent']);
});

it('of a food that is not served now says on its button from when on it is, and has no plus sign', async () => {
  const food = { ...aFood({ id: 'soup', name: 'Soup', quantity: 3 }), servedFrom: 'Tue 11:30' };
  const onOrder = vi.fn<(ordered: MenuFood) => void>();
  const card = (shown: MenuFood): React.JSX.Element => (
    <MemoryRouter>
      <FoodCard
        food={shown}
        inBasket={{ count: 2, plain: 2 }}
        isEager={false}
        onOrder={onOrder}
        onAdd={nothing}
        onLess={nothing}
        detailsTo={(id) => id}
      />
    </MemoryRouter>
  );
  const names = (): readonly (string | null)[] =>
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  /** By the chip on the picture, which has no title, and among the facts. */
  const leftSaid = (): readonly string[] => screen.getAllByText('3 left').map(({ title }) => title);
  const { rerender } = await act(async () => render(card(food)));
  expect(names()).toEqual(['Order Now: From Tue 11:30']);
  expect([screen.getByRole('button').textContent, leftSaid()]).toEqual(['From Tue 11:30', ['Quantity']]);
  expect(getComputedStyle(screen.getByRole('presentation')).opacity).toBe('0.6');
  fireEvent.click(screen.getByRole('button'));
  expect(onOrder).toHaveBeenCalledExactlyOnceWith(food);
  await act(async () => {
    rerender(card({ ...food, servedFrom: '' }));
  });
  expect(names()).toEqual(['Order Now: Not served now']);
  const { servedFrom: _served, ...served } = food;
  await act(async () => {
    rerender(card(served));
  });
  expect(names()).toEqual(['Order Now', 'Take one Soup out of the basket', 'Put Soup into the basket']);
  expect(leftSaid()).toEqual(['', 'Quantity']);
});

it('follows what the house says of a food', async () => {
  await act(async () =>
    render(
      <MemoryRouter>
        <FoodCard
          food={aFood({ mealtimes: ['dinner'] })}
          isEager={false}
          onOrder={nothing}
          onAdd={nothing}
          onLess={nothing}
          detailsTo={(id) => id}
        />
      </MemoryRouter>,
    ),
  );
  act(() => {
    sayAway([{ mealtime: 'dinner', from: '17:00', fromWords: '17:00' }]);
  });
  expect(screen.getByRole('button').textContent).toBe('From 17:00');
  act(() => {
    sayAway([]);
  });
  expect(screen.getByText('Order Now')).toBeDefined();
});
