import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../messages.ts';
import { parsePageRequest } from './foods.ts';
import { parseChangeOrderStatusRequest, parsePlaceOrderRequest } from './orders.ts';
import { parseWith } from './parse.ts';
import { loginFormSchema, parseRegisterUserRequest, signUpFormSchema } from './users.ts';

const order = { foodId: 'pho', userId: 'ann', status: 'pending', price: '$9.50' };

describe('an order request', () => {
  it('takes the price in all its text forms', () => {
    expect(parsePlaceOrderRequest(order)).toEqual({
      ok: true,
      value: { foodId: 'pho', userId: 'ann', shownPriceMinor: 950 },
    });
  });

  it('names every wrong field, what was expected and what came', () => {
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
    expect(parsePlaceOrderRequest('x').ok).toBe(false);
    expect(parsePlaceOrderRequest({ ...order, foodId: 'a/b' }).ok).toBe(false);
    expect(parsePlaceOrderRequest({ ...order, foodId: '__id__' }).ok).toBe(false);
  });
});

describe('a status change', () => {
  it('takes a status and an optional reason without control characters', () => {
    expect(parseChangeOrderStatusRequest({ id: 'o1', status: 'reject', reason: ' Sold out ' })).toEqual({
      ok: true,
      value: { id: 'o1', status: 'reject', reason: 'Sold out' },
    });
    expect(parseChangeOrderStatusRequest({ id: 'o1', status: 'eaten' })).toMatchObject({ ok: false });
    expect(parseChangeOrderStatusRequest({ id: 'o1', status: 'reject', reason: 'a\u202eb' })).toMatchObject({
      ok: false,
    });
  });
});

describe('a page request', () => {
  it('defaults to a hundred and refuses more', () => {
    expect(parsePageRequest({})).toEqual({ ok: true, value: { limit: 100 } });
    expect(parsePageRequest({ limit: '7', after: 'pho' })).toEqual({ ok: true, value: { limit: 7, after: 'pho' } });
    for (const limit of ['0', '101', '1.5', 'x']) expect(parsePageRequest({ limit }).ok).toBe(false);
  });
});

describe('the forms', () => {
  it('show the specification’s messages', () => {
    expect(parseWith(signUpFormSchema, { name: ' ', email: 'ann', password: '12345' })).toEqual({
      ok: false,
      fields: { name: MESSAGES.nameRequired, email: MESSAGES.emailInvalid, password: MESSAGES.passwordTooShort },
    });
    expect(parseWith(loginFormSchema, { email: '', password: '' })).toMatchObject({
      ok: false,
      fields: { email: MESSAGES.emailRequired, password: MESSAGES.passwordTooShort },
    });
  });

  it('trim and lower-case the email of a new account', () => {
    expect(parseWith(signUpFormSchema, { name: 'Ann', email: ' Ann@Example.com ', password: '123456' })).toMatchObject({
      ok: true,
      value: { email: 'ann@example.com' },
    });
  });
});

it('refuses a registration that asks for a role of its own', () => {
  const request = { email: 'ann@example.com', uid: 'ann', accessToken: 't' };
  expect(parseRegisterUserRequest({ ...request, role: 'user' }).ok).toBe(true);
  expect(parseRegisterUserRequest({ ...request, role: 'admin' })).toEqual({
    ok: false,
    fields: { role: 'expected user, got "admin"' },
  });
});
