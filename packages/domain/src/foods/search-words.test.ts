import { describe, expect, it } from 'vitest';
import { aFood } from '../testing/builders.ts';
import { mealtimeKey, searchKeysOf, searchTermsOf } from './search-words.ts';

const banhMi = aFood({ name: 'Bánh mì', supplier: 'Linh O’Hara', mealtimes: ['lunch'] });

describe('searching foods', () => {
  it('finds a food by the beginnings of its words and its chef’s, without accents, and by its mealtimes', () => {
    expect(Object.keys(searchKeysOf(banhMi))).toEqual(
      ['ba', 'ban', 'banh', 'mi', 'li', 'lin', 'linh', 'ha', 'har', 'hara', mealtimeKey('lunch'), 'v:2'], //
    );
  });

  it.each([
    ['ban', true],
    ['BÁNH', true],
    ['mi ban', true],
    ['linh', true],
    ['anh', false],
    ['ban taco', false],
    ['at:lunch', false],
    ['', true],
  ])('%j matches: %s', (typed, matches) => {
    const keys = searchKeysOf(banhMi);
    expect(searchTermsOf(typed).every((term) => keys[term])).toBe(matches);
  });

  it.each([
    ['Bœuf bourguignon', 'boeuf'],
    ['Boeuf bourguignon', 'bœuf'],
    ['Kıymalı pide', 'kiymali'],
    ['KIYMALI PİDE', 'kıymalı pide'],
    ['Smørrebrød', 'smorrebrod'],
    ['Żurek z łososiem', 'zurek losos'],
    ['Straßburger', 'strassburg'],
    ['海老天丼', '天丼'],
    ['海老天丼', '海老天'],
    ['海老天丼', '丼'],
    ['ガパオ rice', 'パオ'],
    ['ข้าวผัดกุ้ง', 'ผัด'],
    ['أكلة لحم', 'اكله'],
    ['اكله لحم', 'أكلة'],
    ['كبـــدة', 'كبده'],
    ['فلافل علی', 'علي'],
  ])('of %j are found by %j, as another keyboard has it', (name, typed) => {
    const keys = searchKeysOf(aFood({ name, supplier: '' }));
    expect(searchTermsOf(typed)).not.toEqual([]);
    expect(searchTermsOf(typed).filter((term) => keys[term] !== true)).toEqual([]);
  });

  it.each([
    ['海老天丼', '丼天'],
    ['天ぷら', '丼'],
    ['Bœuf', 'oeuf'],
  ])('of %j are not found by %j', (name, typed) => {
    const keys = searchKeysOf(aFood({ name, supplier: '' }));
    expect(searchTermsOf(typed).every((term) => keys[term])).toBe(false);
  });

  it('has every word once, without words that are too short', () => {
    expect(searchTermsOf(' a mi  Spaghetti mi ')).toEqual(['mi', 'spaghetti']);
    expect(searchTermsOf('x')).toEqual([]);
  });

  it('is bounded, for names and searches of any length', () => {
    const keys = searchKeysOf({ name: 'x'.repeat(80), supplier: 'y'.repeat(80), mealtimes: [] });
    expect(Object.keys(keys).length).toBe(23);
    expect(searchTermsOf('x'.repeat(40)).every((term) => keys[term])).toBe(true);
    expect(searchTermsOf(Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ')).length).toBe(8);
  });

  it('accepts words that are names of object properties', () => {
    const keys = searchKeysOf({ name: '__proto__ constructor', supplier: '', mealtimes: [] });
    expect(Object.keys(keys)).toContain('proto');
    expect(Object.hasOwn(keys, 'constructor')).toBe(true);
  });
});

it('never cuts a letter in two', () => {
  const name = '\u{20BB7}\u{20BB7}\u{20BB7}'; // each is two UTF-16 units
  const keys = searchKeysOf(aFood({ name, supplier: '', mealtimes: [] }));
  expect(Object.keys(keys)).toEqual(['\u{20BB7}', '\u{20BB7}\u{20BB7}', name, 'v:2']);
  expect(searchTermsOf('\u{20BB7}'.repeat(20))).toEqual(['\u{20BB7}\u{20BB7}']);
});
