import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type HouseSettings } from '../../house/settings.ts';
import type { AskedFulfilment } from '../../house/services.ts';
import { askedLine } from '../basket.ts';
import { aFood } from '../../testing/index.ts';
import { NEW_CUSTOMER } from '../vouchers.ts';
import { quoteAnswer, toQuoteDto, type QuoteDto } from './baskets.ts';
import { quoteOf } from './quote.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const AREA = { id: 'city', name: 'Old town', feeMinor: 0, minMinor: 0, freeFromMinor: null, minutes: 20, days: DAYS };
/** It delivers until 21:00, to the hill until 20:00, and is open until 22:00. */
const HOUSE: HouseSettings = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Berlin',
  services: ['pickup', 'delivery'],
  areas: [
    { ...AREA, postcodes: ['8001'], from: '00:00', to: '00:00' },
    { ...AREA, id: 'hill', postcodes: ['8002'], from: '11:00', to: '20:00' },
  ],
  hours: {
    pickup: [{ days: DAYS, from: '11:00', to: '22:00' }],
    delivery: [{ days: DAYS, from: '11:00', to: '21:00' }],
  },
  lastOrderMinutes: 30,
  later: { minMinutes: 15, maxDays: 3 },
};
const TO_TOWN = { kind: 'delivery', postcode: '8001' } as const;
const TO_HILL = { kind: 'delivery', postcode: '8002' } as const;

const at = (time: string): number => Date.parse(`2026-06-09T${time}:00+02:00`);
const iso = (time: string): string => new Date(at(time)).toISOString();

interface Asked {
  readonly fulfilment?: AskedFulfilment;
  readonly wantedAtMs?: number;
}

function quoted(nowMs: number, asked: Asked = {}, changes: Partial<HouseSettings> = {}): QuoteDto {
  const found = {
    foods: new Map([['pho', aFood({ id: 'pho', quantity: 9, mealtimes: ['lunch'] })]]),
    choices: new Map(),
    tables: [],
    customer: NEW_CUSTOMER,
  };
  const line = { foodId: 'pho', quantity: 1, sizeId: null, options: [], note: null };
  return quoteAnswer.parse(toQuoteDto(quoteOf({ ...HOUSE, ...changes }, { lines: [line], ...asked }, found, nowMs)));
}

describe('what a quote says of last orders', () => {
  it('is when they are, for an hour before, and that there are no new orders afterwards', () => {
    expect(quoted(at('20:29'))).toEqual(expect.not.objectContaining({ lastOrders: expect.anything() }));
    expect(quoted(at('20:29')).changesAt).toBe(iso('20:30'));
    expect(quoted(at('20:30'))).toMatchObject({ lastOrders: 'Last orders 21:30.', changesAt: iso('21:30') });
    const over = quoted(at('21:30'));
    expect(over.closed?.sentence).toBe('No new orders, opens Wed 11:00.');
    expect([over.lastOrders, over.changesAt]).toEqual([undefined, undefined]);
  });

  it.each([
    ['of the service that was chosen', TO_TOWN, '20:00', 'Last orders 20:30.'],
    ['of the area that closes before', TO_HILL, '19:15', 'Last orders 20:00.'],
    ['of pickup beside a delivery that is over', { kind: 'pickup' } as const, '20:40', 'Last orders 21:30.'],
  ])('is that %s', (_which, fulfilment, time, sentence) => {
    expect(quoted(at(time), { fulfilment }).lastOrders).toBe(sentence);
  });

  it.each([
    ['of its opening, where that comes before its time is too near', '21:45', 'Last orders 21:30.', '21:30'],
    ['nothing where its time is too near before', '21:15', undefined, '21:00'],
  ])('is, of what is wanted later, %s', (_what, wanted, sentence, changes) => {
    const { lastOrders, changesAt = '' } = quoted(at('20:40'), { wantedAtMs: at(wanted) });
    expect([lastOrders, Date.parse(changesAt) - at(changes)]).toEqual([sentence, wanted === '21:15' ? 1 : 0]);
  });

  it('is nothing for tomorrow, nor in a house that takes orders until it closes, whose quote changes then', () => {
    expect(quoted(at('21:00'), { wantedAtMs: at('19:00') + 24 * 60 * 60_000 })).not.toHaveProperty('lastOrders');
    const late = quoted(at('21:40'), {}, { lastOrderMinutes: 0 });
    expect([late.lastOrders, late.changesAt]).toEqual([undefined, iso('22:00')]);
  });

  it('is nothing for a place to which nothing is delivered', () => {
    const abroad = quoted(at('20:10'), { fulfilment: { kind: 'delivery', postcode: '9999' } });
    expect([abroad.service?.problem?.reason, abroad.lastOrders]).toEqual(['OUT_OF_ZONE', undefined]);
  });
});

it('a house that is always open says nothing of last orders, and its quote never changes by itself', () => {
  const { lastOrders, changesAt } = quoted(at('20:40'), {}, { hours: {} });
  expect([lastOrders, changesAt]).toEqual([undefined, undefined]);
});

it('a quote changes when the house is busy no more, and when a mealtime ends', () => {
  const busy = { plusMinutes: 20, untilMs: at('13:00') };
  expect(quoted(at('12:00'), {}, { busy }).changesAt).toBe(iso('13:00'));
  const lunch = { mealtimes: { lunch: { from: '11:30', to: '14:30' } }, enforceMealtimes: true };
  expect(quoted(at('12:00'), {}, lunch).changesAt).toBe(iso('14:30'));
});

describe('the first time for all that is not served as it is asked for', () => {
  const mealtimes = {
    breakfast: { from: '07:00', to: '11:30' },
    lunch: { from: '11:30', to: '14:30' },
    dinner: { from: '17:00', to: '22:30' },
  };
  const FOODS = new Map(
    [
      aFood({ id: 'egg', quantity: 9, mealtimes: ['breakfast'] }),
      aFood({ id: 'pho', quantity: 9, mealtimes: ['lunch', 'dinner'] }),
      aFood({ id: 'fondue', quantity: 9, mealtimes: ['dinner'] }),
      aFood({ id: 'soup', quantity: 9, mealtimes: ['lunch'] }),
      aFood({ id: 'tea', quantity: 9, mealtimes: [] }),
      aFood({ id: 'gone', quantity: 9, mealtimes: ['breakfast'], retiredAtMs: 1 }),
      aFood({ id: 'cake', quantity: 9, mealtimes: [], offThrough: '2026-06-09' }),
    ].map((food) => [food.id, food]),
  );

  it.each([
    ['of one food, when its mealtime begins', ['fondue'], '15:10', undefined, iso('17:00')],
    ['when the house opens, where that is later', ['egg'], '15:10', undefined, '2026-06-10T09:00Z'],
    ['when the mealtime begins that all have in common', ['pho', 'fondue', 'tea'], '12:00', undefined, iso('17:00')],
    [
      'when the other one is served again, not when it is over',
      ['soup', 'pho'],
      '15:10',
      undefined,
      '2026-06-10T09:30Z',
    ],
    ['after the time that was said', ['fondue'], '12:00', '13:00', iso('17:00')],
    ['left out where all are served', ['pho', 'tea'], '12:00', undefined, undefined],
    ['left out where all are at the time that was said', ['fondue'], '12:00', '18:00', undefined],
    ['not known where two are never served together', ['soup', 'fondue'], '12:00', undefined, null],
    ['when what is off is back', ['cake', 'fondue'], '12:00', undefined, '2026-06-10T15:00Z'],
    ['not in the way of a food that has left the menu', ['fondue', 'gone'], '12:00', undefined, iso('17:00')],
  ])('is %s', (_which, ids, now, wanted, first) => {
    const lines = ids.map((id) => askedLine(id));
    const request = { lines, ...(wanted !== undefined && { wantedAtMs: at(wanted) }) };
    const found = { foods: FOODS, choices: new Map(), tables: [], customer: NEW_CUSTOMER };
    const house = { ...HOUSE, mealtimes, enforceMealtimes: true };
    const { allServedAt } = quoteAnswer.parse(toQuoteDto(quoteOf(house, request, found, at(now))));
    expect(allServedAt).toBe(first && new Date(first).toISOString());
  });
});

it('nothing that the house says of an order changes before it says, whenever and however it is wanted', () => {
  const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 });
  const settings = fc.record({
    lastOrderMinutes: fc.constantFrom(0, 30, 120),
    enforceMealtimes: fc.boolean(),
    mealtimes: fc.constant({ lunch: { from: '11:30', to: '14:30' } }),
    busy: fc.constantFrom(null, { plusMinutes: 20, untilMs: at('12:10') }),
    hours: fc.constantFrom(HOUSE.hours, {}, { pickup: [{ days: [2, 3], from: '18:00', to: '19:30' }] }),
  });
  const how = fc.constantFrom(undefined, TO_TOWN, TO_HILL);
  const quarter = fc.option(fc.integer({ min: 1, max: 2 * 96 }), { nil: undefined });
  fc.assert(
    fc.property(settings, how, quarter, minutes, fc.double({ min: 0, max: 1, noNaN: true }), (...drawn) => {
      const [changes, fulfilment, quarters, after, share] = drawn;
      const nowMs = at('00:00') + after * 60_000;
      const wantedAtMs = quarters === undefined ? undefined : Math.ceil(nowMs / 900_000 + quarters) * 900_000;
      const asked = { ...(fulfilment && { fulfilment }), ...(wantedAtMs !== undefined && { wantedAtMs }) };
      const first = quoted(nowMs, asked, changes);
      if (first.closed || first.wanted) return;
      const untilMs = first.changesAt === undefined ? nowMs + 3 * 24 * 60 * 60_000 : Date.parse(first.changesAt) - 1;
      const laterMs = Math.floor(nowMs + share * (untilMs - nowMs));
      expect(saidIn(quoted(laterMs, asked, changes))).toEqual(saidIn(first));
    }),
    { numRuns: 400 },
  );
});

/** What time alone may change, without words that name the day. */
function saidIn({ closed, wanted, busy, lastOrders, service, problems }: QuoteDto): unknown {
  const isBusy = busy !== undefined;
  const areLast = lastOrders !== undefined;
  return [closed?.reason, wanted?.why, isBusy, areLast, service?.problem?.reason, problems.map(({ reason }) => reason)];
}

describe('when a quoted order would be ready', () => {
  const house = { prepMinutes: 20 };
  it('is after the minutes of the house, more while it is busy, and after the way of a delivery', () => {
    expect(quoted(at('17:15'), {}, house).readyAt).toBe(iso('17:35'));
    expect(quoted(at('17:15'), { fulfilment: TO_TOWN }, house).readyAt).toBe(iso('17:55'));
    const busy = { plusMinutes: 15, untilMs: at('18:00') };
    expect(quoted(at('17:15'), {}, { ...house, busy }).readyAt).toBe(iso('17:50'));
  });

  it('is not told without its minutes, while the house is closed, for later, and where it is not served so', () => {
    const told = [
      quoted(at('17:15')),
      quoted(at('23:00'), {}, house),
      quoted(at('17:15'), { wantedAtMs: at('19:00') }, house),
      quoted(at('17:15'), { fulfilment: { kind: 'delivery', postcode: '9000' } }, house),
    ];
    expect(told.filter((quote) => 'readyAt' in quote)).toEqual([]);
  });
});
