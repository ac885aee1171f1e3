import { toTrackDto, type Order } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderSums, readSumsOf, readSumsOfDto } from './order-sums.tsx';

const DELIVERED = anOrder({ fulfilment: { kind: 'delivery', area: { id: 'city', name: 'Old town' } } });

it.each([
  ['an order', readSumsOf],
  ['the answer about its link', (order: Order) => readSumsOfDto(toTrackDto(order))],
])('says of %s that its delivery is free, and of what is fetched nothing', (_what, sumsOf) => {
  const { container, rerender } = render(<OrderSums {...sumsOf(DELIVERED)} />);
  expect(screen.getByText('Delivery').nextSibling?.textContent).toBe('$0.00');
  rerender(<OrderSums {...sumsOf({ ...DELIVERED, fulfilment: { kind: 'pickup' } })} />);
  expect(container.textContent).toBe('');
});
