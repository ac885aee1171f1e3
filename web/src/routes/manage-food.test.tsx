import { aFood } from '@foodhouse/domain/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { asksBeforeLeaving } from '../test/asks-before-leaving.ts';
import {
  PATH,
  SIZE,
  PHO,
  TEA,
  server,
  refused,
  show,
  change,
  field,
  type,
  partOf,
  open,
  save,
  ready,
  beginFoodPage,
} from '../test/food-page.tsx';
import { press } from '../test/render-screen.tsx';

beginFoodPage();

describe('the page of one food', () => {
  it('saves what differs of all its parts by one request, with the version that was seen', async () => {
    await show();
    await ready();
    await type('Food Description', 'Hot');
    await open('Sizes and options');
    await press(screen.getByRole('button', { name: 'Add a size' }));
    const size = within(screen.getByRole('group', { name: 'Size 2' }));
    await act(async () => void fireEvent.change(size.getByLabelText(/Name/), { target: { value: 'Large' } }));
    await act(async () => void fireEvent.change(size.getByLabelText(/Price/), { target: { value: '2,50' } }));
    await press(screen.getByRole('button', { name: 'Show 1 group not used here' }));
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /Sauce/ })));
    await open('Allergens and diets');
    const declared = within(partOf('Allergens and diets'));
    await act(async () => void fireEvent.click(declared.getByRole('radio', { name: /^Declared/ })));
    await act(async () => void fireEvent.click(declared.getByRole('checkbox', { name: 'fish' })));
    await open('Stock and sale');
    await type('Quantity', '10');
    await save();
    expect(server.sent).toEqual([
      {
        version: 4,
        description: 'Hot',
        allergens: ['fish'],
        change: -2,
        choices: {
          sizes: [SIZE, { id: 'large', name: 'Large', kitchenName: null, extra: 2.5 }],
          groups: [{ id: 'sauce' }],
        },
      },
    ]);
    await screen.findByText('Everything is saved');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('saves again on top of its own save, with the ids that new sizes have got', async () => {
    await show(`${PATH}#options`);
    await press(await screen.findByRole('button', { name: 'Add a size' }));
    const size = within(screen.getByRole('group', { name: 'Size 2' }));
    await act(async () => void fireEvent.change(size.getByLabelText(/Name/), { target: { value: 'Large' } }));
    await save();
    server.choices = {
      version: 3,
      sizes: [SIZE, { ...SIZE, id: 'large', name: 'Large', kitchenName: null }],
      groups: [],
    };
    await change({ version: 5 });
    await press(screen.getByRole('button', { name: 'Add a size' }));
    const other = within(screen.getByRole('group', { name: 'Size 3' }));
    await act(async () => void fireEvent.change(other.getByLabelText(/Name/), { target: { value: 'Large' } }));
    await save();
    expect(server.sent).toMatchObject([
      { version: 4, choices: { sizes: [{ id: 'small' }, { id: 'large' }] } },
      { version: 5, choices: { sizes: [{ id: 'small' }, { id: 'large' }, { id: 'large-2' }] } },
    ]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });

  it('says what somebody else has saved meanwhile, takes it over, and keeps what is typed', async () => {
    await show();
    await ready();
    await type('Food-Price', '11');
    server.choices = { version: 3, sizes: [SIZE, { ...SIZE, id: 'huge', name: 'Huge' }], groups: [] };
    await change({ version: 5, priceMinor: 1200, supplier: 'Minh' });
    await screen.findByText(/Somebody else has saved this food meanwhile: .*Chef-Name is now Minh.*Huge is new/);
    expect([field('Food-Price').value, field('Chef-Name').value]).toEqual(['11', 'Minh']);
    expect(screen.getByText(/Food-Price is now 12\.00/)).toBeDefined();
    expect(screen.getByText(/What you typed stays in Food-Price\. Saving replaces theirs/)).toBeDefined();
    await save('Replace theirs');
    expect(server.sent).toEqual([{ version: 5, price: '11' }]);
  });

  it('keeps typed sizes beside those that somebody else has saved, until replacing them is chosen', async () => {
    await show(`${PATH}#options`);
    const size = within(await screen.findByRole('group', { name: 'Size 1' }));
    await act(async () => void fireEvent.change(size.getByLabelText(/Name/), { target: { value: 'Tiny' } }));
    server.choices = { version: 3, sizes: [SIZE, { ...SIZE, id: 'huge', name: 'Huge' }], groups: [] };
    await change({ version: 5 });
    await screen.findByText(/Huge is new\. What you typed stays in Sizes and options/);
    await save('Replace theirs');
    expect(server.sent).toMatchObject([{ version: 5, choices: { sizes: [{ id: 'small', name: 'Tiny' }] } }]);
  });

  it.each([
    [null, 'No category'],
    ['drinks', 'Drinks'],
    ['gone', 'No category'],
  ])('of the category %s shows %s, and has nothing to save when that is chosen again', async (categoryId, shown) => {
    await show(PATH, { foods: [{ ...PHO, categoryId }], categories: [{ id: 'drinks', name: 'Drinks' }] });
    const group = within(await screen.findByRole('radiogroup', { name: 'Category' }));
    expect(group.getByLabelText<HTMLInputElement>(shown).checked).toBe(true);
    const canSave = (): boolean => !screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled;
    expect(canSave()).toBe(false);
    await act(async () => void fireEvent.click(group.getByLabelText(shown === 'Drinks' ? 'No category' : 'Drinks')));
    expect(canSave()).toBe(true);
    await act(async () => void fireEvent.click(group.getByLabelText(shown)));
    expect(canSave()).toBe(false);
  });

  it('says above its rates that they are of the tax', async () => {
    const rates = [
      { id: 'food', name: 'Food', percent: 7 },
      { id: 'drinks', name: 'Drinks', percent: 19 },
    ];
    await show(PATH, { rates });
    await ready();
    await open('Kitchen and till');
    const group = await screen.findByRole('radiogroup', { name: 'Tax' });
    expect(within(group).getByText('Tax')).toBeDefined();
    expect(within(group).getByLabelText('Drinks, 19 %')).toBeDefined();
  });

  it('has its currency for its sizes, whatever the house has said of its own', async () => {
    await show(PATH, { foods: [aFood({ ...PHO, currency: 'EUR' })] });
    await ready();
    await open('Sizes and options');
    expect(screen.getByRole('group', { name: 'Size 1' }).textContent).toContain('±€');
  });

  it('says when a food is served, and sends it once it is whole', async () => {
    await show();
    await ready();
    expect(screen.queryByLabelText('Name in the kitchen')).toBeNull(); // what is rare is folded away
    await open('When it is served');
    await press(screen.getByRole('button', { name: 'Add hours' }));
    await type('Hours 1: from', '11:30');
    await save();
    expect((await screen.findByText('Hours have two times, such as 11:30 and 14:00.')).role).toBe('alert');
    await type('Hours 1: to', '14:00');
    await press(screen.getByLabelText('Tue'));
    await save();
    expect(server.sent).toEqual([{ version: 4, served: [{ days: [0, 1, 3, 4, 5, 6], from: '11:30', to: '14:00' }] }]);
  });

  it('says that the house has changed its currency, and keeps the typed price', async () => {
    await show();
    await ready();
    await type('Food-Price', '12.50');
    server.refusal = refused('SETTINGS_CHANGED', { version: 3 });
    await save();
    expect(await screen.findByText(/The house has changed its currency/)).toBeDefined();
    expect(field('Food-Price').value).toBe('12.50');
  });

  it('is told of a save that came first, and then of what it was', async () => {
    await show();
    await ready();
    await type('Food Name', 'Pho bo');
    server.refusal = refused('FOOD_CHANGED', { version: 5 });
    await save();
    await screen.findByText('Somebody else has saved this food meanwhile.');
    await change({ version: 5, supplier: 'Minh' });
    await screen.findByText(/Chef-Name is now Minh/);
    server.refusal = null;
    await save();
    expect(server.sent).toEqual([
      { version: 4, name: 'Pho bo' },
      { version: 5, name: 'Pho bo' },
    ]);
  });

  it('follows portions that are sold, and sends a typed number as a difference to what was seen', async () => {
    await show(`${PATH}#stock`);
    await screen.findByLabelText('Quantity');
    await change({ quantity: 11 });
    await waitFor(() => {
      expect(field('Quantity').value).toBe('11');
    });
    await type('Quantity', '20');
    await change({ quantity: 9 });
    expect(field('Quantity').value).toBe('20');
    await save();
    expect(server.sent).toEqual([{ version: 4, change: 9 }]);
  });

  it('sends a save without an answer again as it was, and another number as a difference to what that made', async () => {
    await show(`${PATH}#stock`);
    await screen.findByLabelText('Quantity');
    await type('Quantity', '20');
    server.isLost = true;
    await save();
    await screen.findByText(/We could not hear back/);
    await save();
    await change({ quantity: 20, version: 5 }); // it had happened
    await type('Quantity', '25');
    server.isLost = false;
    await save();
    expect(server.sent).toEqual([
      { version: 4, change: 8 },
      { version: 4, change: 8 },
      { version: 5, change: 5 },
    ]);
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });

  it('says at the portions that there are not so many', async () => {
    await show(`${PATH}#stock`);
    await screen.findByLabelText('Quantity');
    await type('Quantity', '0');
    server.refusal = refused('STOCK_OUT_OF_RANGE', { quantity: 3 });
    await save();
    expect(await screen.findByText('There are 3 portions left.')).toBeDefined();
  });

  it('sends the number of a food that is counted again', async () => {
    await show(`${PATH}#stock`, { foods: [{ ...PHO, counted: false }] });
    const box = await screen.findByLabelText(/It never runs out/);
    await act(async () => void fireEvent.click(box));
    await type('Quantity', '7');
    await save();
    expect(server.sent).toEqual([{ version: 4, counted: true, quantity: '7' }]);
  });

  it.each([
    ['Food Name', '', 'Give the food a name'],
    ['Food-Price', 'free', 'A price such as 12.50'],
  ])('sends nothing while %s is %j', async (label, value, sentence) => {
    await show();
    await ready();
    await type(label, value);
    await save();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(server.sent).toEqual([]);
  });

  it('opens the part in which something is wrong', async () => {
    await show(`${PATH}#options`);
    const size = within(await screen.findByRole('group', { name: 'Size 1' }));
    await act(async () => void fireEvent.change(size.getByLabelText(/Name/), { target: { value: '' } }));
    const part = partOf('Sizes and options');
    await act(async () => {
      part.open = false;
      fireEvent(part, new Event('toggle'));
    });
    await save();
    expect(part.open).toBe(true);
    expect(await screen.findByText('A name, please')).toBeDefined();
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['food', 'What it is'],
    ['options', 'Sizes and options'],
    ['allergens', 'Allergens and diets'],
    ['stock', 'Stock and sale'],
    ['served', 'When it is served'],
    ['kitchen', 'Kitchen and till'],
  ])('opens the part #%s of its address', async (hash, title) => {
    await show(`${PATH}#${hash}`);
    await screen.findByRole('heading', { name: title });
    expect([...document.querySelectorAll<HTMLDetailsElement>('main details[id]')].filter(({ open }) => open)).toEqual([
      partOf(title),
    ]);
    expect(partOf(title).id).toBe(hash);
  });

  it('leads to the foods beside it that the list had found, and back to that', async () => {
    const bun = aFood({ id: 'bun', name: 'Bun', supplier: 'Tea Tran' });
    await show('/dashboard/foods/tea?q=tea', { foods: [PHO, TEA, bun] });
    const previous = await screen.findByRole('link', { name: 'Previous food: Bun' });
    expect(previous.getAttribute('href')).toBe('/dashboard/foods/bun?q=tea');
    expect(screen.queryByRole('link', { name: /^Next food/ })).toBeNull();
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Food List' });
    expect(back.getAttribute('href')).toBe('/dashboard?q=tea');
  });

  it('leads to the next food, and asks before what is typed is lost', async () => {
    const page = await show(`${PATH}#stock`);
    const next = await screen.findByRole('link', { name: 'Next food: Tea' });
    expect(next.getAttribute('href')).toBe('/dashboard/foods/tea#stock');
    await type('Quantity', '3');
    await press(next);
    await screen.findByText('Discard your changes?');
    await press(screen.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('link', { name: 'Previous food: Pho' });
    expect(page.pathname()).toBe('/dashboard/foods/tea');
  });

  it('says that a food is not on the menu', async () => {
    await show('/dashboard/foods/nothing');
    expect(await screen.findByText('This food is not on the menu')).toBeDefined();
  });

  it('keeps what is typed of a food that leaves the menu, and says that it cannot be saved', async () => {
    await show();
    await ready();
    await type('Food Name', 'Pho bo');
    await change({ retiredAtMs: 5 });
    expect(await screen.findByText(/This food has left the menu meanwhile/)).toBeDefined();
    expect(field('Food Name').value).toBe('Pho bo');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  it('is for admins', async () => {
    await show(PATH, { role: 'chef' });
    expect(screen.queryByLabelText('Food Name')).toBeNull();
    expect(await screen.findByText('You need access for this page')).toBeDefined();
  });
});
