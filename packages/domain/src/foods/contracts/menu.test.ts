import { expect, it } from 'vitest';
import { menuSchema } from './menu.ts';
import { parseWith } from '../../contracts/parse.ts';

it.each([
  [{ category: 'Drinks!' }, 'expected an id of small letters, digits and hyphens, got "Drinks!"'],
  [{ category: ['soups', 'drinks'] }, 'expected text, got a list'],
  [{ q: ['pho', 'tea'] }, 'expected text, got a list'],
  [{ tags: 'love' }, /^expected some of vegetarian, .* with commas between them, got "love"$/],
  [{ without: ['milk'] }, 'expected text, got a list'],
])('the filter %j is refused with what was expected and what came', (query, message) => {
  expect(parseWith(menuSchema, query)).toEqual({
    ok: false,
    fields: { [Object.keys(query).join('')]: typeof message === 'string' ? message : expect.stringMatching(message) },
  });
});

it('an empty filter is like none', () => {
  const asked = { q: '', mealtime: '', category: '', tags: '', without: '' };
  expect(parseWith(menuSchema, asked)).toEqual(parseWith(menuSchema, {}));
});
