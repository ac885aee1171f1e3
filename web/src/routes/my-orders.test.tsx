import { anOrder } from '@foodhouse/domain/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard/myorders';

describe('My Orders', () => {
  it('shows a skeleton while it loads', async () => {
    await renderScreen(PATH, { role: 'user', server: 'is silent' });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Orders' })).toBeDefined();
    expect(await screen.findByRole('status', { name: 'Loading orders' })).toBeDefined();
  });

  it('shows the customer’s orders of the status, with a Pay button', async () => {
    await renderScreen(PATH, {
      role: 'user',
      orders: [
        anOrder({ id: 'mine', foodName: 'Pho' }),
        anOrder({ id: 'rejected', foodName: 'Ramen', status: 'reject' }),
        anOrder({ id: 'bobs', foodName: 'Taco', userId: 'bob' }),
      ],
    });
    expect(await screen.findByText('Pho')).toBeDefined();
    expect([screen.queryByText('Ramen'), screen.queryByText('Taco')]).toEqual([null, null]);
  });

  it('says when there are none, and links to the menu', async () => {
    await renderScreen(PATH, { role: 'user' });
    expect(await screen.findByRole('heading', { name: 'No orders under Pending' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all foods' }).getAttribute('href')).toBe('/inventory');
  });

  it('shows a refusal, without a retry button', async () => {
    await renderScreen(PATH, { role: 'user', server: 'refuses' });
    expect(await screen.findByText('You need access for this page')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
