import { expect, it } from 'vitest';
import { aFood } from '../testing/index.ts';
import { pictureAlt, takesPictureText } from './picture-text.ts';

it.each([
  [`/api/pictures/${'a'.repeat(43)}`, true],
  ['https://cdn.example.com/pho.jpg', true],
  ['/img/site/plate.webp', false],
  ['/img/food/beef-pho.webp', false],
])('of a picture at %s is one that says what it shows: %s', (address, takes) => {
  expect(takesPictureText(address)).toBe(takes);
});

it.each([
  ['Noodles in a blue bowl', 'Noodles in a blue bowl'],
  [null, ''],
  ['PHO', ''], // the name stands beside it
])('of the text %j a guest who sees no picture reads %j', (pictureText, alt) => {
  expect(pictureAlt(aFood({ name: 'Pho', pictureText }))).toBe(alt);
});
