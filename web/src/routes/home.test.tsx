import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeBasket, currentBasket } from '../features/ordering/basket/basket-store.ts';
import { publish } from '../data/session-store.ts';
import { learnHouse } from '../lib/house-face.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

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

describe('home of a house with a name', () => {
  afterEach(async () => {
    changeBasket((basket) => ({ ...basket, lines: [] }));
    await act(async () => {
      learnHouse({});
    });
  });

  const PHO = aFood({ id: 'pho', name: 'Pho', priceMinor: 950 });
  const ABOUT = { name: 'Harbour', address: '', phone: '' };
  const answers = {
    '/api/house': toHouseDto({ ...DEFAULT_SETTINGS, about: ABOUT }),
    '/api/house/now': { about: ABOUT },
  };
  const openHome = async (
    food = PHO,
    house: Parameters<typeof renderScreen>[1] = {},
  ): Promise<ReturnType<typeof within>> => {
    await renderScreen('/', { foods: [food], answers, ...house });
    await screen.findByRole('heading', { name: 'Pho' });
    await act(async () => {
      learnHouse({ about: ABOUT });
    });
    return within(
      (await screen.findByRole('button', { name: 'Put Pho into the basket' })).closest('article') as HTMLElement,
    );
  };

  it('spells the quantity of a food as its menu does', async () => {
    const card = await openHome({ ...PHO, quantity: 7 });
    expect(card.getByText('Quantity: 7')).toBeDefined();
  });

  it('has the dialog of a food with choices, and leads a signed-out person to the login', async () => {
    const card = await openHome({ ...PHO, leastExtraMinor: 0 });
    await press(card.getByRole('button', { name: 'Order Now: Pho' }));
    await screen.findByText('Login first..!');
    await press(card.getByRole('button', { name: 'Put Pho into the basket' }));
    await screen.findByRole('dialog', { name: 'Order Pho' });
  });

  it('keeps the open dialog of a food that leaves the first three, with what is chosen', async () => {
    const foods: (typeof PHO)[] = [{ ...PHO, leastExtraMinor: 0 }];
    const card = await openHome(PHO, { role: 'user', foods });
    await press(card.getByRole('button', { name: 'Order Now: Pho' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order Pho' });
    foods.splice(0, 1, aFood({ id: 'tea', name: 'Tea' }));
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await screen.findByRole('heading', { name: 'Tea', hidden: true });
    expect(screen.queryByRole('heading', { name: 'Pho', level: 3, hidden: true })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Order Pho' })).toBe(dialog);
  });

  it('opens one dialog, of the last food pressed, for a person who signs in after two presses', async () => {
    const foods = [PHO, aFood({ id: 'tea', name: 'Tea' })];
    await openHome(PHO, { foods });
    await press(screen.getByRole('button', { name: 'Order Now: Pho' }));
    await press(screen.getByRole('button', { name: 'Order Now: Tea' }));
    await act(async () => {
      publish({ status: 'signed-in', user: { uid: 'ann', email: '', displayName: '', role: 'guest' } });
    });
    await screen.findByRole('dialog', { name: 'Order Tea' });
    expect(screen.getAllByRole('dialog', { hidden: true }).length).toBe(1);
  });

  it('puts a food into the basket by its one filled button, and takes it out again', async () => {
    const card = await openHome();
    const add = card.getByRole('button', { name: 'Put Pho into the basket' });
    const order = card.getByRole('button', { name: 'Order Now: Pho' });
    expect([add, order].map(({ dataset }) => dataset['variant'])).toEqual(['contained', 'outlined']);
    expect(card.getByRole('link', { name: 'Pho' }).getAttribute('href')).toBe('/user/pho');
    expect(card.queryByRole('link', { name: 'Details: Pho' })).toBeNull();
    await press(add);
    expect(currentBasket().lines).toMatchObject([{ foodId: 'pho', quantity: 1 }]);
    await screen.findByRole('button', { name: /^1 item · \$9\.50/ });
    await press(card.getByRole('button', { name: 'Take one Pho out of the basket' }));
    expect(currentBasket().lines).toEqual([]);
  });
});
