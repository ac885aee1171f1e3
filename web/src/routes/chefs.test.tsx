import { aFood } from '@foodhouse/domain/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { learnHouseFace } from '../lib/house-face.ts';
import { renderScreen } from '../test/render-screen.tsx';

describe('the chefs', () => {
  it('shows skeletons while it loads', async () => {
    await renderScreen('/chefs', { server: 'is silent' });
    expect(screen.getByRole('region', { name: 'Who cooks what' }).querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('shows every chef once, by name, with their foods', async () => {
    await renderScreen('/chefs', {
      foods: [
        aFood({ id: 'pho', name: 'Pho', supplier: 'Linh' }),
        aFood({ id: 'taco', name: 'Taco', supplier: 'Ada', priceMinor: 400 }),
        aFood({ id: 'roll', name: 'Spring roll', supplier: 'Linh' }),
      ],
    });
    const linh = within(await screen.findByRole('article', { name: 'Linh' }));
    expect(linh.getAllByRole('link').map((link) => link.textContent)).toEqual(['Pho', 'Spring roll']);
    expect(linh.getByText('2 foods on the menu')).toBeDefined();
    const region = within(screen.getByRole('region', { name: 'Who cooks what' }));
    expect(region.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['Ada', 'Linh']);
  });

  it('shows four foods of a chef, and leads to the rest', async () => {
    const foods = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aFood({ id, name: id, supplier: 'Ada Osei' }));
    await renderScreen('/chefs', { foods });
    const ada = within(await screen.findByRole('article', { name: 'Ada Osei' }));
    expect(ada.getAllByRole('link').map((link) => link.textContent)).toEqual(['a', 'b', 'c', 'd', 'and 2 more']);
    expect(ada.getByRole('link', { name: 'and 2 more' }).getAttribute('href')).toBe('/inventory?q=Ada%20Osei');
    expect([ada.getByText('AO').getAttribute('aria-hidden'), ada.getByRole('heading').textContent]).toEqual([
      'true',
      'Chef: Ada Osei',
    ]);
  });

  it('writes no word before the name in a house with a name', async () => {
    learnHouseFace({ name: 'Gasthaus am Kanal', address: '', phone: '' });
    await renderScreen('/chefs', { foods: [aFood({ supplier: 'Ada' })] });
    expect(within(await screen.findByRole('article', { name: 'Ada' })).getByRole('heading').textContent).toBe('Ada');
    learnHouseFace(null);
  });

  it('says when there are no chefs', async () => {
    await renderScreen('/chefs');
    expect(await screen.findByRole('heading', { name: 'Nobody is cooking yet' })).toBeDefined();
  });

  it('shows an outage, with a retry button', async () => {
    await renderScreen('/chefs', { server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
