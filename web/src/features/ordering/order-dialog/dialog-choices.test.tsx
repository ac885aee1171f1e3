import {
  NO_CHOICES,
  businessDayOf,
  choicesOn,
  dayAfter,
  DEFAULT_HOUSE_DAY,
  toChoicesDto,
  toClosedDto,
  type Closed,
  type FoodChoices,
  nextMomentOf,
} from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewLine } from '../../orders/again/new-line.ts';
import { CHOICES } from '../choose/testing.ts';
import { LazyServedFrom } from '../../house/now/lazy-served-from.tsx';
import { ANN, Inside, serveBaskets, server } from '../basket-dialog/testing-checkout.tsx';
import { say } from '../basket/said.ts';
import { LazyWantedBlock } from '../checkout/lazy-wanted.tsx';
import { LazyVoucherOffer } from '../../orders/vouchers/lazy-voucher-offer.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { confirm, fakeServer, PLACED, refusal, type Sent } from './testing-order-dialog.ts';
import { houseClock, learnHouseDay } from '../../../lib/clock.ts';
import { fieldOf } from '../../../lib/field-of.ts';

const INSIDE = { wrapper: Inside };

// The order dialog of a food with choices.

vi.mock('../checkout/live-order.ts', () => ({ followOrder: () => () => undefined }));
vi.mock('../../orders/vouchers/follow-vouchers.ts', () => ({ followVouchers: () => () => undefined }));

beforeAll(() => Promise.all([LazyVoucherOffer.load(), LazyServedFrom.load(), LazyWantedBlock.load()]));

serveBaskets();

beforeEach(() => {
  server.menu = [aFood({ quantity: 7 })];
});

describe('the order dialog of a food with choices', () => {
  const PIZZA = aFood({ id: 'pizza', name: 'Pizza', leastExtraMinor: 0, allergens: ['gluten'] });

  type Answer = readonly [status: number, body: unknown];

  /** A server that knows the choices, and answers one order, or one more. */
  function fakeHouse(
    order: Answer = [201, PLACED],
    choices: FoodChoices = CHOICES,
    ...more: readonly Answer[]
  ): readonly Sent[] {
    server.menu = [{ ...PIZZA, quantity: 7 }];
    server.choices = new Map([['pizza', choices]]);
    const sent = fakeServer(order, ...more);
    const ordering = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url === '/api/foods/pizza/choices'
        ? Promise.resolve(Response.json(toChoicesDto({ ...NO_CHOICES, ...choices }, 'USD')))
        : ordering(url, init),
    );
    return sent;
  }

  it('A6: says before Confirm and on the receipt what the food contains, with what was chosen', async () => {
    fakeHouse();
    render(<OrderDialog food={PIZZA} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByText('Contains: gluten');
    await userEvent.click(await screen.findByRole('radio', { name: 'Hot +$0.50' }));
    await screen.findByText('Contains: gluten, mustard');
    await confirm();
    await screen.findByText('K7M2QX');
    expect(screen.getByText('Contains: gluten, mustard')).toBeTruthy();
  });

  it('orders nothing where the allergens of an option have changed meanwhile, says what they are, and then orders with them', async () => {
    const problems = [{ line: 0, reason: 'ALLERGENS_CHANGED' }];
    const [{ options, ...sauce }] = CHOICES.groups;
    const groups = [{ ...sauce, options: options.map((option) => ({ ...option, allergens: ['nuts'] as const })) }];
    const sent = fakeHouse([409, refusal('BASKET_CHANGED', { problems, total: 9.5 })], CHOICES, [201, PLACED]);
    render(<OrderDialog food={PIZZA} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url === '/api/orders') server.choices = new Map([['pizza', { ...CHOICES, groups }]]);
      return answering(url, init);
    });
    await confirm();
    await screen.findByText('Its allergens have changed. Contains: gluten, nuts');
    expect(
      screen.getByText('Nothing was ordered: its allergens have changed. Press again if that is fine.'),
    ).toBeTruthy();
    expect(screen.getByText('Contains: gluten, nuts')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Sold out' })).toBeNull();
    await confirm();
    const shownOf = ({ body }: Sent): unknown =>
      fieldOf((fieldOf(body, 'lines') as readonly unknown[])[0], 'shownAllergens');
    await screen.findByText('K7M2QX');
    expect(sent.map(shownOf)).toEqual([
      { contains: ['gluten'], undeclared: [] },
      { contains: ['gluten', 'nuts'], undeclared: [] },
    ]);
  });

  it('says that its price has changed besides its allergens', async () => {
    const now = { ...aFood(), quantity: 7, allergens: ['nuts'] as const, priceMinor: 990 };
    const problems = [{ line: 0, reason: 'ALLERGENS_CHANGED' }];
    fakeServer([409, refusal('BASKET_CHANGED', { problems, total: 9.9 })]);
    server.menu = [{ ...aFood(), quantity: 7, allergens: [] }];
    render(<OrderDialog food={{ ...aFood(), allergens: [] }} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByText('Contains none of the 14 allergens');
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url === '/api/order') server.menu = [now];
      return answering(url, init);
    });
    await confirm();
    await screen.findByText(
      'Nothing was ordered: its allergens have changed, and its price is $9.90 now. Press again if that is fine.',
    );
  });

  it('says that its allergens have changed while it is open', async () => {
    fakeServer();
    const TOLD = { ...aFood(), allergens: [] };
    server.menu = [{ ...TOLD, quantity: 7 }];
    const { rerender } = render(<OrderDialog food={TOLD} user={ANN} onClose={() => {}} />, INSIDE);
    await screen.findByText('Contains none of the 14 allergens');
    const now = { ...TOLD, allergens: ['nuts'] as const };
    server.menu = [{ ...now, quantity: 7 }];
    rerender(<OrderDialog food={now} user={ANN} onClose={() => {}} />);
    await screen.findByText('Its allergens have changed. Contains: nuts');
    expect(screen.getByText('Contains: nuts')).toBeTruthy();
    expect(screen.queryByText('Contains none of the 14 allergens')).toBeNull();
  });

  it('asks about an option alone of which nothing is declared, whatever else is', async () => {
    const [{ options, ...sauce }] = CHOICES.groups;
    const groups = [{ ...sauce, options: options.map((option) => ({ ...option, allergens: null })) }];
    fakeHouse([201, PLACED], { ...CHOICES, groups });
    render(<OrderDialog food={PIZZA} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    expect(screen.getByText('Contains: gluten; please ask about Mild')).toBeTruthy();
  });

  it.each([
    [950, -50, 'Hot −$0.50', '$7.50'],
    [500, -2000, 'Hot −$20.00', '$0.00'],
  ])('costs what is left of %i: %i for an option', async (priceMinor, eachMinor, name, total) => {
    const [sauce] = CHOICES.groups;
    const options = sauce.options.map((option) => ({ ...option, eachMinor: option.id === 'hot' ? eachMinor : 0 }));
    const [small, large] = CHOICES.sizes;
    const sizes = [large, { ...small, extraMinor: -150 }];
    const sent = fakeHouse([201, PLACED], { sizes, groups: [{ ...sauce, options }] });
    const food = { ...PIZZA, priceMinor };
    server.menu = [{ ...food, quantity: 7 }];
    render(<OrderDialog food={food} user={ANN} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Small −$1.50' }));
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByText('Total').textContent).toBe(`Total ${total}`);
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent).toMatchObject([{ body: { shownTotal: Number(total.slice(1)) } }]);
  });

  it('asks for what is missing, and puts what was chosen into the basket', async () => {
    fakeHouse();
    const onAdd = vi.fn<(line: NewLine) => void>();
    render(<OrderDialog food={PIZZA} user={null} onAdd={onAdd} onClose={() => {}} />, INSIDE);
    const mild = await screen.findByRole('radio', { name: 'Mild' });
    const saidOnFocus = vi.fn<(said: string | null) => void>();
    mild.addEventListener('focus', () => {
      saidOnFocus(screen.queryByText('One of these, please')?.id ?? null);
    });
    await confirm('Add to basket');
    expect(onAdd).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(mild);
    expect(saidOnFocus.mock.calls).toEqual([[expect.any(String)]]);
    expect(saidOnFocus).toHaveBeenCalledWith(mild.getAttribute('aria-describedby'));
    await userEvent.click(screen.getByRole('radio', { name: 'Hot +$0.50' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Large +$2.00' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bacon +$1.20' }));
    await confirm('One more: Bacon');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Egg +$0.90' }));
    expect(screen.getByText('Total').textContent).toBe('Total $15.30');
    expect(screen.getByText('Contains: gluten, eggs, mustard')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Bacon' }).disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox', { name: 'Note for the kitchen' }), 'well done ');
    await confirm('Add to basket');
    expect(onAdd).toHaveBeenCalledWith({
      foodId: 'pizza',
      currency: 'USD',
      quantity: 1,
      sizeId: 'large',
      options: [
        { groupId: 'sauce', id: 'hot', quantity: 1 },
        { groupId: 'toppings', id: 'bacon', quantity: 2 },
        { groupId: 'toppings', id: 'egg', quantity: 1 },
      ],
      note: 'well done',
      name: 'Pizza',
      image: PIZZA.img,
      chosen: 'Large, Hot, 2 × Bacon, Egg',
      eachMinor: 1530,
      allergens: { contains: ['gluten', 'eggs', 'mustard'], undeclared: [] },
    });
  });

  it('says beside Confirm that the house has paused, before and after it refused, and offers to order for later', async () => {
    const sentence = 'No new orders for now. The oven is full.';
    const closed: Closed = {
      reason: 'paused',
      opensAtMs: null,
      message: 'The oven is full',
      timeZone: 'UTC',
      sentence,
    };
    const answers = [[409, refusal('PAUSED', { closed: toClosedDto(closed) })]];
    Object.assign(server, { isForLater: true, answers });
    const { unmount } = render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await confirm();
    const refused = await screen.findByText(`${sentence} Nothing was ordered. You can order for later.`);
    expect(refused.closest('.MuiDialogActions-root')).not.toBeNull();
    unmount();
    server.closed = closed;
    render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    const foot = screen.getByRole('button', { name: 'Confirm' }).closest('.MuiDialogActions-root');
    const said = await screen.findByText(`${sentence} You can order for later.`);
    expect(foot?.contains(said)).toBe(true);
    expect(screen.queryByText('Confirm orders this food now.')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  });

  it('says beside the basket what Confirm does: orders now, or for the time that was said', async () => {
    const { rerender } = render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    expect(await screen.findByText('Confirm orders this food now.')).toBeDefined();
    act(() => {
      say({ wantedAt: '2036-07-04T18:30:00.000Z' });
    });
    expect(screen.getByText(/^Confirm orders this food for Fri 4 Jul 2036 \d\d:30\.$/)).toBeDefined();
    rerender(<OrderDialog food={PIZZA} user={ANN} onClose={() => {}} />);
    expect(screen.queryByText(/^Confirm orders/)).toBeNull();
  });

  it('does not say that Confirm orders while it does not: a food that is not served yet, and a service that is not had', async () => {
    server.away = { atMs: nextMomentOf('17:00', Date.now(), 'UTC'), from: '17:00', fromWords: '17:00' };
    const { unmount } = render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    const notServed = await screen.findByText(/^One food is served from .*17:00\.$/);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });
    expect(button.closest('.MuiDialogActions-root')?.contains(notServed)).toBe(true);
    expect(button.disabled).toBe(true);
    expect(screen.queryByText(/^Confirm orders/)).toBeNull();
    unmount();
    Object.assign(server, { away: null, services: ['delivery'] });
    render(<OrderDialog food={aFood()} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await userEvent.type(await screen.findByLabelText('Postcode'), '9999');
    await waitFor(() => {
      expect(screen.queryByText(/^Confirm orders/)).toBeNull();
    });
    // What the guest can mend leads to its field.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(false);
    await userEvent.clear(screen.getByLabelText('Postcode'));
    await userEvent.type(screen.getByLabelText('Postcode'), '8001');
    expect(await screen.findByText('Confirm orders this food now.')).toBeDefined();
  });

  it('orders what was chosen at once', async () => {
    const sent = fakeHouse();
    render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    await confirm();
    await screen.findByText('K7M2QX');
    const options = [{ groupId: 'sauce', id: 'mild', quantity: 1 }];
    const shownAllergens = { contains: ['gluten'], undeclared: [] };
    const line = { foodId: 'pizza', quantity: 1, sizeId: 'small', options, note: null, shownAllergens };
    expect(sent.map(({ body }) => body)).toEqual([{ lines: [line], shownTotal: 9.5, currency: 'USD' }]);
  });

  it('says that a choice has gone meanwhile', async () => {
    fakeHouse([409, refusal('BASKET_CHANGED', { problems: [{ line: 0, reason: 'OPTION_SOLD_OUT' }], total: 9.5 })]);
    render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    await confirm();
    expect(await screen.findByText(/What can be chosen has changed/)).toBeDefined();
  });

  describe('of a food of which something is off until a day', () => {
    const day = (days: number): string => dayAfter(businessDayOf(Date.now()), days);
    const noonIn = (days: number): string => `${day(days)}T12:00:00.000Z`;
    /** As its day begins: the house never closes. */
    const words = (days: number): string => houseClock().words(Date.parse(`${day(days)}T04:00Z`));
    const [small, large] = CHOICES.sizes;
    const [sauce] = CHOICES.groups;
    /** Small is off today, and all of the sauces until the day after tomorrow. */
    const OFF: FoodChoices = {
      sizes: [{ ...small, offThrough: day(0) }, large],
      groups: [{ ...sauce, options: sauce.options.map((one) => ({ ...one, offThrough: day(1) })) }],
    };
    const begin = (isForLater: boolean): void => {
      learnHouseDay({ ...DEFAULT_HOUSE_DAY, version: 1 });
      Object.assign(server, { isForLater, menu: [PIZZA], choices: new Map([['pizza', OFF]]) });
      const asToday = toChoicesDto({ ...NO_CHOICES, ...choicesOn(OFF, day(0)) }, 'USD');
      const answering = globalThis.fetch;
      vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
        url === '/api/foods/pizza/choices' ? Promise.resolve(Response.json(asToday)) : answering(url, init),
      );
      render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    };
    const isDisabled = (name: RegExp): boolean => screen.getByRole<HTMLInputElement>('radio', { name }).disabled;
    const isConfirmed = (): boolean => !screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled;

    it('lets it be chosen, says from when on it is, and orders it for then alone', async () => {
      begin(true);
      await screen.findByRole('radio', { name: `Small from ${words(1)}` });
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Large/ }).checked).toBe(true);
      await userEvent.click(screen.getByRole('radio', { name: `Hot +$0.50, from ${words(2)}` }));
      const said = await screen.findByText(/: only from /);
      expect(said.textContent).toContain(`Hot: only from ${words(2)}.`);
      expect(isConfirmed()).toBe(false);
      act(() => {
        say({ wantedAt: noonIn(1) });
      });
      await screen.findByRole('radio', { name: 'Small' });
      expect((await screen.findByText(/: only from /)).textContent).toContain(`Hot: only from ${words(2)}.`);
      act(() => {
        say({ wantedAt: noonIn(2) });
      });
      await waitFor(() => {
        expect(isConfirmed()).toBe(true);
      });
      expect(screen.queryByText(/only from /)).toBeNull();
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Hot +$0.50' }).checked).toBe(true);
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Large/ }).checked).toBe(true); // nothing else was chosen
    });

    it('has it sold out in a house that takes no orders for later', async () => {
      begin(false);
      await screen.findByRole('radio', { name: 'Small sold out' });
      expect([isDisabled(/^Small/), isDisabled(/^Mild/), isDisabled(/^Hot/)]).toEqual([true, true, true]);
    });
  });

  /** A house that refuses the first order for its choices, which are others from then on, and takes the second. */
  async function refuseFor(later: FoodChoices, choose: readonly string[]): Promise<readonly Sent[]> {
    const problems = [{ line: 0, reason: 'OPTION_SOLD_OUT' }];
    const sent = fakeHouse([409, refusal('BASKET_CHANGED', { problems, total: 9.5 })], CHOICES, [201, PLACED]);
    const answering = globalThis.fetch;
    let isLater = false;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url === '/api/orders') {
        isLater = true;
        server.choices = new Map([['pizza', later]]);
      }
      return isLater && url === '/api/foods/pizza/choices'
        ? Promise.resolve(Response.json(toChoicesDto({ ...NO_CHOICES, ...later }, 'USD')))
        : answering(url, init);
    });
    render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await screen.findByRole('radio', { name: 'Mild' });
    for (const name of choose) await userEvent.click(screen.getByLabelText(new RegExp(`^${name}`)));
    await confirm();
    return sent;
  }

  /** The choices of the house without these. */
  function without({
    soldOut = [],
    gone = [],
  }: {
    soldOut?: readonly string[];
    gone?: readonly string[];
  }): FoodChoices {
    const left = <T extends { readonly id: string; readonly isSoldOut: boolean }>(all: readonly T[]): readonly T[] =>
      all
        .filter(({ id }) => !gone.includes(id))
        .map((one) => ({ ...one, isSoldOut: one.isSoldOut || soldOut.includes(one.id) }));
    return {
      sizes: left<FoodChoices['sizes'][number]>(CHOICES.sizes),
      groups: CHOICES.groups.map((group) => ({
        ...group,
        options: left<FoodChoices['groups'][number]['options'][number]>(group.options),
      })),
    };
  }

  it('names an option that is sold out meanwhile, and orders without it only once they say so', async () => {
    const sent = await refuseFor(without({ soldOut: ['bacon'] }), ['Mild', 'Bacon', 'Egg']);
    const said = await screen.findByText('Bacon is sold out.');
    expect(said.closest('fieldset')?.textContent).toContain('Extra toppings');
    expect(screen.getByText('Nothing was ordered. Bacon is sold out. Please look at your choice.')).toBeDefined();
    const on = screen.getByRole('button', { name: 'Go on without it' });
    await waitFor(() => {
      expect([document.activeElement, on.getAttribute('aria-describedby')]).toEqual([on, said.id]);
    });
    await confirm();
    expect([sent.length, document.activeElement]).toEqual([1, on]);
    await userEvent.click(screen.getByLabelText(/^Hot/)); // of another group
    expect(screen.getByText('Bacon is sold out.')).toBeDefined();
    await userEvent.click(on);
    expect(screen.queryByText('Bacon is sold out.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Egg/));
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[1]?.body).toMatchObject({ lines: [{ options: [{ id: 'hot' }, { id: 'egg' }] }] });
  });

  it('names a size that is sold out meanwhile, and leads to those that are left', async () => {
    const sent = await refuseFor(without({ soldOut: ['large'] }), ['Mild', 'Large']);
    const said = await screen.findByText('Large is sold out.');
    expect(said.closest('fieldset')?.textContent).toContain('Size');
    const small = screen.getByLabelText(/^Small/);
    expect(small.getAttribute('aria-describedby')).toBe(said.id);
    await waitFor(() => {
      expect(document.activeElement).toBe(small);
    });
    expect(screen.queryByRole('button', { name: 'Go on without it' })).toBeNull();
    await confirm();
    expect([sent.length, document.activeElement]).toEqual([1, small]);
    await userEvent.click(small);
    expect(screen.queryByText('Large is sold out.')).toBeNull();
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[1]?.body).toMatchObject({ lines: [{ sizeId: 'small' }] });
  });

  it('names all that is not to be had any more, and takes no other size by itself', async () => {
    const sent = await refuseFor(without({ soldOut: ['mild', 'egg'], gone: ['large'] }), ['Mild', 'Large', 'Egg']);
    await screen.findByText(
      'Nothing was ordered. Mild and Egg are sold out. Large is not offered any more. Please look at your choice.',
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Small/).checked).toBe(false);
    for (const name of [/^Small/, /^Hot/, /^Bacon/]) {
      await confirm();
      expect(document.activeElement?.closest('fieldset')?.contains(screen.getByLabelText(name))).toBe(true);
      await userEvent.click(screen.getByLabelText(name));
    }
    expect(sent.length).toBe(1);
    await confirm();
    await screen.findByText('K7M2QX');
    expect(sent[1]?.body).toMatchObject({
      lines: [{ sizeId: 'small', options: [{ id: 'hot' }, { id: 'bacon' }] }],
    });
  });

  it('says from when on a food of another mealtime is served', async () => {
    const problems = [{ line: 0, reason: 'NOT_SERVED_NOW', from: '17:00', fromWords: 'Sat 17:00' }];
    fakeHouse([409, refusal('BASKET_CHANGED', { problems, total: 9.5 })]);
    render(<OrderDialog food={PIZZA} user={ANN} onAdd={() => {}} onClose={() => {}} />, INSIDE);
    await userEvent.click(await screen.findByRole('radio', { name: 'Mild' }));
    await confirm();
    expect(await screen.findByText(/ is served from Sat 17:00\. Nothing was ordered\.$/)).toBeDefined();
  });
});
