import { expect, it } from 'vitest';
import { timeText } from './time-text.ts';

it.for([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1130', '11:30'],
  ['9.30', '09:30'],
  [' 23:59 ', '23:59'],
  ['', ''],
  ['24:00', '24:00'],
  ['11:60', '11:60'],
  ['noon', 'noon'],
])('reads "%s" as "%s"', ([typed = '', read]) => {
  expect(timeText(typed)).toBe(read);
});
