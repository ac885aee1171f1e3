import type { OrderStatus } from '@foodhouse/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Steps } from './steps.tsx';

it.each([
  ['', 'Delivered'],
  ['pickup', 'Picked up'],
  ['table', 'Served'],
  ['delivery', 'Delivered'],
])('of an order that is served by "%s", the last one is called %s', (service, last) => {
  render(<Steps status="approved" service={service} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe(last);
});

it.each<readonly [status: OrderStatus, current: string, done: string]>([
  ['pending', 'Ordered', '25%'],
  ['approved', 'Accepted', '75%'],
  ['delivered', 'Delivered', '100%'],
])('of an order that is %s, %s is the current one, and the line is filled as far as %s', (status, current, done) => {
  render(<Steps status={status} service="" />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Ordered', 'Accepted', 'Delivered']);
  expect(
    steps.filter((step) => step.getAttribute('aria-current') === 'step').map(({ textContent }) => textContent),
  ).toEqual([current]);
  expect(screen.getByRole('list', { name: 'Steps' }).style.getPropertyValue('--done')).toBe(done);
});

it('there are none of a rejected order', () => {
  render(<Steps status="reject" service="" />);
  expect(screen.queryByRole('list')).toBeNull();
});
