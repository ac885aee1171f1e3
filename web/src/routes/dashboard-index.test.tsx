import { aFood } from '@foodhouse/domain/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, renderScreen } from '../test/render-screen.tsx';

const PATH = '/dashboard';
const PHO = aFood({ id: 'pho', name: 'Pho', quantity: 3 });

describe('the Food List', () => {
  it('shows a skeleton while it loads', async () => {
    await renderScreen(PATH, { role: 'user', server: 'is silent' });
    expect(await screen.findByRole('status', { name: 'Loading foods' })).toBeDefined();
  });

  it('shows the menu, and opens an order at the price of the row', async () => {
    await renderScreen(PATH, { role: 'user', foods: [PHO, aFood({ id: 'old', name: 'Old', retiredAtMs: 5 })] });
    await press(await screen.findByRole('button', { name: 'Order Now: Pho' }));
    expect((await screen.findByRole('dialog', { name: 'Order Pho' })).textContent).toContain('$9.50');
    expect(screen.queryByText('Old')).toBeNull();
  });

  it('says in its address what is searched for, and begins with that', async () => {
    const page = await renderScreen(`${PATH}?q=tea`, { role: 'admin', foods: [PHO] });
    const box = await screen.findByLabelText<HTMLInputElement>('Find in this list');
    expect(box.value).toBe('tea');
    await act(async () => {
      fireEvent.change(box, { target: { value: 'pho bo' } });
    });
    await waitFor(() => {
      expect(page.search()).toBe('?q=pho+bo');
    });
  });

  it('shows removed foods only to admins', async () => {
    await renderScreen(PATH, { role: 'user', foods: [PHO] });
    await screen.findByText('Pho');
    expect(screen.queryByRole('button', { name: 'Removed' })).toBeNull();
  });

  it('shows removed foods to an admin', async () => {
    await renderScreen(PATH, { role: 'admin', foods: [PHO, aFood({ id: 'old', name: 'Old', retiredAtMs: 5 })] });
    await press(await screen.findByRole('button', { name: 'Removed' }));
    expect(await screen.findByText('Old')).toBeDefined();
    expect(screen.queryByText('Pho')).toBeNull();
  });

  it('says that the menu is empty', async () => {
    await renderScreen(PATH, { role: 'user' });
    expect(await screen.findByRole('heading', { name: 'The menu is empty' })).toBeDefined();
  });

  it('shows an outage, with a retry button', async () => {
    await renderScreen(PATH, { role: 'user', server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
