import { DEFAULT_SETTINGS, NO_CHOICES, toChoicesDto, toHouseDto } from '@foodhouse/domain';
import { aFood, aGroup, anOption } from '@foodhouse/domain/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeBasket, currentBasket } from '../features/ordering/basket/basket-store.ts';
import { CHOICES } from '../features/ordering/choose/testing.ts';
import { learnHouse } from '../lib/house-face.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

// The house of these tests is in no database: its live settings would take its name away.
vi.mock('../features/house/now/live-house-now.ts', () => ({ openHouseNow: () => () => () => undefined }));

const PIZZA = aFood({ id: 'pizza', name: 'Pizza', priceMinor: 950, quantity: 9, leastExtraMinor: 0 });

const ABOUT = { name: 'Harbour', address: '', phone: '' };
const CHOICES_PATH = '/api/foods/pizza/choices';
const answers = {
  [CHOICES_PATH]: toChoicesDto({ ...NO_CHOICES, ...CHOICES }, 'USD'),
  '/api/house': toHouseDto({ ...DEFAULT_SETTINGS, about: ABOUT }),
  '/api/house/now': { about: ABOUT },
};

async function openPage(role?: 'user', foods = [PIZZA], choices = answers[CHOICES_PATH]): Promise<void> {
  await renderScreen('/user/pizza', { foods, answers: { ...answers, [CHOICES_PATH]: choices }, ...(role && { role }) });
  await act(async () => {
    learnHouse({ about: ABOUT });
  });
  await screen.findByRole('radio', { name: /^Large/ });
}

beforeEach(() => {
  changeBasket((basket) => ({ ...basket, lines: [] }));
});

afterEach(async () => {
  changeBasket((basket) => ({ ...basket, lines: [] }));
  await act(async () => {
    learnHouse({});
  });
});

describe('the page of a food with choices, in a house with a name', () => {
  it('says on its button the least price until all is chosen, and then the price of that', async () => {
    const sauces = [anOption({ eachMinor: 100 }), anOption({ id: 'hot', name: 'Hot', eachMinor: 150 })];
    const dear = { ...NO_CHOICES, sizes: CHOICES.sizes, groups: [aGroup({ options: sauces })] };
    await openPage(undefined, [{ ...PIZZA, leastExtraMinor: 100 }], toChoicesDto(dear, 'USD'));
    const add = screen.getByRole('button', { name: /^Add to basket/ });
    expect(add.textContent).toBe('Add to basketfrom $10.50');
    await press(screen.getByRole('radio', { name: /^Large/ }));
    expect(add.textContent).toBe('Add to basketfrom $10.50');
    await press(screen.getByRole('radio', { name: /^Hot/ }));
    expect(add.textContent).toBe('Add to basket$13.00');
    await press(screen.getByRole('radio', { name: /^Small/ }));
    expect(add.textContent).toBe('Add to basket$11.00');
  });

  it('puts the food into the basket as it is chosen there, once all is', async () => {
    await openPage();
    await press(screen.getByRole('radio', { name: /^Large/ }));
    await press(screen.getByRole('radio', { name: /^Hot/ }));
    await press(screen.getByRole('checkbox', { name: /^Bacon/ }));
    await press(screen.getByRole('button', { name: 'Add to basket $13.20' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(currentBasket().lines).toMatchObject([
      { foodId: 'pizza', eachMinor: 1320, chosen: 'Large, Hot, Bacon', sizeId: CHOICES.sizes[1]?.id },
    ]);
  });

  it('asks in the dialog for what is missing, with what is chosen on the page', async () => {
    await openPage();
    await press(screen.getByRole('radio', { name: /^Large/ }));
    await press(screen.getByRole('button', { name: /^Add to basket/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Pizza' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Large/ }).checked).toBe(true);
    expect(currentBasket().lines).toEqual([]);
  });

  it('orders now with what is chosen on the page', async () => {
    await openPage('user');
    await press(screen.getByRole('checkbox', { name: /^Bacon/ }));
    await press(screen.getByRole('button', { name: 'Order Now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Pizza' }));
    const bacon = dialog.getByRole<HTMLInputElement>('checkbox', { name: /^Bacon/ });
    expect(bacon.checked).toBe(true);
    await press(bacon);
    await press(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Bacon/ }).checked).toBe(true); // the page's own
  });
});

it('the page of a house without a name lets people read what can be chosen', async () => {
  await renderScreen('/user/pizza', { foods: [PIZZA], answers: { [CHOICES_PATH]: answers[CHOICES_PATH] } });
  await screen.findByText('You choose when you order.');
  expect(screen.queryByRole('radio')).toBeNull();
});
