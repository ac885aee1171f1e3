import { describe, expect, it } from 'vitest';
import { houseColors } from '../accent.ts';
import { houseNow } from '../now.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { houseNowAnswer, toHouseNowDto } from './closed.ts';
import { houseAnswer, parseSaveHouseRequest, toHouseDto } from './house.ts';

const ABOUT = { name: 'Gasthaus am Kanal', address: '', phone: '' };
const BARE = toHouseDto(DEFAULT_SETTINGS);
const save = (changes: object) => parseSaveHouseRequest({ ...BARE, about: { ...ABOUT, ...changes } });

describe('the sign of a house', () => {
  it('is the address of a picture of the house', () => {
    const sign = `/api/pictures/${'s'.repeat(43)}`;
    expect(save({ sign })).toMatchObject({ ok: true, value: { about: { sign } } });
    const about = { ...ABOUT, sign };
    expect(houseNowAnswer.parse(toHouseNowDto(houseNow({ ...DEFAULT_SETTINGS, about }, 0))).about).toEqual(about);
  });

  it.each(['', 'kanal.png', 'https://example.com/a.png', 'javascript:alert(1)', '/api/pictures/../house', 7, null])(
    'is not %j',
    (sign) => {
      expect(save({ sign })).toMatchObject({
        ok: false,
        fields: { 'about.sign': expect.stringMatching(/^expected the address of a picture .*, got /) },
      });
    },
  );
});

describe('the accent of a house', () => {
  it('is kept in small letters, and comes back', () => {
    expect(save({ accent: '#1F5236' })).toMatchObject({ ok: true, value: { about: { accent: '#1f5236' } } });
    expect(houseAnswer().parse({ ...BARE, about: { ...ABOUT, accent: '#1f5236' } }).about?.accent).toBe('#1f5236');
  });

  it('may be left out', () => {
    expect(save({})).toMatchObject({ ok: true, value: { about: ABOUT } });
  });

  it.each(['', 'red', '#fff', '#12345g', '#1234567', 'rgb(0 0 0)', '#123456;}', 7, null])('is not %j', (accent) => {
    expect(save({ accent })).toMatchObject({
      ok: false,
      fields: { 'about.accent': expect.stringMatching(/^expected a colour such as #b5391a, got /) },
    });
  });

  it('is said with what it makes of the theme, and nothing of it where there is none', () => {
    const said = (about: object) => toHouseNowDto(houseNow({ ...DEFAULT_SETTINGS, about: { ...ABOUT, ...about } }, 0));
    const { about, colors } = houseNowAnswer.parse(said({ accent: '#fff9c4' }));
    expect([about?.accent, colors]).toEqual(['#fff9c4', houseColors('#fff9c4')]);
    expect('colors' in said({})).toBe(false);
  });
});

describe('the language of a house', () => {
  const saved = (locale: unknown) => parseSaveHouseRequest({ version: 0, locale });

  it('is one that the site speaks, and is said to whoever asks', () => {
    expect(saved('de')).toEqual({ ok: true, value: { version: 0, locale: 'de' } });
    const german = { ...DEFAULT_SETTINGS, locale: 'de' } as const;
    expect(houseAnswer('USD').parse(toHouseDto(german)).locale).toBe('de');
    expect(houseNowAnswer.parse(toHouseNowDto(houseNow(german, 0))).locale).toBe('de');
    expect([BARE.locale, toHouseNowDto(houseNow(DEFAULT_SETTINGS, 0)).locale]).toEqual([undefined, undefined]);
  });

  it.each(['xx', 'de-DE', 'DE', '', 7, null])('is not %j, which is said at its field', (locale) => {
    expect(saved(locale)).toEqual({
      ok: false,
      fields: { locale: expect.stringMatching(/^expected one of en, de, es, fr, it, got /) },
    });
  });
});
