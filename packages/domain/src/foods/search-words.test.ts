import { describe, expect, it } from 'vitest';
import { aFood } from '../testing/builders.ts';
import { matchesTerms, searchTermsOf, searchWordsOf } from './search-words.ts';

const banhMi = aFood({ name: 'Bánh mì', supplier: 'Linh O’Hara' });

describe('searching foods', () => {
  it('finds a food by the beginnings of its words and its chef’s, without accents', () => {
    expect(searchWordsOf(banhMi)).toEqual(['ba', 'ban', 'banh', 'mi', 'li', 'lin', 'linh', 'ha', 'har', 'hara']);
  });

  it.each([
    ['ban', true],
    ['BÁNH', true],
    ['mi ban', true],
    ['linh', true],
    ['anh', false],
    ['ban taco', false],
    ['', true],
  ])('%j matches: %s', (typed, matches) => {
    expect(matchesTerms(banhMi, searchTermsOf(typed))).toBe(matches);
  });

  it('asks for the longest term first and leaves out what is too short', () => {
    expect(searchTermsOf(' a mi  Spaghetti mi ')).toEqual(['spaghetti', 'mi']);
    expect(searchTermsOf('x')).toEqual([]);
  });

  it('is bounded, however long a name is', () => {
    const words = searchWordsOf({ name: 'x'.repeat(80), supplier: 'y'.repeat(80) });
    expect(words.length).toBe(22);
    expect(matchesTerms({ name: 'x'.repeat(80), supplier: '' }, searchTermsOf('x'.repeat(40)))).toBe(true);
  });
});

it('never cuts a letter in two', () => {
  const name = '\u{20BB7}\u{20BB7}\u{20BB7}'; // each is two UTF-16 units
  const words = searchWordsOf(aFood({ name, supplier: '' }));
  expect(words).toEqual(['\u{20BB7}\u{20BB7}', name]);
  expect(searchTermsOf('\u{20BB7}'.repeat(20))).toEqual(['\u{20BB7}'.repeat(12)]);
});
