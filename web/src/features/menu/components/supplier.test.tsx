import { act, render, screen } from '@testing-library/react';
import { aFood } from '@foodhouse/domain/testing';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FoodCard } from './food-card.tsx';
import { FoodDetails } from './food-details.tsx';
import { SupplierCard } from './supplier-list.tsx';

const food = aFood({ supplier: 'Linh Tran' });
const nothing = (): void => undefined;

const parts = {
  card: (
    <FoodCard food={food} isEager={false} onOrder={nothing} onAdd={nothing} onLess={nothing} detailsTo={(id) => id} />
  ),
  page: <FoodDetails food={food} onOrder={nothing} onAdd={nothing} manage={null} />,
};

it.each(Object.entries(parts))('names the chef of a food on its %s, as in the specification', async (_name, part) => {
  await act(async () => render(<MemoryRouter>{part}</MemoryRouter>)); // with what is fetched after it
  expect(screen.getByText('Chef: Linh Tran')).toBeDefined();
});

it('says no chef where a food has none', async () => {
  const none = aFood({ supplier: '' });
  await act(async () =>
    render(
      <MemoryRouter>
        <FoodCard food={none} isEager={false} onOrder={nothing} onAdd={nothing} onLess={nothing} />
        <FoodDetails food={none} onOrder={nothing} onAdd={nothing} manage={null} />
        <SupplierCard name="" count={1}>
          {null}
        </SupplierCard>
      </MemoryRouter>,
    ),
  );
  expect(screen.queryByText(/Chef/)).toBeNull();
});
