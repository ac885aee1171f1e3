import { anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrdersRegion } from './orders-region.tsx';

it('does not announce a whole table when the list changes', () => {
  const orders = { status: 'ready', value: { items: [anOrder()], isFresh: true } } as const;
  render(
    <OrdersRegion orders={orders} empty={null}>
      {(items) => <p>{items.length} in all</p>}
    </OrdersRegion>,
  );
  expect(screen.getByText('1 in all').closest('[aria-live]')).toBeNull();
});
