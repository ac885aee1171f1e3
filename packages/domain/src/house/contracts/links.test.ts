import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { houseAnswer, parseSaveHouseRequest, toHouseDto } from './house.ts';

const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };
const BARE = toHouseDto(DEFAULT_SETTINGS);
const save = (changes: object) => parseSaveHouseRequest({ ...BARE, about: { ...ABOUT, ...changes } });

describe('the links of a house', () => {
  it('come back as they were sent, as a browser sends them', () => {
    const links = {
      map: ' https://www.google.com/maps/place/Café am Kanal/@52.49,13.42,17z ',
      instagram: 'https://www.instagram.com/kanal',
      facebook: 'https://m.facebook.com/kanal',
      tiktok: '',
    };
    const map = 'https://www.google.com/maps/place/Caf%C3%A9%20am%20Kanal/@52.49,13.42,17z';
    const parsed = save({ links });
    expect(parsed).toMatchObject({ ok: true, value: { about: { ...ABOUT, links: { ...links, map } } } });
  });

  it('may be left out, as in settings that were stored before there were any', () => {
    expect(save({})).toMatchObject({ ok: true, value: { about: ABOUT } });
    expect(houseAnswer().parse({ ...BARE, about: ABOUT }).about).toEqual(ABOUT);
  });

  it.each([
    ['map', 'javascript:alert(1)'],
    ['map', 'data:text/html,hello'],
    ['map', 'http://maps.example.com/kanal'],
    ['map', '//maps.example.com/kanal'],
    ['map', 'https://ann:secret@maps.example.com/kanal'],
    ['map', 'Uferstr. 12'],
    ['map', `https://maps.example.com/${'a'.repeat(2000)}`],
    ['map', `https://maps.example.com/${'ä'.repeat(200)}`],
    ['map', 'https://maps.example.com/\nkanal'],
    ['instagram', 'https://www.facebook.com/kanal'],
    ['instagram', 'https://instagram.com.example.com/kanal'],
    ['facebook', 'https://notfacebook.com/kanal'],
    ['tiktok', 'http://www.tiktok.com/@kanal'],
    ['tiktok', '@kanal'],
    ['map', 7],
  ])('are refused at their field: %s as %j', (link, address) => {
    const parsed = save({ links: { [link]: address } });
    expect(parsed.ok ? {} : parsed.fields).toEqual({
      [`about.links.${link}`]: expect.stringMatching(/^expected .*https:\/\//),
    });
  });

  it('are refused where nobody knows them', () => {
    expect(save({ links: { myspace: 'https://myspace.com/kanal' } }).ok).toBe(false);
  });
});

describe('what a house says of itself', () => {
  it.each([
    ['a street of two lines', { address: 'Uferstr. 12\n10999 Berlin' }, 'about.address', 'expected one line'],
    ['a name of 2,000 letters', { name: 'a'.repeat(2000) }, 'about.name', 'expected at most 80 characters'],
    ['a street of 2,000 letters', { address: 'a'.repeat(2000) }, 'about.address', 'expected at most 200 characters'],
  ])('is refused with %s', (_what, changes, field, problem) => {
    const parsed = save(changes);
    expect(parsed.ok ? {} : parsed.fields).toEqual({ [field]: problem });
  });

  it('may be in any script', () => {
    const name = 'مطعم القناة للأسماك الطازجة';
    expect(save({ name })).toMatchObject({ ok: true, value: { about: { name } } });
  });
});
