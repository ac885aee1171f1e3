import { expect, it } from 'vitest';
import { addressesIn, robots } from './addresses.ts';
import { languagesOf } from './languages.ts';

it('a site is built in English alone, or in the languages that are named, the first at its root', () => {
  expect(languagesOf()).toEqual([{ code: 'en', base: '' }]);
  expect(languagesOf('de,en,de')).toEqual([
    { code: 'de', base: '' },
    { code: 'en', base: '/en' },
  ]);
  expect(() => languagesOf('en,xx')).toThrow('FOODHOUSE_LANGUAGES: expected some of en,de,es,fr,it, got xx');
});

it('the addresses of a language lead to files of its folder', () => {
  expect(addressesIn(languagesOf('en,de'), { '/user/*': '/food.html' })).toEqual({
    '/user/*': '/food.html',
    '/de/user/*': '/de/food.html',
  });
});

it('personal pages are in no search engine, whatever their language', () => {
  expect(robots('', languagesOf('en,de'))).toContain('Disallow: /dashboard\nDisallow: /de/dashboard\n');
});
