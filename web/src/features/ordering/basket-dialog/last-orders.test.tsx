import {
  DEFAULT_SETTINGS,
  priceBasket,
  toClosedDto,
  toQuoteDto,
  type Closed,
  type HouseSettings,
  type ServedAgain,
} from '@foodhouse/domain';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../../../test/fake-clock.ts';
import { judgingHouse } from '../../../test/judging-house.ts';
import { parseBody } from '../../../test/parse-body.ts';
import { useHouseNow } from '../../house/now/use-house-now.ts';
import { changeBasket, putIntoBasket } from '../basket/basket-store.ts';
import { EMPTY, plainLine } from '../basket/basket.ts';
import { say } from '../basket/said.ts';
import { Basket } from './basket-dialog.tsx';
import { CITY, Inside, PHO, refusal, signIn } from './testing-checkout.tsx';

// Fetched for whoever has not signed in, and nothing in a house without guests.
vi.mock('../checkout/lazy-guest.tsx', () => ({ GuestButton: () => null }));

const MINUTE_MS = 60_000;
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const at = (time: string): number => Date.parse(`2026-06-09T${time}:00Z`);

/** It delivers until 21:00, and is open until 22:00. */
const HOUSE: Partial<HouseSettings> = {
  timeZone: 'UTC',
  services: ['pickup', 'delivery'],
  areas: [CITY],
  hours: {
    pickup: [{ days: DAYS, from: '11:00', to: '22:00' }],
    delivery: [{ days: DAYS, from: '11:00', to: '21:00' }],
  },
  lastOrderMinutes: 30,
};

/** How often the house was asked for a quote. */
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  changeBasket(() => EMPTY);
  signIn('ann');
  asked = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a basket at a time of the house's day. */
async function openAt(time: string, changes: Partial<HouseSettings> = {}, others: object = {}): Promise<void> {
  vi.setSystemTime(at(time));
  const house = judgingHouse({ ...DEFAULT_SETTINGS, ...HOUSE, ...changes }, [PHO]);
  const answers: Readonly<Record<string, unknown>> = { ...house.answers, ...others };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'HEAD') return new Response();
    asked += Number(address === '/api/quote');
    const answer = answers[address];
    return Response.json(typeof answer === 'function' ? answer(parseBody(init.body)) : answer);
  });
  putIntoBasket(plainLine(PHO));
  render(<Basket onClose={() => undefined} />, { wrapper: Inside });
  await pass(1000);
}

const passTo = (time: string): Promise<void> => pass(at(time) - Date.now());
const lastOrders = (): string | null => screen.queryByText(/^Last orders/)?.textContent ?? null;
const isBarred = (): boolean => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled;

describe('a basket that has been open for long', () => {
  it('says when its last orders are near, and bars Confirm once they are over', async () => {
    await openAt('19:00');
    await passTo('20:29');
    expect([lastOrders(), isBarred(), asked]).toEqual([null, false, 1]);
    await passTo('20:31');
    expect([lastOrders(), isBarred(), asked]).toEqual(['Last orders 21:30.', false, 2]);
    await passTo('21:29');
    expect([isBarred(), asked]).toEqual([false, 2]);
    await pass(MINUTE_MS + 1000);
    expect(screen.getByText('No new orders, opens Wed 11:00. Your basket is kept.')).toBeDefined();
    expect([lastOrders(), isBarred(), asked]).toEqual([null, true, 3]);
  });

  it('asks again while something of it is served later, and can be ordered once that is over', async () => {
    const at23 = Date.parse('2026-06-09T21:00Z');
    let away: ServedAgain | null = { atMs: at23, from: '23:00', fromWords: '23:00' };
    const offer = { foods: new Map([[PHO.id, PHO]]), choices: new Map(), tax: DEFAULT_SETTINGS.tax };
    const quote = (body: Parameters<typeof priceBasket>[0]): unknown =>
      toQuoteDto(priceBasket(body, { ...offer, servedFrom: () => away }));
    await openAt('19:00', {}, { '/api/quote': quote });
    expect(isBarred()).toBe(true);
    away = null; // the house serves it earlier than it had said
    await pass(MINUTE_MS);
    expect(isBarred()).toBe(false);
  });

  it('forgets that it was refused once the house says its reason no more', async () => {
    const sentence = 'No new orders for now.';
    const paused: Closed = { reason: 'paused', opensAtMs: null, message: null, timeZone: 'UTC', sentence };
    let closed: Closed | null = null;
    const offer = { foods: new Map([[PHO.id, PHO]]), choices: new Map(), tax: DEFAULT_SETTINGS.tax };
    const quote = (body: Parameters<typeof priceBasket>[0]): unknown =>
      toQuoteDto({ ...priceBasket(body, offer), closed });
    await openAt('19:00', {}, { '/api/quote': quote });
    const asking = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (!address.startsWith('/api/order')) return asking(address, init);
      closed = paused;
      return Response.json(refusal('PAUSED', { closed: toClosedDto(paused) }), { status: 409 });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await pass(1000);
    expect(screen.getByText(`${sentence} Nothing was ordered; your basket is kept.`)).toBeDefined();
    await pass(1000); // the house is asked again
    await pass(1000);
    expect(isBarred()).toBe(true);
    closed = null;
    await pass(MINUTE_MS);
    expect(screen.queryByText(/Nothing was ordered/)).toBeNull();
    expect(isBarred()).toBe(false);
  });

  it('asks again, and anew, once the page hears that the house takes no orders', async () => {
    const sentence = 'No new orders for now.';
    let closed: Closed | null = null;
    const offer = { foods: new Map([[PHO.id, PHO]]), choices: new Map(), tax: DEFAULT_SETTINGS.tax };
    const quote = (body: Parameters<typeof priceBasket>[0] & { readonly fresh?: true }): unknown =>
      toQuoteDto({ ...priceBasket(body, offer), closed: body.fresh === true ? closed : null });
    const now = (): unknown => ({ closed: closed && toClosedDto(closed), busy: null });
    renderHook(() => useHouseNow());
    await openAt('19:00', {}, { '/api/quote': quote, '/api/house/now': now });
    await pass(MINUTE_MS);
    expect([isBarred(), asked]).toEqual([false, 1]);
    closed = { reason: 'paused', opensAtMs: null, message: null, timeZone: 'UTC', sentence };
    await pass(9000); // the page asks the house
    await pass(1000);
    expect(screen.getByText(`${sentence} Your basket is kept.`)).toBeDefined();
    expect([isBarred(), asked]).toEqual([true, 2]);
  });

  it('is barred once a house closes that takes orders until then', async () => {
    await openAt('21:00', { lastOrderMinutes: 0 });
    await passTo('21:59');
    expect([lastOrders(), isBarred()]).toEqual([null, false]);
    await pass(MINUTE_MS + 1000);
    expect(screen.getByText('Closed, opens Wed 11:00. Your basket is kept.')).toBeDefined();
    expect(isBarred()).toBe(true);
  });
});

it('is not asked about all the time by a machine whose clock is fast', async () => {
  const basket = priceBasket({ lines: [] }, { foods: new Map(), choices: new Map(), tax: DEFAULT_SETTINGS.tax });
  const overThere = toQuoteDto({ ...basket, changesAtMs: at('19:00') });
  await openAt('19:10', {}, { '/api/quote': overThere });
  await pass(MINUTE_MS);
  expect(asked).toBe(4);
});

describe('the last orders of a basket', () => {
  it('are those of the service that is chosen, once its place is known', async () => {
    await openAt('20:20');
    expect(lastOrders()).toBeNull();
    await passTo('20:31');
    expect(lastOrders()).toBe('Last orders 21:30.');
    fireEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
    await pass(1000);
    expect(lastOrders()).toBeNull();
  });

  it('are those of a delivery that ends before the house closes', async () => {
    await openAt('20:20');
    fireEvent.click(screen.getByRole('radio', { name: 'Delivery' }));
    fireEvent.change(screen.getByLabelText('Postcode'), { target: { value: '8001' } });
    await pass(1000);
    await pass(1000); // what was typed is asked behind the frame that shows it
    expect(lastOrders()).toBe('Last orders 20:30.');
    await passTo('20:31');
    expect(screen.getByText(/^No delivery now/).textContent).toMatch(/You can pick it up instead\./);
    expect(isBarred()).toBe(true);
  });

  it('do not concern what is wanted tomorrow', async () => {
    await openAt('20:40', { later: { minMinutes: 15, maxDays: 3 } });
    expect(lastOrders()).toBe('Last orders 21:30.');
    await act(async () => {
      say({ wantedAt: '2026-06-10T12:00:00.000Z' });
    });
    await pass(1000);
    await pass(1000);
    expect(lastOrders()).toBeNull();
    await passTo('21:40');
    expect([screen.queryByText(/No new orders/), isBarred()]).toEqual([null, false]);
  });
});
