import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits/field-limits.ts';
import { MOST_PAGES_BYTES, parseSaveHousePagesRequest } from './pages.ts';

const MOST = 'x'.repeat(LIMITS.pageText);

describe('the pages that the law asks for', () => {
  it.each<[what: string, body: object, field: string, message: RegExp]>([
    ['without a version', { imprint: 'x' }, 'version', /whole number/],
    ['of 20,001 characters', { version: 0, privacy: `${MOST}x` }, 'privacy', /at most 20000 characters/],
    ['that are no text', { version: 0, terms: ['x'] }, 'terms', /expected text/],
    ['with control characters', { version: 0, terms: 'a\u0000b' }, 'terms', /control characters/],
    ['with 31 accents on a letter', { version: 0, terms: `e${'\u0301'.repeat(31)}` }, 'terms', /at most 30 accents/],
    ['of another name', { version: 0, cookies: 'x' }, 'cookies', /unknown field/],
  ])('refuses pages %s', (_what, body, field, message) => {
    expect(parseSaveHousePagesRequest(body)).toMatchObject({
      ok: false,
      fields: { [field]: expect.stringMatching(message) },
    });
  });

  it('takes some of them, empty ones, and what looks like HTML as the text that it is', () => {
    const value = { version: 3, imprint: '<b>Kanal</b>\n\n<script>alert(1)</script>', terms: '' };
    expect(parseSaveHousePagesRequest(value)).toEqual({ ok: true, value });
  });

  it('trims what is around a text, and takes blanks alone for none', () => {
    expect(parseSaveHousePagesRequest({ version: 0, imprint: ' \n Kanal\n', terms: ' \n\n ' })).toEqual({
      ok: true,
      value: { version: 0, imprint: 'Kanal', terms: '' },
    });
  });

  it('has room in a body for three whole pages of the widest characters', () => {
    const body = { version: 1, imprint: '€'.repeat(LIMITS.pageText), privacy: '€'.repeat(LIMITS.pageText) };
    const bytes = new TextEncoder().encode(JSON.stringify({ ...body, terms: body.imprint })).length;
    expect(bytes).toBeLessThanOrEqual(MOST_PAGES_BYTES);
  });
});
