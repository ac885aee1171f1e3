import { aFood } from '@foodhouse/domain/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press, renderScreen } from '../test/render-screen.tsx';

const PHO = aFood({ id: 'pho', name: 'Pho', quantity: 3 });
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });

describe('the page of a food', () => {
  it('shows a skeleton while it loads', async () => {
    await renderScreen('/user/pho', { server: 'is silent' });
    expect(document.querySelector('[data-fill="food"] [aria-busy="true"]')).not.toBeNull();
  });

  it('shows the food with its price and chef, and disabled buttons to a visitor', async () => {
    await renderScreen('/user/pho', { foods: [PHO] });
    expect(await screen.findByRole('heading', { level: 1, name: /^Pho/ })).toBeDefined();
    // In a phone's bar again, for the eye.
    expect(screen.getAllByText('$9.50').map((price) => price.getAttribute('aria-hidden'))).toEqual([null, 'true']);
    expect(screen.getByText('Chef: Linh Tran')).toBeDefined();
    expect([button('Order Now').disabled, button('Update').disabled, button('Remove').disabled]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('reads a name and a description in their own direction, whatever is around them', async () => {
    const foods = [{ ...PHO, name: 'פיצה (גדולה)', description: 'גבינה (מוצרלה)' }];
    await renderScreen('/user/pho', { foods });
    const heading = await screen.findByRole('heading', { level: 1, name: /^פיצה/ });
    expect(heading.querySelector('bdi')?.textContent).toBe('פיצה (גדולה)');
    expect(screen.getByText('גבינה (מוצרלה)').dir).toBe('auto');
  });

  it('leads back to the menu', async () => {
    const { pathname } = await renderScreen('/user/pho', { foods: [PHO] });
    await screen.findByRole('heading', { level: 1, name: /^Pho/ });
    await press(screen.getByRole('link', { name: 'All foods' }));
    expect(pathname()).toBe('/inventory');
  });

  it('says what the food contains before the button that orders it, and its id last', async () => {
    await renderScreen('/user/pho', { foods: [{ ...PHO, allergens: ['fish'], tags: ['hot'] }] });
    const order = await screen.findByRole('button', { name: 'Order Now' });
    expect(screen.getByText('Contains: fish').compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Diets',
      'Served at',
      'Quantity',
      'Id',
    ]);
  });

  it('has who cooks it, what it contains and its facts in one place, above the button that orders it', async () => {
    await renderScreen('/user/pho', { foods: [{ ...PHO, allergens: ['fish'], tags: ['hot'] }] });
    const order = await screen.findByRole('button', { name: 'Order Now' });
    const facts = screen.getByText('Chef: Linh Tran').parentElement;
    expect(facts?.contains(screen.getByText('Contains: fish'))).toBe(true);
    expect(screen.getAllByRole('term').every((term) => facts?.contains(term))).toBe(true);
    expect(facts?.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has one loud act, which adds to the basket and shows the least price, and beside it a quiet one that orders', async () => {
    await renderScreen('/user/pho', { foods: [{ ...PHO, leastExtraMinor: 100 }] });
    const add = await screen.findByRole('button', { name: 'Add to basket' });
    expect(add.querySelector('[aria-hidden]')?.textContent).toBe('from $10.50');
    expect([add, button('Order Now')].map(({ dataset }) => dataset['variant'])).toEqual(['contained', 'outlined']);
  });

  it('puts the food into the basket', async () => {
    localStorage.clear();
    await renderScreen('/user/pho', { foods: [PHO] });
    await press(await screen.findByRole('button', { name: 'Add to basket' }));
    expect(screen.getByRole('button', { name: /^1 item · \$9\.50/ })).toBeDefined();
    localStorage.clear();
  });

  it('lets an admin change the food', async () => {
    await renderScreen('/user/pho', { role: 'admin', foods: [PHO] });
    await screen.findByRole('heading', { level: 1, name: /^Pho/ });
    expect([button('Update').disabled, button('Remove').disabled]).toEqual([false, false]);
    // The keyboard comes to them after what orders the food.
    const order = screen.getByRole('button', { name: 'Order Now' });
    expect(order.compareDocumentPosition(button('Update'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is quiet about a food that is served only later, and says from when on at its button', async () => {
    await renderScreen('/user/pho', { foods: [{ ...PHO, servedFrom: '17:00' }] });
    const order = await screen.findByRole('button', { name: 'Order Now: From 17:00' });
    expect([order.textContent, order.dataset['variant']]).toEqual(['From 17:00', 'outlined']);
    expect(screen.queryByRole('button', { name: /basket/ })).toBeNull();
    expect(screen.queryByText(/Only 3 left|3 left/)).toBeNull();
  });

  it('has no order for a sold-out food', async () => {
    await renderScreen('/user/pho', { foods: [{ ...PHO, quantity: 0 }] });
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sold out' })).disabled).toBe(true);
  });

  it.each(['/user/no-such-food', '/user/__no__'])('says that %s is not on the menu', async (path) => {
    await renderScreen(path, { foods: [PHO] });
    expect(await screen.findByRole('heading', { level: 1, name: 'This food is not on the menu' })).toBeDefined();
  });

  it('says that a food has left the menu', async () => {
    await renderScreen('/user/pho', { foods: [{ ...PHO, retiredAtMs: 5 }] });
    expect(await screen.findByRole('heading', { level: 1, name: 'This food is not on the menu' })).toBeDefined();
  });

  it('shows an outage, with a retry button', async () => {
    await renderScreen('/user/pho', { server: 'is down' });
    expect(await screen.findByText('The kitchen is not answering')).toBeDefined();
    expect(button('Try again')).toBeDefined();
  });
});
