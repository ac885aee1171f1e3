import { parseAddFoodRequest, parsePrice } from '@foodhouse/domain';
import { aFood } from '@foodhouse/domain/testing';
import { inLocale } from '@foodhouse/domain/testing/in-locale';
import { describe, expect, it } from 'vitest';
import { contractResolver } from './food-fields.tsx';
import { valuesOf } from './food-values.ts';
import type { FoodValues } from './food-words.ts';

const VALUES: FoodValues = {
  name: 'Pho',
  supplier: 'Linh',
  description: '',
  price: '12,50',
  quantity: '5',
  img: '',
  pictureText: '',
  mealtimes: [],
};

/** The messages beside the fields of a form with these values. */
async function messagesFor(changes: Partial<FoodValues>): Promise<Record<string, unknown>> {
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  const { errors } = await contractResolver(parseAddFoodRequest, 'USD')({ ...VALUES, ...changes }, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]));
}

describe('the form of a food', () => {
  it('accepts a price with a comma, no picture and no mealtime', async () => {
    expect(await messagesFor({})).toEqual({});
  });

  it.each<[keyof FoodValues, string, string]>([
    ['name', ' ', 'Give the food a name'],
    ['name', 'x'.repeat(121), 'A name in one line, of at most 120 characters'],
    ['supplier', '', 'Name the chef'],
    ['supplier', 'x'.repeat(81), 'The chef’s name in one line, of at most 80 characters'],
    ['description', 'x'.repeat(2001), 'A description of at most 2000 characters'],
    ['price', 'cheap', 'A price such as 12.50'],
    ['price', '', 'A price such as 12.50'],
    ['price', '100001', 'A price from $0 to $100,000'],
    ['quantity', '-2', 'A whole number from 0 to 100000'],
    ['img', 'http://a.example/b.png', 'An address that begins with https://, or nothing'],
  ])('says in plain words what %s needs when it is %j', async (field, typed, message) => {
    expect(await messagesFor({ [field]: typed })).toEqual({ [field]: message });
  });
});

describe('the price of a food in German', () => {
  const send = async (price: string, currency: string): Promise<unknown> => {
    const options = { fields: {}, shouldUseNativeValidation: undefined };
    const resolve = contractResolver(parseAddFoodRequest, currency);
    const { values, errors } = await resolve({ ...VALUES, price }, undefined, options);
    return errors.price?.message ?? values.price;
  };

  it.each([
    ['12,50', 'EUR', '12.50', 1250],
    ['1.234,50', 'EUR', '1234.50', 123_450],
    ['1,250', 'KWD', '1.250', 1250],
  ])('%s of %s is sent as %s', async (typed, currency, sent, minor) => {
    const price = await inLocale('de-DE', () => send(typed, currency));
    expect([price, parsePrice(price, currency)]).toEqual([sent, minor]);
  });

  it('is asked for with a comma, and shown with one', async () => {
    expect(await inLocale('de-DE', () => send('1.250', 'KWD'))).toBe('A price such as 1,250');
    const limits = await inLocale('de-DE', () => send('99999999,000', 'KWD'));
    expect(String(limits).replaceAll('\u00a0', ' ')).toBe('A price from 0 KWD to 100.000 KWD');
    const shown = inLocale('de-DE', () => valuesOf(aFood({ priceMinor: 1250, currency: 'EUR' })));
    expect(shown.price).toBe('12,50');
  });
});
