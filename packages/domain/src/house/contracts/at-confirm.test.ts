import { expect, it } from 'vitest';
import { aFood } from '../../testing/index.ts';
import { askedLine } from '../../orders/basket.ts';
import { quoteOf } from '../../orders/contracts/quote.ts';
import { quoteAnswer, toQuoteDto } from '../../orders/contracts/baskets.ts';
import { NEW_CUSTOMER } from '../../orders/vouchers.ts';
import { atConfirmOfDto } from '../at-confirm.ts';
import { houseNow } from '../now.ts';
import { DEFAULT_SETTINGS, type HouseSettings } from '../settings.ts';
import { houseNowAnswer, toHouseNowDto } from './closed.ts';
import { houseAnswer, parseSaveHouseRequest, toHouseDto } from './house.ts';

const LAWFUL: HouseSettings = {
  ...DEFAULT_SETTINGS,
  orderWords: 'order-and-pay',
  writtenPages: ['imprint', 'terms'],
  askConsent: true,
};

const saidNow = (house: HouseSettings) => houseNowAnswer.parse(toHouseNowDto(houseNow(house, 0)));
const saidInQuote = (house: HouseSettings) => {
  const food = aFood();
  const found = { foods: new Map([[food.id, food]]), choices: new Map(), tables: [], customer: NEW_CUSTOMER };
  return quoteAnswer.parse(toQuoteDto(quoteOf(house, { lines: [askedLine(food.id)] }, found, 0)));
};

it.each([
  ['what the house says now', saidNow],
  ['a quote', saidInQuote],
])('%s says what is read at the button that orders, and of a usual house nothing', (_what, said) => {
  expect(said(LAWFUL)).toMatchObject({ orderWords: 'order-and-pay', pages: ['imprint', 'terms'], askConsent: true });
  expect(atConfirmOfDto(said(LAWFUL))).toEqual({
    orderWords: 'order-and-pay',
    writtenPages: ['imprint', 'terms'],
    askConsent: true,
  });
  expect(said(DEFAULT_SETTINGS)).not.toHaveProperty('orderWords');
  expect(said(DEFAULT_SETTINGS)).not.toHaveProperty('pages');
  expect(said(DEFAULT_SETTINGS)).not.toHaveProperty('askConsent');
  expect(atConfirmOfDto(said(DEFAULT_SETTINGS))).toEqual({
    orderWords: 'confirm',
    writtenPages: [],
    askConsent: false,
  });
});

it('the words are a setting of two, and which pages are written is none', () => {
  const dto = toHouseDto(LAWFUL);
  expect(dto).toMatchObject({ orderWords: 'order-and-pay' });
  expect(dto).not.toHaveProperty('writtenPages');
  expect(parseSaveHouseRequest(dto)).toMatchObject({ ok: true, value: { orderWords: 'order-and-pay' } });
  expect(parseSaveHouseRequest({ ...dto, orderWords: 'Buy!' })).toMatchObject({
    fields: { orderWords: 'expected confirm or order-and-pay, got "Buy!"' },
  });
  expect(parseSaveHouseRequest({ ...dto, writtenPages: [] })).toMatchObject({
    fields: { writtenPages: 'unknown field' },
  });
});

it.each(['notOpenYet', 'askConsent'] as const)(
  'the settings say %s only where it is so, and a save may say either',
  (flag) => {
    const usual = toHouseDto(DEFAULT_SETTINGS);
    expect(usual).not.toHaveProperty(flag);
    expect(houseAnswer().parse(usual)).toEqual(usual);
    const said = toHouseDto({ ...DEFAULT_SETTINGS, [flag]: true });
    expect(houseAnswer().parse(said)).toEqual({ ...usual, [flag]: true });
    expect(parseSaveHouseRequest(usual)).not.toHaveProperty(['value', flag]);
    for (const is of [true, false])
      expect(parseSaveHouseRequest({ version: 1, [flag]: is })).toEqual({
        ok: true,
        value: { version: 1, [flag]: is },
      });
  },
);
