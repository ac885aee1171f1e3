import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOWL, iconOf, signOf } from './house-sign.ts';

const SIGN = '/api/pictures/kanal';
const icon = (): HTMLLinkElement | null => document.head.querySelector('link[rel=icon]');

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.head.innerHTML = '<link rel="icon" type="image/svg+xml" href="data:bowl">';
});

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['Gasthaus am Kanal', 'G'],
  ['  „élan“', 'É'],
  ['مطعم القناة', 'م'],
  ['7 Tage', '7'],
  ['<b>', 'B'],
  ['& "☕"', '•'],
])('of %j is its first letter or figure: %s', (name, initial) => {
  expect(signOf({ name })).toBe(initial);
});

it('is what the house has added, and the bowl of one that has said nothing', () => {
  expect(signOf({ name: 'Kanal', sign: SIGN })).toBe(SIGN);
  expect(signOf(null)).toBe(BOWL);
});

it('is the icon of the page, the initial on the accent, and never the bowl of a house with a name', async () => {
  const { learnHouse } = await import('./house-face.ts');
  learnHouse({});
  expect(icon()?.getAttribute('href')).toBe('data:bowl');
  learnHouse({ about: { name: 'Kanal', address: '', phone: '' } });
  expect(icon()?.href).toBe(iconOf('K'));
  expect(decodeURIComponent(icon()?.href ?? '')).toContain('fill="#b5391a"');
  learnHouse({ about: { name: 'Kanal', address: '', phone: '', sign: SIGN } });
  expect([icon()?.getAttribute('href'), icon()?.type]).toEqual([SIGN, '']);
});
