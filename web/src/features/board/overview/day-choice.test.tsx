import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DayChoice } from './day-choice.tsx';

it.each([
  ['2026-11-26', 'Today', 'Today, Thu 26 Nov 2026'],
  ['2026-11-20', 'Friday', 'Fri 20 Nov 2026'],
])('has the date of %s in its field, and beside it only to be heard', (day, seen, heard) => {
  render(<DayChoice day={day} today="2026-11-26" onChange={() => undefined} />);
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe(day);
  const [eye, ear] = screen.getByRole('status').children;
  expect([eye?.textContent, eye?.getAttribute('aria-hidden')]).toEqual([seen, 'true']);
  expect([ear?.textContent, ear && getComputedStyle(ear).position]).toEqual([heard, 'absolute']);
});
