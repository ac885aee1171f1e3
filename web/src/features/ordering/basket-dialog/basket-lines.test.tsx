import { askedLine, businessDayOf, dayAfter, DEFAULT_HOUSE_DAY, PORTIONS } from '@foodhouse/domain';
import { aGroup, anOption } from '@foodhouse/domain/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { fieldOf } from '../../../lib/field-of.ts';
import { CHOICES } from '../choose/testing.ts';
import { currentBasket, putIntoBasket } from '../basket/basket-store.ts';
import { plainLine } from '../basket/basket.ts';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import {
  PHO,
  PLACED,
  SOUP,
  TEA,
  line,
  open,
  press,
  reopen,
  sentTo,
  serveBaskets,
  server,
} from './testing-checkout.tsx';

// Fetched for whoever has not signed in, and nothing in a house without guests.
vi.mock('../checkout/lazy-guest.tsx', () => ({ GuestButton: () => null }));
vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));

beforeAll(() => LazyWantedBlock.load());

serveBaskets();

describe('the lines of the basket', () => {
  it('A6: says all at once what has changed, and repairs each line with one press', async () => {
    putIntoBasket(plainLine(SOUP));
    server.menu = [
      { ...PHO, quantity: 1 },
      { ...TEA, priceMinor: 350 },
    ];
    await open();
    await screen.findByText('3 things have changed since you chose.');
    expect(line('Soup').textContent).toContain('No longer on the menu.');
    expect(line('Pho').textContent).toContain('Only 1 left.');
    expect(line('Tea').textContent).toContain('The price is $3.50 now; it was $3.00.');
    await press('Remove: Soup');
    await press('Use 1: Pho');
    await press('Take $3.50: Tea');
    expect(screen.queryByText(/changed since/)).toBeNull();
    expect(screen.getByText('Total').textContent).toBe('Total $13.00');
  });

  it('adds up to its total before a new price is taken, also of what can be repaired in another way only', async () => {
    putIntoBasket(plainLine(SOUP));
    server.menu = [
      { ...PHO, quantity: 1, priceMinor: 1000 },
      { ...TEA, priceMinor: 350 },
    ];
    await open();
    await screen.findByText('3 things have changed since you chose.');
    const pricesOf = (name: string): readonly unknown[] => [
      within(line(name)).getByText(/each$/).textContent,
      line(name).querySelector('strong')?.innerHTML,
    ];
    expect(pricesOf('Pho')).toEqual(['$9.50 $10.00 each', '$20.00']);
    expect(pricesOf('Tea')).toEqual(['$3.00 $3.50 each', '$3.50']);
    expect(pricesOf('Soup')).toEqual(['$7.00 each', '<s>$7.00</s>']); // in no total
    expect(screen.getByText('Total').textContent).toBe('Total $23.50');
    await press('Take $3.50: Tea');
    await waitFor(() => {
      expect(pricesOf('Tea')).toEqual(['$3.50 each', '$3.50']);
    });
  });

  it('A6: says the allergens of each food before Confirm and on the receipt, and never none where nobody declared them', async () => {
    server.menu = [{ ...PHO, allergens: ['gluten', 'fish'] }, { ...TEA, allergens: [] }, SOUP];
    server.answers = [[201, PLACED]];
    putIntoBasket(plainLine(SOUP));
    await open();
    const said = ['Contains: gluten, fish', 'Contains none of the 14 allergens', 'Allergens: please ask'];
    for (const words of said) expect(await screen.findByText(words)).toBeTruthy();
    await press('Confirm');
    await screen.findByText('K7M2QX');
    for (const words of said) expect(screen.getByText(words)).toBeTruthy();
  });

  it('says which option is off until when, and leads back to its choices', async () => {
    learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
    const today = businessDayOf(Date.now());
    const egg = anOption({ id: 'egg', name: 'Egg', offThrough: today });
    const choices = { sizes: [], groups: [aGroup({ required: false, min: 0, options: [egg] })] };
    Object.assign(server, { isForLater: true, choices: new Map([['pho', choices]]) });
    const options = [{ groupId: 'sauce', id: 'egg', quantity: 1 }];
    putIntoBasket({ ...plainLine(PHO), options, chosen: 'Egg' });
    await reopen();
    const time = houseClock().words(Date.parse(`${dayAfter(today)}T04:00Z`)); // as its day begins: the house never closes
    await waitFor(() => {
      expect(line('Pho').textContent).toContain(`Egg: only from ${time}.`);
    });
    expect(screen.queryByText(/changed since/)).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
    await press('Choose again: Pho');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Egg/ }));
    await press('Take this · $9.50');
    await waitFor(() => {
      expect(line('Pho').textContent).not.toContain('only from');
    });
    expect(currentBasket().lines[0]?.options).toEqual([]);
  });

  it('leads Confirm to what must be repaired first, and orders nothing', async () => {
    server.menu = [PHO, { ...TEA, quantity: 0 }];
    await open();
    await screen.findByText('One thing has changed since you chose.');
    await press('Confirm');
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('Sold out meanwhile.Remove');
    });
    await userEvent.keyboard('{Enter}'); // a second one removes nothing
    expect(currentBasket().lines).toHaveLength(2);
    expect(sentTo('/api/orders')).toEqual([]);
  });

  it('changes portions with the keyboard', async () => {
    await open();
    const portions = screen.getByRole<HTMLInputElement>('textbox', { name: 'Portions of Tea' });
    await userEvent.type(portions, '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(portions.value).toBe('2');
    await userEvent.clear(portions);
    await userEvent.type(portions, '12');
    expect([portions.value, screen.getByText('Total').textContent]).toEqual(['12', 'Total $55.00']);
    await userEvent.clear(portions);
    await userEvent.type(portions, '999');
    expect([portions.getAttribute('aria-invalid'), currentBasket().lines[1]?.quantity]).toEqual(['true', 99]);
  });

  it.each([
    [`${PORTIONS.most}0`, PORTIONS.most],
    ['0', 1],
    ['', 1],
  ])(
    'orders no other number than the field shows: %j is said beside it, and Confirm leads there',
    async (typed, kept) => {
      server.menu = [PHO, { ...TEA, quantity: PORTIONS.most }];
      server.answers = [[201, PLACED]];
      await open();
      const portions = screen.getByRole<HTMLInputElement>('textbox', { name: 'Portions of Tea' });
      await userEvent.clear(portions);
      if (typed !== '') await userEvent.type(portions, typed);
      await userEvent.tab();
      expect([portions.value, currentBasket().lines[1]?.quantity]).toEqual([typed, kept]);
      const words = screen.getByText(`A whole number from 1 to ${PORTIONS.most}, please`);
      expect(portions.getAttribute('aria-describedby')).toBe(words.id);
      await press('Confirm');
      await waitFor(() => {
        expect(document.activeElement).toBe(portions);
      });
      expect(sentTo('/api/orders')).toEqual([]);
      await userEvent.clear(portions);
      await userEvent.type(portions, '60');
      expect(screen.queryByText(/A whole number/)).toBeNull();
      await press('Confirm');
      await screen.findByText('K7M2QX');
      expect(fieldOf(sentTo('/api/orders')[0]?.body, 'lines')).toContainEqual(askedLine('tea', 60));
    },
  );

  it('says that it is empty once its last line is removed', async () => {
    await open();
    await press('Remove: Pho');
    await press('Remove: Tea');
    expect(screen.getByRole('dialog').textContent).toContain('Your basket is empty.');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });
});

describe('a line of the basket', () => {
  it('carries a note to the kitchen', async () => {
    server.answers = [[201, PLACED]];
    await open();
    await press('Note: Tea');
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), ' no sugar {Enter}');
    expect(line('Tea').textContent).toContain('“no sugar”');
    await press('Confirm');
    await screen.findByText('K7M2QX');
    expect(fieldOf(sentTo('/api/orders')[0]?.body, 'lines')).toContainEqual({ ...askedLine('tea'), note: 'no sugar' });
    expect(screen.getByRole('list', { name: 'Items' }).textContent).toContain('“no sugar”');
  });

  it('keeps a note that is being written, whatever is pressed next', async () => {
    const { unmount } = await open();
    await press('Note: Tea');
    const note = (): HTMLElement => screen.getByRole('textbox', { name: 'Note for the kitchen' });
    await userEvent.type(note(), 'extra hot');
    await press('One more: Pho');
    expect(currentBasket().lines.map(({ quantity, note: kept }) => [quantity, kept])).toEqual([
      [3, null],
      [1, 'extra hot'],
    ]);
    fireEvent.keyDown(note(), { key: 'Enter', isComposing: true }); // takes the word of a keyboard that composes
    await userEvent.type(note(), ', no nuts{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Note: Tea' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    unmount();
    await reopen();
    expect(line('Tea').textContent).toContain('“extra hot, no nuts”');
  });

  it('says its allergens before Confirm, and of what nobody declared that the house must be asked', async () => {
    server.menu = [{ ...PHO, allergens: ['celery', 'fish'] }, TEA];
    await open();
    await screen.findByText('Contains: celery, fish');
    expect(line('Tea').textContent).toContain('Allergens: please ask');
  });

  it('says that its allergens have changed since it was chosen, before Confirm, until they are taken', async () => {
    putIntoBasket(plainLine({ ...PHO, allergens: [] }));
    server.menu = [{ ...PHO, allergens: ['nuts'] }];
    await reopen();
    await screen.findByText('One thing has changed since you chose.');
    expect(line('Pho').textContent).toContain('Its allergens have changed. Contains: nuts');
    await press('Take it all the same: Pho');
    expect(screen.queryByText(/changed since/)).toBeNull();
    expect(screen.getByText('Contains: nuts')).toBeTruthy();
  });

  it('says at once that its price has changed besides its allergens, and takes both', async () => {
    putIntoBasket(plainLine({ ...PHO, allergens: [] }));
    server.menu = [{ ...PHO, allergens: ['nuts'], priceMinor: 990 }];
    await reopen();
    await screen.findByText('One thing has changed since you chose.');
    expect(line('Pho').textContent).toContain(
      'Its allergens have changed. Contains: nuts. The price is $9.90 now; it was $9.50.',
    );
    await press('Take it all the same: Pho');
    expect(screen.queryByText(/changed since/)).toBeNull();
    expect(screen.getByText('Total').textContent).toBe('Total $9.90');
  });

  it('says all that is declared of it, and asks about an option alone of which nothing is', async () => {
    server.menu = [{ ...PHO, allergens: ['celery', 'fish'] }, TEA];
    const [{ options, ...sauce }] = CHOICES.groups;
    const groups = [{ ...sauce, options: options.map((option) => ({ ...option, allergens: null })) }];
    server.choices = new Map([['pho', { ...CHOICES, groups }]]);
    const asked = { sizeId: 'large', options: [{ groupId: 'sauce', id: 'mild', quantity: 1 }] };
    putIntoBasket({ ...plainLine(PHO), ...asked, chosen: 'Large, Mild' });
    await reopen();
    expect(await screen.findByText('Contains: celery, fish; please ask about Mild')).toBeTruthy();
  });

  it('is chosen again when its choice is gone, at the price of the new one', async () => {
    server.choices = new Map([['pho', CHOICES]]);
    const asked = { sizeId: 'giant', options: [{ groupId: 'sauce', id: 'mild', quantity: 1 }] };
    putIntoBasket({ ...plainLine(PHO), ...asked, chosen: 'Giant, Mild' });
    await reopen();
    await screen.findByText('The size that you chose is no longer available.');
    await press('Choose again: Pho');
    await userEvent.click(await screen.findByRole('radio', { name: 'Large +$2.00' }));
    await press('Take this · $11.50');
    expect(currentBasket().lines[0]).toMatchObject({ sizeId: 'large', chosen: 'Large, Mild', eachMinor: 1150 });
    await waitFor(() => {
      expect(screen.queryByText(/is no longer available/)).toBeNull();
    });
  });

  it('is not chosen again without what is sold out, until they say so', async () => {
    server.choices = new Map([['pho', CHOICES]]);
    const options = [
      { groupId: 'sauce', id: 'mild', quantity: 1 },
      { groupId: 'toppings', id: 'truffle', quantity: 1 },
    ];
    putIntoBasket({ ...plainLine(PHO), sizeId: 'giant', options, chosen: 'Giant, Mild, Truffle' });
    await reopen();
    await screen.findByText('What you chose is no longer available.');
    await press('Choose again: Pho');
    await screen.findByText('Truffle is sold out.');
    expect(screen.getByText('Something you chose is not offered any more.').closest('fieldset')?.textContent).toContain(
      'Size',
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Large +$2.00' }));
    await press('Take this · $11.50');
    expect(currentBasket().lines[0]).toMatchObject({ chosen: 'Giant, Mild, Truffle' });
    expect(document.activeElement?.textContent).toBe('Go on without it');
    await press('Go on without it');
    await press('Take this · $11.50');
    expect(currentBasket().lines[0]).toMatchObject({ sizeId: 'large', chosen: 'Large, Mild' });
  });

  it('says while it is changed what it contains with what is chosen', async () => {
    server.menu = [{ ...PHO, allergens: ['soya'] }];
    const asked = { sizeId: 'large', options: [{ groupId: 'sauce', id: 'mild', quantity: 1 }] };
    putIntoBasket({ ...plainLine(PHO), ...asked, chosen: 'Large, Mild', eachMinor: 1150 });
    await reopen();
    await press('Change: Pho');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pho' }));
    await dialog.findByText('Contains: soya');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Egg +$0.90' }));
    expect(dialog.getByText('Contains: eggs, soya')).toBeDefined();
  });

  it('costs nothing where its choice takes off more than the food costs, and the food’s price again without it', async () => {
    const [sauce] = CHOICES.groups;
    const groups = [{ ...sauce, options: [anOption(), anOption({ id: 'none', name: 'None', eachMinor: -2000 })] }];
    server.choices = new Map([['pho', { sizes: [], groups }]]);
    const asked = { sizeId: null, options: [{ groupId: 'sauce', id: 'none', quantity: 1 }] };
    putIntoBasket({ ...plainLine(PHO), ...asked, chosen: 'None', eachMinor: 0 });
    await reopen();
    await waitFor(() => {
      expect(screen.getByText('Total').textContent).toBe('Total $0.00');
    });
    await press('Change: Pho');
    expect(await screen.findByRole('radio', { name: 'None −$20.00', checked: true })).toBeTruthy();
    await screen.findByRole('button', { name: 'Take this · $0.00' });
    await userEvent.click(screen.getByRole('radio', { name: 'Mild' }));
    await press('Take this · $9.50');
    expect(currentBasket().lines[0]).toMatchObject({ chosen: 'Mild', eachMinor: 950 });
    expect(await screen.findByText('Total')).toHaveProperty('textContent', 'Total $9.50');
  });
});
