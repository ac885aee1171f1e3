import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { parsePlaceBasketRequest, parseQuoteRequest } from '../../orders/contracts/baskets.ts';
import { parseSaveHouseRequest, toHouseDto } from './house.ts';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const SEVEN = { code: 'T7T7T7', name: 'Table 7' };
const LINES = [{ foodId: 'pho', quantity: 1 }];

describe('the services and tables that a save names', () => {
  it('come back as they were sent, the tables apart', () => {
    const parsed = parseSaveHouseRequest({ ...BARE, services: ['pickup', 'table'], tables: [SEVEN] });
    expect(parsed).toMatchObject({ ok: true, value: { services: ['pickup', 'table'], tables: [SEVEN] } });
    if (!parsed.ok) return;
    const { tables: _tables, ...settings } = parsed.value;
    const dto = toHouseDto({ ...DEFAULT_SETTINGS, ...settings });
    expect(dto).toEqual({ ...BARE, services: ['pickup', 'table'] });
  });

  it.each([
    ['a service twice', { services: ['table', 'table'] }, 'services', /differ/],
    ['an unknown service', { services: ['drive'] }, 'services.0', /pickup, table/],
    ['a code with look-alikes', { tables: [{ ...SEVEN, code: 'O0O0O0' }] }, 'tables.0.code', /6 characters/],
    ['a code twice', { tables: [SEVEN, { ...SEVEN, name: 'Bar' }] }, 'tables', /differ/],
    ['a table without a name', { tables: [{ ...SEVEN, name: ' ' }] }, 'tables.0.name', /./],
  ])('are refused with %s', (_what, changes, field, problem) => {
    const parsed = parseSaveHouseRequest({ ...BARE, ...changes });
    expect(parsed.ok ? {} : parsed.fields).toMatchObject({ [field]: expect.stringMatching(problem) });
  });
});

describe('how a basket is to be served', () => {
  it.each([{ kind: 'pickup' }, { kind: 'table', table: SEVEN.code }])('is taken as %j', (fulfilment) => {
    expect(parseQuoteRequest({ lines: LINES, fulfilment })).toMatchObject({ ok: true, value: { fulfilment } });
    const body = { lines: LINES, shownTotal: 9.5, fulfilment };
    expect(parsePlaceBasketRequest(body)).toMatchObject({ ok: true, value: { fulfilment } });
  });

  // Of the last ones each was once the id of a document.
  const noCodes = ['..', '__x__', 'a/b', '\ud800', '', 'T7T7T'].map((table) => ({ kind: 'table', table }));
  it.each([{ kind: 'pickup', table: SEVEN.code }, { kind: 'table' }, { kind: 'drone' }, null, ...noCodes])(
    'is refused as %j',
    (fulfilment) => {
      expect(parseQuoteRequest({ lines: LINES, fulfilment }).ok).toBe(false);
      expect(parsePlaceBasketRequest({ lines: LINES, shownTotal: 9.5, fulfilment }).ok).toBe(false);
    },
  );

  it('is not in a request that does not say it: such a request keeps its digest', () => {
    const parsed = parsePlaceBasketRequest({ lines: LINES, shownTotal: 9.5 });
    expect(parsed.ok && Object.keys(parsed.value)).toEqual(['lines', 'shownTotalMinor']);
  });
});
