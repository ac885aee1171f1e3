import { anOrder } from '@foodhouse/domain/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/orderlist';

describe('the Order List', () => {
  it('shows a skeleton while it loads', async () => {
    await renderScreen(PATH, { role: 'admin', server: 'is silent' });
    expect(await screen.findByRole('status', { name: 'Loading orders' })).toBeDefined();
  });

  it('shows all customers’ pending orders with their buttons', async () => {
    await renderScreen(PATH, {
      role: 'admin',
      orders: [
        anOrder({ id: 'a', foodName: 'Pho', token: 'AAAAAA', userId: 'bob' }),
        anOrder({ id: 'b', foodName: 'Ramen', token: 'BBBBBB', status: 'approved' }),
      ],
    });
    expect(await screen.findByRole('button', { name: 'Accept Pho, token AAAAAA' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reject Pho, token AAAAAA' })).toBeDefined();
    expect(screen.queryByText('Ramen')).toBeNull();
  });

  it('shows returned orders first, with the kitchen’s reason', async () => {
    await renderScreen(PATH, {
      role: 'admin',
      orders: [
        anOrder({ id: 'new', foodName: 'Pho', token: 'AAAAAA', createdAtMs: 9 }),
        anOrder({
          id: 'back',
          foodName: 'Ramen',
          token: 'BBBBBB',
          createdAtMs: 5,
          returnedAtMs: 7,
          returnReason: 'no eggs',
        }),
      ],
    });
    await screen.findAllByText(/Given back: “no eggs”/);
    const accepts = await screen.findAllByRole('button', { name: /^Accept .*, token/ });
    expect(accepts.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Accept Ramen, token BBBBBB',
      'Accept Pho, token AAAAAA',
    ]);
  });

  it('says when there are none', async () => {
    await renderScreen(PATH, { role: 'admin' });
    expect(await screen.findByRole('heading', { name: 'No orders under Pending' })).toBeDefined();
  });

  it.each(['user', 'chef'] as const)('shows a %s the heading, and that they lack permission', async (role) => {
    await renderScreen(PATH, { role, orders: [anOrder({ foodName: 'Pho' })] });
    expect(await screen.findByText('You need access for this page')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Order List' })).toBeDefined();
    expect(screen.queryByText('Pho')).toBeNull();
  });

  it('shows an outage, with a retry button', async () => {
    await renderScreen(PATH, { role: 'admin', server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
