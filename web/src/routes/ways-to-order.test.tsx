import { DEFAULT_SETTINGS, formatMoney, toDecimal, type Food, type HouseSettings } from '@foodhouse/domain';
import {
  aFood,
  HOUSE_KINDS,
  housesAt,
  TABLE_SEVEN,
  WAYS_TO_ORDER,
  type ServedKind,
  type WayToOrder,
} from '@foodhouse/domain/testing';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '../data/session-store.ts';
import { keepToken } from '../data/token.ts';
import { changeBasket } from '../features/ordering/basket/basket-store.ts';
import { EMPTY } from '../features/ordering/basket/basket.ts';
import { fieldOf } from '../lib/field-of.ts';
import { judgingHouse } from '../test/judging-house.ts';
import { press, renderScreen } from '../test/render-screen.tsx';

// The ways to order, in houses of every kind: the sum that the page shows is asked for, charged, printed and counted. Some of
// them are walked in a browser too: tests/journeys/alone/checkout.test.ts.

const GUEST = { uid: 'gus', email: '', displayName: '', role: 'guest' } as const;
vi.mock('../data/enter-as-guest.ts', () => ({
  enterAsGuest: () => {
    keepToken(`head.${btoa(JSON.stringify({ sub: GUEST.uid, exp: Date.now() / 1000 + 3600 }))}.`);
    publish({ status: 'signed-in', user: GUEST });
    return Promise.resolve(null);
  },
}));

const WORDS: Readonly<Record<ServedKind, string>> = {
  pickup: 'Pickup',
  table: TABLE_SEVEN.name,
  delivery: 'Delivery',
};
/** As the house reads it. */
const SERVED: Readonly<Record<ServedKind, readonly [words: string, fulfilment: object]>> = {
  pickup: ['Pickup', { kind: 'pickup' }],
  table: [TABLE_SEVEN.name, { kind: 'table', table: { name: TABLE_SEVEN.name } }],
  delivery: ['Delivery, City', { kind: 'delivery', area: { id: 'city', name: 'City' } }],
};
const PLACE = { postcode: '8001', address: 'Lake Street 7' };
const CONTACT = { name: 'Ann', phone: '030 1234' };

configure({ defaultHidden: true });
const print = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  changeBasket(() => EMPTY);
  print.mockClear();
  vi.stubGlobal('print', print);
  vi.stubGlobal('innerWidth', 390); // where the basket is a dialog
});

afterEach(() => {
  toast.remove(); // the next test would see it as its own
  vi.unstubAllGlobals();
});

/** Opens the menu, as somebody at a table comes there or another. */
async function goToMenu(
  food: Food,
  { by, served }: Pick<WayToOrder, 'by' | 'served'>,
  { answers }: ReturnType<typeof judgingHouse>,
): Promise<void> {
  const path = served === 'table' ? `/t/${TABLE_SEVEN.code}` : '/inventory';
  await renderScreen(path, { foods: [food], answers, ...(by === 'user' && { role: 'user' }) });
  await screen.findByRole('heading', { name: new RegExp(food.name) });
}

async function open({ through, by }: Pick<WayToOrder, 'through' | 'by'>): Promise<HTMLElement> {
  if (through === 'basket') {
    await press(document.querySelector('[data-add]'));
    await press(await screen.findByRole('button', { name: /View basket$/ }));
    return screen.findByRole('dialog', { name: 'Your basket' });
  }
  await press(await screen.findByRole('button', { name: 'Order Now' }));
  if (by === 'guest') {
    await screen.findByText('Login first..!');
    await press(await screen.findByRole('button', { name: 'Order as guest' }));
  }
  return screen.findByRole('dialog', { name: /^Order/ });
}

const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });

/** Says how, when and by whom, as far as the page asks. @returns for when it is wanted; null: as soon as possible */
async function fill(checkout: HTMLElement, { served, isLater, by, note }: WayToOrder): Promise<string | null> {
  const inside = within(checkout);
  if (served !== undefined) await press(await inside.findByRole('radio', { name: WORDS[served] }));
  if (served === 'delivery') {
    type(await inside.findByRole('textbox', { name: 'Postcode' }), PLACE.postcode);
    type(inside.getByLabelText('Address'), PLACE.address);
    await inside.findByText(/Delivery to City/);
  }
  if (isLater) await press(await inside.findByRole('radio', { name: 'Later' }));
  if (served === 'delivery' || (by === 'guest' && served !== 'table')) {
    type(await inside.findByLabelText('Name'), CONTACT.name);
    type(inside.getByLabelText('Phone'), CONTACT.phone);
  }
  if (note !== undefined) {
    await press(inside.getByText('Note for the whole order', { selector: 'summary' }));
    type(inside.getByRole('textbox', { name: 'Note for the whole order' }), note);
  }
  return isLater ? (await inside.findByLabelText<HTMLSelectElement>('Time')).value : null;
}

function aVoucher({ currency, voucher }: HouseSettings): Parameters<typeof judgingHouse>[2] {
  if (!voucher) throw new Error('expected a house that gives vouchers');
  return [{ id: 'v', ...voucher, currency, expiresAtMs: Date.now() + 3_600_000 }];
}

/** What is printed by a press: the line with the sum. */
async function printed(button: HTMLElement, line: string): Promise<string | null | undefined> {
  const before = print.mock.calls.length;
  await press(button);
  await waitFor(() => {
    expect(print.mock.calls.length).toBe(before + 1);
  });
  return document.querySelector(line)?.textContent;
}

describe('the sum that is shown is asked for, charged, printed and counted, and it is served as was said', () => {
  it.each(WAYS_TO_ORDER)('in a house: %s; by %s', async (kind, _how, way, totalMinor) => {
    const settings: HouseSettings = { ...DEFAULT_SETTINGS, ...housesAt(Date.now())[kind] };
    const { currency } = settings;
    const money = formatMoney(totalMinor, currency);
    const food = aFood({ priceMinor: way.hasVoucher ? 2400 : 1190, currency, quantity: 9, mealtimes: [] });
    const house = judgingHouse(settings, [food], way.hasVoucher ? aVoucher(settings) : []);
    await goToMenu(food, way, house);
    const checkout = await open(way);
    const wantedAt = await fill(checkout, way);
    await waitFor(() => {
      expect(within(checkout).getByText('Total').textContent).toContain(`Total ${money}`);
    });
    await press(within(checkout).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Your order is Confirm');
    const [asked] = house.sent;
    const [order] = house.orders;
    if (!order) throw new Error('expected an order');
    const shown = fieldOf(asked, 'shownTotal') ?? fieldOf(asked, 'price');
    expect([shown, order.priceMinor]).toEqual([toDecimal(totalMinor, currency), totalMinor]);
    expect([house.sent.length, house.orders.length]).toEqual([1, 1]);
    expect([order.wantedAtMs && new Date(order.wantedAtMs).toISOString(), order.note]).toEqual([
      wantedAt,
      way.note ?? null,
    ]);
    const [served, fulfilment] = way.served ? SERVED[way.served] : ['', null];
    expect(order.fulfilment).toEqual(fulfilment);
    expect(screen.getByRole('dialog').textContent).toContain(money); // the receipt

    cleanup();
    await renderScreen('/dashboard/orderlist', { role: 'admin', orders: [order], answers: house.answers });
    const row = await waitFor(() => {
      const found = document.querySelector(`[data-order="${order.id}"]`);
      if (!(found instanceof HTMLElement)) throw new Error('expected the row of the order');
      return found;
    });
    expect(row.textContent).toContain(money);
    expect(row.textContent).toContain(served);
    await press(screen.getByRole('button', { name: 'Overview of today' }));
    await waitFor(() => {
      expect(screen.getByText('Revenue').parentElement?.textContent).toContain(money);
    });
    await press(screen.getByRole('button', { name: 'Close the overview' }));
    await press(within(row).getByRole('button', { name: /^What happened to/ }));
    const receipt = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Receipt' });
    expect(await printed(receipt, '.printed-receipt li:last-child')).toBe(`Total${money}`);

    cleanup();
    const accepted = { ...order, status: 'approved', acceptedAtMs: Date.now() } as const;
    await renderScreen('/dashboard/kitchen', { role: 'chef', orders: [accepted], answers: house.answers });
    const ticket = await screen.findByRole('button', { name: /^Print the ticket of/ });
    expect(screen.getByRole('article').textContent).toContain(served);
    expect(await printed(ticket, '.printed-ticket > p:last-of-type')).toBe(`TOTAL ${money}`);
  });

  it('of every house', () => {
    expect(new Set(WAYS_TO_ORDER.map(([kind]) => kind))).toEqual(new Set(HOUSE_KINDS));
  });
});

describe('a paused house', () => {
  it.each([
    ['user', 'Order Now'],
    ['user', 'basket'],
    ['guest', 'Order Now'],
    ['guest', 'basket'],
  ] as const)('takes no order of a %s by %s, and says why', async (by, through) => {
    const food = aFood({ priceMinor: 1190, currency: 'EUR', quantity: 9, mealtimes: [] });
    const house = judgingHouse(housesAt(Date.now()).paused, [food]);
    await goToMenu(food, { by, served: 'table' }, house);
    const checkout = await open({ through, by });
    const inside = within(checkout);
    for (const served of ['table', 'pickup', 'delivery'] as const) {
      // oxlint-disable no-await-in-loop -- one way after the other
      await fill(checkout, { through, by, served });
      const offer = served === 'table' ? '' : ' You can order for later\\.';
      await inside.findByText(new RegExp(`^No new orders, until .*\\d\\d:\\d\\d\\.${offer}`));
      expect(inside.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
      // oxlint-enable no-await-in-loop
    }
    expect([house.sent.length, house.orders.length]).toEqual([0, 0]);
  });
});
