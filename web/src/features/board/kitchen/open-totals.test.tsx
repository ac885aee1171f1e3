import { onlyLineOf } from '@foodhouse/domain';
import { anOrder } from '@foodhouse/domain/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OpenTotals } from './open-totals.tsx';

it('the food that stands out stays whole in the line, where that neither ends nor fades', () => {
  const orders = ['Fries', 'Smash Burger'].map((name) =>
    anOrder({ lines: [{ ...onlyLineOf(anOrder()), name, quantity: 2 }] }),
  );
  render(<OpenTotals orders={orders} lit="Smash Burger" onLit={() => undefined} />);
  const { position, insetInlineStart, insetInlineEnd } = getComputedStyle(
    screen.getByRole('button', { pressed: true }),
  );
  expect([position, insetInlineStart, insetInlineEnd]).toEqual(['sticky', '0', '40px']);
  expect(getComputedStyle(screen.getByRole('button', { name: /Fries/ })).position).not.toBe('sticky');
});
