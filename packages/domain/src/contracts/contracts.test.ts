import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as FORM_MESSAGES from '../texts.ts';
import { CURRENCIES } from '../money/currencies.ts';
import { toDecimal } from '../money/money.ts';
import { parsePlaceBasketRequest, parseQuoteRequest } from '../orders/contracts/baskets.ts';
import { parseAddFoodRequest, parseChangeStockRequest, parseEditFoodRequest } from '../foods/contracts/foods.ts';
import { parsePageRequest } from './pages.ts';
import {
  parseChangeOrderStatusRequest,
  parseDelayOrderRequest,
  parsePlaceOrderRequest,
  parseReturnOrderRequest,
} from '../orders/contracts/orders.ts';
import { parseWith } from './parse.ts';
import { parseSendReviewRequest } from '../reviews/contracts/reviews.ts';
import { parseHeartbeat } from '../house/contracts/screens.ts';
import {
  loginFormSchema,
  parseDeleteUserRequest,
  parseRegisterUserRequest,
  signUpFormSchema,
} from '../users/contracts/users.ts';

const order = { foodId: 'pho', userId: 'ann', status: 'pending', price: '$9.50' };

describe('a moment in a request', () => {
  const beat = { page: 'orders', soundOk: true, isVisible: true, newest: null, acknowledged: null };
  const basket = { lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5 };

  it.each([
    '0000-01-01T00:00:00.000Z',
    '0999-06-01T12:00:00.000Z',
    '1999-12-31T23:45:00.000Z',
    '2200-01-01T00:00:00.000Z',
    '9999-12-31T23:45:00.000Z',
  ])('is refused with its field outside of the years that a clock has: %s', (time) => {
    const year = expect.stringContaining('from 2000 to 2199');
    expect(parsePlaceBasketRequest({ ...basket, wantedAt: time })).toEqual({ ok: false, fields: { wantedAt: year } });
    expect(parseQuoteRequest({ lines: basket.lines, wantedAt: time })).toEqual({
      ok: false,
      fields: { wantedAt: year },
    });
    expect(parseDelayOrderRequest({ plus: 10, promisedAt: time })).toEqual({ ok: false, fields: { promisedAt: year } });
    expect(parseHeartbeat({ ...beat, newest: time, acknowledged: time })).toEqual({
      ok: false,
      fields: { newest: year, acknowledged: year },
    });
  });

  it('is taken within them', () => {
    const taken = ['2000-01-01T00:00:00.000Z', '2199-12-31T23:45:00.000Z'].map(
      (wantedAt) => parsePlaceBasketRequest({ ...basket, wantedAt }).ok,
    );
    expect(taken).toEqual([true, true]);
  });
});

describe('an order request', () => {
  it('accepts the price in all its text forms', () => {
    expect(parsePlaceOrderRequest(order)).toEqual({
      ok: true,
      value: { foodId: 'pho', userId: 'ann', priceMinor: 950 },
    });
    expect(parsePlaceOrderRequest({ ...order, price: '120$', shownPrice: 9.5 })).toMatchObject({
      value: { priceMinor: 12_000, isConstantPrice: true, shownPriceMinor: 950 },
    });
    expect(parsePlaceOrderRequest({ ...order, price: 120 })).not.toHaveProperty('value.isConstantPrice');
  });

  it('names every invalid field, with the expected and the actual value', () => {
    expect(parsePlaceOrderRequest({ foodId: '', userId: 7, price: 'free', status: 'approved' })).toEqual({
      ok: false,
      fields: {
        foodId: 'expected an id',
        userId: 'expected an id, got 7',
        status: 'expected pending, got "approved"',
        price: 'expected a price such as 12.50, got "free"',
      },
    });
  });

  it('refuses unknown keys and bodies that are no object', () => {
    expect(parsePlaceOrderRequest({ ...order, role: 'admin' })).toEqual({
      ok: false,
      fields: { role: 'unknown field' },
    });
    const odd: unknown = JSON.parse('{"foodId":"pho","userId":"ann","price":9.5,"__proto__":{"role":"admin"}}');
    expect(JSON.stringify(parsePlaceOrderRequest(odd))).toBe('{"ok":false,"fields":{"__proto__":"unknown field"}}');
    expect(parsePlaceOrderRequest('x').ok).toBe(false);
    expect(parsePlaceOrderRequest({ ...order, foodId: 'a/b' }).ok).toBe(false);
    expect(parsePlaceOrderRequest({ ...order, foodId: '__id__' }).ok).toBe(false);
  });
});

describe('a status change', () => {
  it('accepts a status and an optional reason without control characters', () => {
    expect(parseChangeOrderStatusRequest({ id: 'o1', status: 'reject', reason: ' Sold out ' })).toEqual({
      ok: true,
      value: { id: 'o1', status: 'reject', reason: 'Sold out' },
    });
    expect(parseChangeOrderStatusRequest({ id: 'o1', status: 'eaten' })).toMatchObject({ ok: false });
    expect(parseChangeOrderStatusRequest({ id: 'o1', status: 'reject', reason: 'a\u2028b' })).toMatchObject({
      ok: false,
    });
  });
});

describe('every stored text', () => {
  const review = (fields: object): unknown => parseSendReviewRequest({ name: 'Zoe', ...fields });

  it.each(['\u200b', '\u2060', ' \u3164 '])('is no name when nothing is visible: %j', (name) => {
    expect(review({ name })).toEqual({ ok: false, fields: { name: 'expected some text' } });
  });

  it.each(['Zo\u2028e', 'Zo\ud800e', 'Zo\u0000e'])('has no unsafe character: %j', (unsafe) => {
    const problem = 'expected text without control characters';
    expect(review({ name: unsafe })).toEqual({ ok: false, fields: { name: problem } });
    expect(review({ description: unsafe })).toEqual({ ok: false, fields: { description: problem } });
    expect(review({ img: unsafe })).toEqual({ ok: false, fields: { img: problem } });
    expect(parseDeleteUserRequest({ email: `${unsafe}@example.com` }).ok).toBe(false);
  });

  it('is cleaned: NFC, and empty when nothing is visible', () => {
    expect(review({ name: ' Zoe\u0301\u200b ', description: '\u200b' })).toEqual({
      ok: true,
      value: { name: 'Zo\u00e9', description: '', img: '' },
    });
  });

  it.each([
    [
      '\u05e4\u05d9\u05e6\u05d4 (\u05d2\u05d3\u05d5\u05dc\u05d4)\u200f',
      '\u05e4\u05d9\u05e6\u05d4 (\u05d2\u05d3\u05d5\u05dc\u05d4)',
    ],
    ['\u202b\u0634\u0627\u0648\u0631\u0645\u0627\u202c', '\u0634\u0627\u0648\u0631\u0645\u0627'],
    ['\u200eFalafel\u200e \u2067', 'Falafel'],
    ['Zo\u061ce', 'Zoe'],
    ['\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ])('is stored without marks of direction, which come along with what is copied: %j', (name, stored) => {
    expect(review({ name })).toMatchObject({ ok: true, value: { name: stored } });
  });

  it('is refused for its length before it is read', () => {
    const name = ` ${'a\u0301'.repeat(80)} `;
    expect(review({ name })).toMatchObject({ value: { name: '\u00e1'.repeat(80) } });
    const problem = { ok: false, fields: { name: 'expected at most 80 characters' } };
    expect(review({ name: `Zoe\u0000${' '.repeat(1000)}` })).toEqual(problem);
  });

  it('stays on one line', () => {
    expect(review({ img: 'zoe@example.com\ncall me' })).toEqual({ ok: false, fields: { img: 'expected one line' } });
  });
});

it('returns an order only with a reason', () => {
  expect(parseReturnOrderRequest({ reason: ' No basil ' })).toEqual({ ok: true, value: { reason: 'No basil' } });
  for (const body of [
    undefined,
    {},
    { reason: ' ' },
    { reason: 'x'.repeat(201) },
    { reason: 'x', status: 'pending' },
  ]) {
    expect(parseReturnOrderRequest(body).ok).toBe(false);
  }
});

describe('a page request', () => {
  it('defaults to a hundred and refuses more', () => {
    expect(parsePageRequest({})).toEqual({ ok: true, value: { limit: 100, after: null } });
    expect(parsePageRequest({ limit: '7', after: 'pho' })).toEqual({ ok: true, value: { limit: 7, after: 'pho' } });
    for (const limit of ['0', '101', '1.5', 'x']) expect(parsePageRequest({ limit }).ok).toBe(false);
  });
});

describe('the forms', () => {
  it('show the specification’s messages', () => {
    expect(parseWith(signUpFormSchema, { name: ' ', email: 'ann', password: '12345' })).toEqual({
      ok: false,
      fields: {
        name: FORM_MESSAGES.nameRequired(),
        email: FORM_MESSAGES.emailInvalid(),
        password: FORM_MESSAGES.passwordTooShort(),
      },
    });
    expect(parseWith(loginFormSchema, { email: '', password: '' })).toMatchObject({
      ok: false,
      fields: { email: FORM_MESSAGES.emailRequired(), password: FORM_MESSAGES.passwordTooShort() },
    });
  });

  it('trim and lower-case the email of a new account', () => {
    expect(parseWith(signUpFormSchema, { name: 'Ann', email: ' Ann@Example.com ', password: '123456' })).toMatchObject({
      ok: true,
      value: { email: 'ann@example.com' },
    });
  });
});

it('refuses a registration with a role of its own', () => {
  const request = { email: 'ann@example.com', uid: 'ann', accessToken: 't' };
  expect(parseRegisterUserRequest({ ...request, role: 'user' }).ok).toBe(true);
  expect(parseRegisterUserRequest({ ...request, role: 'admin' })).toEqual({
    ok: false,
    fields: { role: 'expected user, got "admin"' },
  });
});

const food = {
  name: 'Pho',
  supplier: 'Linh Tran',
  price: '12$',
  quantity: '5',
  description: 'Beef broth.',
  img: 'https://pictures.example/pho.webp',
  mealtimes: ['dinner', 'lunch', 'lunch'],
};

describe('a new food', () => {
  it('accepts price and quantity as text', () => {
    expect(parseAddFoodRequest(food)).toEqual({
      ok: true,
      value: { ...food, price: 1200, quantity: 5, mealtimes: ['lunch', 'dinner'] },
    });
  });

  it('needs no description, picture or mealtimes', () => {
    const { description: _description, img: _img, mealtimes: _mealtimes, ...needed } = food;
    expect(parseAddFoodRequest(needed)).toMatchObject({
      value: { description: '', img: '/img/site/plate.webp', mealtimes: ['breakfast', 'lunch', 'dinner'] },
    });
  });

  it('gets the house’s own picture for an empty address, also in an edit', () => {
    expect(parseAddFoodRequest({ ...food, img: ' ' })).toMatchObject({ value: { img: '/img/site/plate.webp' } });
    expect(parseEditFoodRequest({ img: '' })).toEqual({ ok: true, value: { img: '/img/site/plate.webp' } });
  });

  it.each([
    ['name', '', 'expected some text'],
    ['name', '   ', 'expected some text'],
    ['name', 'x'.repeat(121), 'expected at most 120 characters'],
    ['name', 'two\nlines', 'expected one line'],
    ['name', 'turned \u2029around', 'expected text without control characters'],
    ['name', 'half a \ud83c', 'expected text without control characters'],
    ['supplier', undefined, 'expected text, got nothing'],
    ['price', 'free', 'expected a price such as 12.50, got "free"'],
    ['price', 100_000.01, 'expected a price from 0 to 100000'],
    ['price', 1.005, 'expected a price such as 12.50, got 1.005'],
    ['quantity', -1, 'expected a whole number from 0 to 100000'],
    ['quantity', 1.5, 'expected a whole number from 0 to 100000'],
    ['quantity', 100_001, 'expected a whole number from 0 to 100000'],
    ['quantity', '1e3', 'expected a whole number from 0 to 100000'],
    ['quantity', '', 'expected a whole number from 0 to 100000'],
    ['description', 'x'.repeat(2001), 'expected at most 2000 characters'],
    ['img', 'http://pictures.example/pho.webp', 'expected an https address or a path of this site'],
    ['img', '//pictures.example/pho.webp', 'expected an https address or a path of this site'],
    ['img', '/\\pictures.example/pho.webp', 'expected an https address or a path of this site'],
    ['img', 'javascript:alert(1)', 'expected an https address or a path of this site'],
    ['img', 'https://somebody@pictures.example/', 'expected an https address or a path of this site'],
    ['img', 'https://', 'expected an https address or a path of this site'],
    ['img', `https://pictures.example/${'x'.repeat(2048)}`, 'expected at most 2048 characters'],
  ])('refuses %s %j', (field, value, expected) => {
    expect(parseAddFoodRequest({ ...food, [field]: value })).toEqual({ ok: false, fields: { [field]: expected } });
  });

  it('refuses unknown mealtimes and keys', () => {
    expect(parseAddFoodRequest({ ...food, mealtimes: ['brunch'] })).toMatchObject({
      fields: { 'mealtimes.0': 'expected one of breakfast, lunch, dinner, got "brunch"' },
    });
    expect(parseAddFoodRequest({ ...food, _id: 'mine' })).toMatchObject({ fields: { _id: 'unknown field' } });
  });

  it('is edited field by field, with at least one field', () => {
    expect(parseEditFoodRequest({ quantity: 0 })).toEqual({ ok: true, value: { quantity: 0 } });
    expect(parseEditFoodRequest({})).toEqual({ ok: false, fields: { body: 'expected at least one field' } });
    expect(parseEditFoodRequest({ retiredAt: 1 })).toMatchObject({ ok: false });
  });
});

describe('a change of stock', () => {
  it('is a whole number of portions, more or fewer', () => {
    expect(parseChangeStockRequest({ change: -3 })).toEqual({ ok: true, value: { change: -3 } });
    for (const change of [0, 1.5, 100_001, '3', undefined]) expect(parseChangeStockRequest({ change }).ok).toBe(false);
    expect(parseChangeStockRequest({ change: 1, quantity: 3 })).toMatchObject({
      fields: { quantity: 'unknown field' },
    });
  });
});

describe('a review', () => {
  it('needs only a name', () => {
    expect(parseSendReviewRequest({ name: ' Zoe ' })).toEqual({
      ok: true,
      value: { name: 'Zoe', description: '', img: '' },
    });
    expect(parseSendReviewRequest({ img: 'not an address' })).toMatchObject({
      ok: false,
      fields: { name: 'expected text, got nothing' },
    });
  });

  it('refuses texts that are too long', () => {
    expect(parseSendReviewRequest({ name: 'Zoe', description: 'x'.repeat(1001), img: 'x'.repeat(255) })).toMatchObject({
      fields: { description: 'expected at most 1000 characters', img: 'expected at most 254 characters' },
    });
  });
});

describe('a basket’s total', () => {
  const lines = [{ foodId: 'pho', quantity: 1 }];

  it('is read in the currency that it names, and in the house’s where it names none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.constantFrom(...CURRENCIES), (shown, house) => {
        const body = { lines, shownTotal: toDecimal(12_345, shown) };
        expect(parsePlaceBasketRequest({ ...body, currency: shown }, house)).toMatchObject({
          value: { shownTotalMinor: 12_345, shownCurrency: shown },
        });
        const unnamed = parsePlaceBasketRequest(body, shown);
        expect(unnamed).toMatchObject({ value: { shownTotalMinor: 12_345 } });
        expect(unnamed).not.toHaveProperty('value.shownCurrency');
      }),
    );
  });

  it.each([['eur'], ['XXX'], [''], [null], [7]])('names no currency %j', (currency) => {
    expect(parsePlaceBasketRequest({ lines, shownTotal: 9.5, currency })).toEqual({
      ok: false,
      fields: { currency: `expected a currency such as EUR, got ${JSON.stringify(currency)}` },
    });
  });
});

describe('a basket’s note', () => {
  const basket = { lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5 };

  it.each([
    ['  Ring twice ', 'Ring twice'],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %j', (note, expected) => {
    const parsed = parsePlaceBasketRequest({ ...basket, note });
    expect(parsed.ok && parsed.value.note).toBe(expected);
  });

  it.each([
    ['x'.repeat(141), 'expected at most 140 characters'],
    ['two\nlines', 'expected one line'],
  ])('%j is refused', (note, expected) => {
    expect(parsePlaceBasketRequest({ ...basket, note })).toEqual({ ok: false, fields: { note: expected } });
  });
});

describe('a basket’s contact', () => {
  const basket = { lines: [{ foodId: 'pho', quantity: 1 }], shownTotal: 9.5 };

  it.each([
    ['\u202a+49 30 123456\u202c', '+49 30 123456'],
    ['+64\u200b 21 555\u2011777\u00ad', '+64 21 555-777'],
    ['0171 123\u2013456', '0171 123-456'],
    ['\u202d0171\u00a01234567\u202c', '0171 1234567'],
    ['020 7946 0018 ext. 12', '020 7946 0018 ext. 12'],
    ['020 7946 0018 x12', '020 7946 0018 x12'],
    ['0176 99', '0176 99'],
    ['\uff10\uff13\uff0d1234\uff0d5678', '03-1234-5678'],
  ])('is taken with a phone as it is copied: %j', (phone, stored) => {
    const parsed = parsePlaceBasketRequest({
      lines: [{ foodId: 'pho', quantity: 1 }],
      shownTotal: 1,
      contact: { name: 'Ann', phone },
    });
    expect(parsed).toMatchObject({ ok: true, value: { contact: { phone: stored } } });
  });

  it('is a name in one line and a phone number as people write it, both trimmed', () => {
    const contact = { name: ' Ann ', phone: ' +49 (30) 123-456/7 ' };
    expect(parsePlaceBasketRequest({ ...basket, contact })).toMatchObject({
      value: { contact: { name: 'Ann', phone: '+49 (30) 123-456/7' } },
    });
    expect(parsePlaceBasketRequest(basket)).not.toHaveProperty('value.contact');
  });

  it.each([
    [{ name: 'Ann', phone: 'call me' }, 'contact.phone', 'expected a phone number such as +49 30 123456'],
    [{ name: 'Ann', phone: '0176 9' }, 'contact.phone', 'expected a phone number such as +49 30 123456'],
    [{ name: 'Ann', phone: '123' }, 'contact.phone', 'expected a phone number such as +49 30 123456'],
    [{ name: 'Ann', phone: '1'.repeat(31) }, 'contact.phone', 'expected at most 30 characters'],
    [{ name: ' ', phone: '030 1234' }, 'contact.name', 'expected some text'],
    [{ name: 'Ann' }, 'contact.phone', 'expected a phone number such as +49 30 123456, got nothing'],
    [{ name: 'Ann', phone: '030 1234', fax: '1' }, 'fax', 'unknown field'],
  ])('is refused as %j', (contact, field, expected) => {
    expect(parsePlaceBasketRequest({ ...basket, contact })).toEqual({ ok: false, fields: { [field]: expected } });
  });
});
