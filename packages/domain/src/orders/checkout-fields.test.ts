import { describe, expect, it } from 'vitest';
import { parsePlaceBasketRequest } from './contracts/baskets.ts';
import { readDocument, type DocumentFields } from '../stored/field.ts';
import { askedIn, CHECKOUT_FIELDS, NO_WORDS, quotedPart, readAsked, type CheckoutWords } from './checkout-fields.ts';

const SAID: CheckoutWords = {
  contact: { name: ' Ann ', phone: '030 1234\u201356' },
  consent: true,
  how: { kind: 'delivery', code: '', place: { postcode: ' 8001', address: 'Lime Street 7 ' } },
  wantedAt: '2026-11-26T18:45:00.000Z',
  note: ' ring twice ',
};
const ASKED = {
  contact: { name: 'Ann', phone: '030 1234-56' },
  consent: true,
  fulfilment: { kind: 'delivery', address: 'Lime Street 7', postcode: '8001' },
  wantedAt: '2026-11-26T18:45:00.000Z',
  note: 'ring twice',
};

describe('what is said at a checkout', () => {
  it('is sent without blanks around it, and nothing of what was not said', () => {
    expect(askedIn(SAID, ['pickup', 'delivery'])).toEqual(ASKED);
    expect(askedIn({ ...NO_WORDS, note: ' ' }, ['pickup', 'delivery'])).toEqual({});
  });

  it('has neither contact nor consent at a table', () => {
    const how = { kind: 'table', code: 'T7T7T7' } as const;
    expect(askedIn({ ...NO_WORDS, contact: SAID.contact, consent: true, how }, [])).toEqual({
      fulfilment: { kind: 'table', table: 'T7T7T7' },
    });
  });

  it('is quoted by the area and the time alone', () => {
    const { wantedAt } = ASKED;
    expect(quotedPart(askedIn(SAID, []))).toEqual({ fulfilment: { kind: 'delivery', postcode: '8001' }, wantedAt });
    expect(quotedPart({ note: 'ring twice' })).toEqual({});
  });

  it('is read out of the browser’s storage as it was said and as it was sent; what has another form was not said', () => {
    const stored = (value: object): DocumentFields => JSON.parse(JSON.stringify(value)) as DocumentFields;
    expect(readDocument(CHECKOUT_FIELDS, ['basket', 'said'], stored(SAID))).toEqual(SAID);
    expect(readAsked(stored(ASKED))).toEqual(ASKED);
    const other = { contact: { name: 'Ann' }, consent: 'yes', how: { kind: 'drone', code: '' }, wantedAt: '', note: 1 };
    expect(readDocument(CHECKOUT_FIELDS, ['basket', 'said'], other)).toEqual(NO_WORDS);
    expect(readAsked({ ...other, fulfilment: { kind: 'delivery', postcode: '8001' } })).toEqual({});
  });

  it('is read by the server in one order, whichever it was sent in: an order keeps a digest of it', () => {
    const { note, wantedAt, fulfilment, contact } = ASKED;
    const lines = [{ foodId: 'pho', quantity: 1 }];
    const request = parsePlaceBasketRequest({ note, wantedAt, fulfilment, contact, shownTotal: 9.5, lines });
    expect(JSON.stringify(request.ok && { ...request.value, lines: [], contact: null })).toBe(
      '{"lines":[],"shownTotalMinor":950,"contact":null,' +
        '"fulfilment":{"kind":"delivery","address":"Lime Street 7","postcode":"8001"},' +
        '"wantedAtMs":1795718700000,"note":"ring twice"}',
    );
  });
});
