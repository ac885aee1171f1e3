import { describe, expect, it } from 'vitest';
import { houseNowAnswer, toHouseNowDto } from './contracts/closed.ts';
import { houseNow } from './now.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const HOUSE = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  mealtimes: {
    breakfast: { from: '07:00', to: '11:00' },
    lunch: { from: '11:30', to: '14:30' },
    dinner: { from: '17:00', to: '23:00' },
  },
  enforceMealtimes: true,
};
const at = (time: string): number => Date.parse(`2026-06-09T${time}:00+02:00`);

describe('what guests hear of the last orders', () => {
  const days = [0, 1, 2, 3, 4, 5, 6];
  const house = {
    ...DEFAULT_SETTINGS,
    timeZone: 'Europe/Berlin',
    hours: { pickup: [{ days, from: '11:00', to: '22:00' }] },
    lastOrderMinutes: 30,
  };
  const said = (time: string, changes: Partial<typeof house> = {}) =>
    houseNowAnswer.parse(toHouseNowDto(houseNow({ ...house, ...changes }, at(time))));

  it('is when they are, for an hour before', () => {
    expect(said('20:29').lastOrders).toBeUndefined();
    expect(said('20:30').lastOrders).toEqual({ at: '2026-06-09T19:30:00.000Z', sentence: 'Last orders 21:30.' });
    expect(said('21:29').closed).toBeNull();
  });

  it('is that there are no new orders afterwards, until the house is closed', () => {
    expect(said('21:30')).toMatchObject({
      closed: { reason: 'hours', opensAt: '2026-06-10T09:00:00.000Z', sentence: 'No new orders, opens Wed 11:00.' },
    });
    expect(said('21:30').lastOrders).toBeUndefined();
    expect(said('22:00').closed?.sentence).toBe('Closed, opens Wed 11:00.');
  });

  it('is nothing in a house that takes orders until it closes, and the last ones of all that it offers', () => {
    expect(said('21:15', { lastOrderMinutes: 0 })).toEqual(
      expect.not.objectContaining({ lastOrders: expect.anything() }),
    );
    const table = [{ days, from: '11:00', to: '23:00' }];
    const both = { services: ['pickup', 'table'], hours: { ...house.hours, table } } as const;
    expect(said('21:40', both as never)).toMatchObject({
      closed: null,
      lastOrders: { sentence: 'Last orders 22:30.' },
    });
  });
});

describe('what guests hear of mealtimes', () => {
  it.each([
    ['10:00', ['lunch 11:30', 'dinner 17:00']],
    ['12:00', ['dinner 17:00', 'breakfast Wed 07:00']],
    ['16:59', ['dinner 17:00', 'breakfast Wed 07:00', 'lunch Wed 11:30']],
    ['23:00', ['breakfast Wed 07:00', 'lunch Wed 11:30', 'dinner Wed 17:00']],
  ])('at %s are those that are not served, the next one first', (time, expected) => {
    const said = houseNowAnswer.parse(toHouseNowDto(houseNow(HOUSE, at(time))));
    expect(said.away?.map(({ mealtime, fromWords }) => `${mealtime} ${fromWords}`)).toEqual(expected);
  });

  it('is nothing in a house that does not insist, or that serves all', () => {
    expect(toHouseNowDto(houseNow({ ...HOUSE, enforceMealtimes: false }, at('12:00')))).not.toHaveProperty('away');
    const { breakfast } = HOUSE.mealtimes;
    const morning = houseNow({ ...HOUSE, mealtimes: { breakfast } }, at('08:00'));
    expect(toHouseNowDto(morning)).toEqual({ closed: null, busy: null });
  });
});

it('guests hear who the house is, whether it is open, and its hours of today, where it has said that', () => {
  const about = { name: 'Harbour', address: 'Uferstr. 12', phone: '' };
  const hours = { pickup: [{ days: [0, 1, 2, 3, 4, 5, 6], from: '11:00', to: '22:00' }] };
  const said = houseNowAnswer.parse(toHouseNowDto(houseNow({ ...HOUSE, about, hours }, at('09:00'))));
  const state = { isOpen: false, words: 'Opens 11:00' };
  expect(said).toMatchObject({ about, state, today: 'Today 11:00 to 22:00' });
  const silent = toHouseNowDto(houseNow(HOUSE, at('09:00')));
  expect(['about', 'state', 'today'].filter((field) => field in silent)).toEqual([]);
});

it('guests hear that the tax comes on top of what the menu says, where it does', () => {
  const said = (isInclusive: boolean, ...shares: readonly number[]): unknown => {
    const rates = shares.map((share) => ({ id: 'full', name: 'Full', share }));
    return houseNowAnswer.parse(toHouseNowDto(houseNow({ ...HOUSE, tax: { isInclusive, rates } }, at('12:00'))))
      .taxOnTop;
  };
  expect([said(false, 8875), said(false, 0), said(false), said(true, 19_000)]).toEqual([
    true,
    undefined,
    undefined,
    undefined,
  ]);
});
