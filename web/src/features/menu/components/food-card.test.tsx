import { act, render, screen } from '@testing-library/react';
import { aFood } from '@foodhouse/domain/testing';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
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
