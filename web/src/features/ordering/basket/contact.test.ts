import { askedContact, isNoContact, phoneField } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { contactErrors } from './contact.ts';

describe('a phone number', () => {
  it.each([
    ['\u202a+49 30 123456\u202c', '+49 30 123456'],
    ['+64\u200b 21 555\u2011777\u00ad', '+64 21 555-777'],
    ['0171 123\u2013456', '0171 123-456'],
    ['\u202d0171\u00a01234567\u202c', '0171 1234567'],
    ['0171\u00a01234567', '0171 1234567'],
    ['020 7946 0018 ext. 12', '020 7946 0018 ext. 12'],
    ['\uff10\uff13\uff0d1234\uff0d5678', '03-1234-5678'],
  ])('pasted from a contact card is taken and sent as the house stores it: %j', (phone, stored) => {
    expect(contactErrors({ name: 'Ann', phone })).toEqual({});
    expect(askedContact({ name: 'Ann', phone })?.phone).toBe(stored);
    expect(phoneField.parse(phone)).toBe(stored);
  });

  it.each(['call me', '0176 9', '1234', '030 1234 at noon', ''])(
    'is asked for where the house refuses it: %j',
    (phone) => {
      expect(contactErrors({ name: 'Ann', phone })).toEqual({ phone: 'A phone number such as +49 30 123456' });
      expect(phoneField.safeParse(phone).success).toBe(false);
    },
  );
});

it('takes a name without a visible character for none, as the house does', () => {
  expect(isNoContact({ name: '\u200b', phone: '\u2060 ' })).toBe(true);
  expect(contactErrors({ name: '\u200b', phone: '030 1234' })).toEqual({ name: 'A name, please' });
});
