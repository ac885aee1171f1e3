import { describe, expect, it } from 'vitest';
import { mapLinkOf, profilesOf } from './links.ts';

const ADDRESS = 'Uferstr. 12, 10999 Berlin';

describe('where a house is on a map', () => {
  it('is the map that it says', () => {
    const map = 'https://maps.example.com/kanal';
    expect(mapLinkOf({ address: ADDRESS, links: { map } })).toBe(map);
    expect(mapLinkOf({ address: '', links: { map } })).toBe(map);
  });

  it('is a search for its address, where it says none', () => {
    const found = 'https://www.google.com/maps/search/?api=1&query=Uferstr.%2012%2C%2010999%20Berlin';
    expect([mapLinkOf({ address: ADDRESS }), mapLinkOf({ address: ADDRESS, links: { map: '' } })]).toEqual([
      found,
      found,
    ]);
    expect(mapLinkOf({ address: 'A & B #3?' })).toMatch(/query=A%20%26%20B%20%233%3F$/);
  });

  it('is nowhere without an address', () => {
    expect(mapLinkOf({ address: '' })).toBe('');
  });
});

it('the profiles of a house are those that it says, in one order', () => {
  expect(profilesOf({ links: { tiktok: 'https://t', instagram: 'https://i', facebook: '' } })).toEqual([
    ['instagram', 'https://i'],
    ['tiktok', 'https://t'],
  ]);
  expect(profilesOf({})).toEqual([]);
});
