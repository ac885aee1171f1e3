import { aFood } from '@foodhouse/domain/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../test/render-screen.tsx';

function popular(): ReturnType<typeof within> {
  return within(screen.getByRole('region', { name: 'Popular foods' }));
}

describe('home', () => {
  it('shows skeletons of the popular foods while it loads', async () => {
    await renderScreen('/', { server: 'is silent' });
    expect(screen.getByRole('region', { name: 'Popular foods' }).querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('shows the first foods with their prices and links', async () => {
    await renderScreen('/', { foods: [aFood({ id: 'pho', name: 'Pho', priceMinor: 950 })] });
    const details = await screen.findByRole('link', { name: 'Details: Pho' });
    expect(details.getAttribute('href')).toBe('/user/pho');
    expect(popular().getByText('$9.50')).toBeDefined();
    expect(popular().getByRole('link', { name: 'Order Now: Pho' }).getAttribute('href')).toBe('/inventory');
  });

  it('shows an outage of the foods with a retry button, and the rest of the page', async () => {
    await renderScreen('/', { server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  });
});
