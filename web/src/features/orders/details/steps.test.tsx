import type { OrderStatus } from '@foodhouse/domain';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { learnHouse } from '../../../lib/house-face.ts';
import { Steps } from './steps.tsx';

afterEach(() => {
  learnHouse({});
});

it.each([
  [null, '', 'Delivered'],
  [null, 'Uferstr. 12', 'Picked up'],
  ['pickup', '', 'Picked up'],
  ['table', 'Uferstr. 12', 'Served'],
  ['delivery', 'Uferstr. 12', 'Delivered'],
] as const)('of an order that is served by %j, in a house at "%s", the last one is %s', (kind, address, last) => {
  learnHouse({ about: { name: 'Kanal', address, phone: '' } });
  render(<Steps status="approved" fulfilment={kind && { kind }} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe(last);
});

it.each<readonly [status: OrderStatus, current: string, done: string]>([
  ['pending', 'Ordered', '25%'],
  ['approved', 'Accepted', '75%'],
  ['delivered', 'Delivered', '100%'],
])('of an order that is %s, %s is the current one, and the line is filled as far as %s', (status, current, done) => {
  render(<Steps status={status} fulfilment={null} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Ordered', 'Accepted', 'Delivered']);
  expect(
    steps.filter((step) => step.getAttribute('aria-current') === 'step').map(({ textContent }) => textContent),
  ).toEqual([current]);
  expect(screen.getByRole('list', { name: 'Steps' }).style.getPropertyValue('--done')).toBe(done);
});

it('there are none of a rejected order', () => {
  render(<Steps status="reject" fulfilment={null} />);
  expect(screen.queryByRole('list')).toBeNull();
});
