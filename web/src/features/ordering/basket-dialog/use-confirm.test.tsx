import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fieldOf } from '../../../lib/field-of.ts';
import { Basket } from './basket-dialog.tsx';
import { inBrowser } from '../../../data/unanswered.ts';
import { currentAttempts, currentBasket, putIntoBasket } from '../basket/basket-store.ts';
import { plainLine } from '../basket/basket.ts';
import {
  Inside,
  PHO,
  PLACED,
  SOUP,
  TEA,
  line,
  open,
  press,
  refusal,
  reopen,
  sentTo,
  serveBaskets,
  server,
} from './testing-checkout.tsx';

// Fetched for whoever has not signed in, and nothing in a house without guests.
vi.mock('../checkout/lazy-guest.tsx', () => ({ GuestButton: () => null }));
vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

serveBaskets();

describe('an order of a basket', () => {
  it('asks again when the server refuses it as changed, and says what', async () => {
    server.answers = [[409, refusal('BASKET_CHANGED', { problems: [], total: 3 })]];
    await open();
    server.menu = [TEA];
    await press('Confirm');
    await screen.findByText('Nothing was ordered: one thing has changed since you chose.');
    expect(line('Pho').textContent).toContain('No longer on the menu.');
    expect(sentTo('/api/quote').map(({ body }) => fieldOf(body, 'fresh'))).toEqual([undefined, true]);
    expect(currentAttempts()).toEqual([]);
    expect(currentBasket().lines).toHaveLength(2);
  });

  it.each([
    ['sold out', refusal('BASKET_CHANGED', { problems: [], total: 19 }), { ...TEA, quantity: 0 }, 'Remove: Tea'],
    ['dearer', refusal('PRICE_CHANGED', { total: 22.5 }), { ...TEA, priceMinor: 350 }, 'Take $3.50: Tea'],
  ])(
    'leads to the line that was %s meanwhile as soon as it is refused, and says what',
    async (_case, body, tea, name) => {
      const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
      server.answers = [[409, body]];
      await open();
      server.menu = [PHO, tea];
      await press('Confirm');
      await screen.findByText('Nothing was ordered: one thing has changed since you chose.');
      const repair = screen.getByRole('button', { name });
      const first = name.startsWith('Remove') ? repair.parentElement : repair; // the next Enter removes nothing
      await waitFor(() => {
        expect(document.activeElement).toBe(first);
      });
      expect(seen.mock.instances).toEqual([line('Tea')]);
      const said = document.querySelector(`[id="${repair.getAttribute('aria-describedby')}"]`);
      expect(said?.textContent).toMatch(/^(Sold out meanwhile|The price is \$3\.50 now)/);
      seen.mockRestore();
      await userEvent.click(repair);
      expect(screen.queryByText(/Nothing was ordered/)).toBeNull();
    },
  );

  it('orders nothing where the allergens of a food have changed meanwhile, says what they are, and orders with them once they are taken', async () => {
    const problems = [{ line: 1, reason: 'ALLERGENS_CHANGED', foodId: 'tea', left: 9, choiceId: null }];
    server.answers = [[409, refusal('BASKET_CHANGED', { problems, total: 22 })]];
    server.menu = [PHO, { ...TEA, allergens: [] }];
    for (const food of server.menu) putIntoBasket(plainLine(food));
    await reopen();
    await screen.findByText('Contains none of the 14 allergens');
    server.menu = [PHO, { ...TEA, allergens: ['nuts'] }];
    await press('Confirm');
    await screen.findByText('Nothing was ordered: one thing has changed since you chose.');
    expect(line('Tea').textContent).toContain('Its allergens have changed. Contains: nuts');
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take it all the same: Tea' }));
    });
    await press('Confirm');
    expect(sentTo('/api/orders')).toHaveLength(1); // it leads to the line
    await press('Take it all the same: Tea');
    expect(screen.queryByText(/have changed/)).toBeNull();
    await press('Confirm');
    const shown = sentTo('/api/orders').map(({ body }) =>
      (fieldOf(body, 'lines') as readonly unknown[]).map((one) => fieldOf(one, 'shownAllergens')),
    );
    expect(shown).toEqual([
      [undefined, { contains: [], undeclared: [] }],
      [undefined, { contains: ['nuts'], undeclared: [] }],
    ]);
  });

  it('asks again when the house has another currency meanwhile, and says so of each line', async () => {
    server.answers = [[409, refusal('PRICE_CHANGED', { total: 22, currency: 'EUR' })]];
    await open();
    server.menu = [PHO, TEA].map((food) => ({ ...food, currency: 'EUR' }));
    await press('Confirm');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ shownTotal: 22, currency: 'USD' });
    await screen.findByText('Nothing was ordered: 2 things have changed since you chose.');
    expect(line('Tea').textContent).toContain('The price is €3.00 now; it was $3.00.');
    expect(currentAttempts()).toEqual([]);
    await press('Take €9.50: Pho');
    await press('Take €3.00: Tea');
    await press('Confirm');
    expect(sentTo('/api/orders')[1]?.body).toMatchObject({ shownTotal: 22, currency: 'EUR' });
  });
});

describe('an order of a basket without an answer', () => {
  it('is found with its key after a reload, and is one order, whatever came into the basket meanwhile', async () => {
    const { unmount } = await open();
    await press('Confirm');
    expect(sentTo('/api/orders')).toHaveLength(1);
    unmount(); // the reload: what is stored stays
    putIntoBasket(plainLine(SOUP));
    await reopen();
    expect(screen.getByText(/2 × Pho and 1 more, \$22\.00\. .*you will never get two orders/)).toBeDefined();
    expect(screen.queryByRole('listitem', { name: 'Pho' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Soup' }).disabled).toBe(false);
    server.answers = [[201, PLACED]];
    await press('Try again');
    await screen.findByText('K7M2QX');
    expect(new Set(sentTo('/api/orders').map(({ key }) => key)).size).toBe(1);
    expect(new Set(sentTo('/api/orders').map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(currentBasket().lines.map(({ name }) => name)).toEqual(['Soup']);
  });

  it('has the receipt of the first answer after a reload: its allergens and its tax', async () => {
    server.menu = [
      { ...PHO, allergens: ['gluten', 'fish'] },
      { ...TEA, allergens: [] },
    ];
    server.tax = { isInclusive: true, rates: [{ id: 'all', name: 'All', share: 10_000 }] };
    const { unmount } = await open();
    const tax = (await screen.findByText('including 10% tax')).nextSibling?.textContent;
    await press('Confirm');
    unmount();
    await reopen();
    server.answers = [[201, PLACED]];
    await press('Try again');
    await screen.findByText('K7M2QX');
    expect(screen.getByText('Contains: gluten, fish')).toBeDefined();
    expect(screen.getByText('Contains none of the 14 allergens')).toBeDefined();
    expect(screen.getByText('including 10% tax').nextSibling?.textContent).toBe(tax);
  });

  it('does not lock the basket: another order goes its way, and what was given up is in the basket again', async () => {
    const { unmount } = await open();
    await press('Confirm');
    unmount();
    putIntoBasket(plainLine(SOUP));
    const again = await reopen();
    server.answers = [[201, PLACED]];
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(new Set(sentTo('/api/orders').map(({ key }) => key)).size).toBe(2);
    again.unmount();
    render(<Basket onClose={() => undefined} />, { wrapper: Inside });
    expect(screen.getByRole('link', { name: 'Look in My Orders' }).getAttribute('href')).toBe('/dashboard/myorders');
    await press('Back into the basket');
    expect(
      screen.getByText(/It may have reached the house, and this cancels nothing/).closest('[role=status]'),
    ).not.toBeNull();
    expect(currentAttempts()).toHaveLength(1);
    await press('Back into the basket all the same');
    expect([currentBasket().lines.map(({ name }) => name), currentAttempts()]).toEqual([['Pho', 'Tea'], []]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(false);
  });

  it('says its age, advises to look for it after half an hour, and is forgotten after a day', async () => {
    const { unmount } = await open();
    await press('Confirm');
    unmount();
    const ageBy = (minutes: number): void => {
      for (const one of inBrowser.all()) {
        inBrowser.forget(one.key);
        inBrowser.keep({ ...one, atMs: one.atMs - minutes * 60_000 });
      }
    };
    ageBy(31);
    const old = render(<Basket onClose={() => undefined} />, { wrapper: Inside });
    expect(screen.getByText(/Look in My Orders first: trying again orders it now/).textContent).toMatch(
      /order of .*\d\d:\d\d: 2 × Pho and 1 more, \$22\.00\./,
    );
    old.unmount();
    ageBy(24 * 60);
    render(<Basket onClose={() => undefined} />, { wrapper: Inside });
    expect(screen.queryByText(/No answer came/)).toBeNull();
  });

  it('is not seen by the next person, whose order has a key of its own', async () => {
    await open();
    const { lines } = currentBasket();
    const value = { lines, totalMinor: 2200, fulfilment: null };
    inBrowser.keep({ key: 'of-ben', uid: 'ben', path: '/orders', atMs: Date.now(), value });
    server.answers = [[201, PLACED]];
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(sentTo('/api/orders')[0]?.key).not.toBe('of-ben');
  });
});
