import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ExportScreen } from './export-screen.tsx';
import { SUBJECTS } from './subjects.ts';

let isOnline: boolean;
vi.mock('../../lib/use-online.ts', () => ({ useOnline: () => isOnline }));

it.each([true, false])('says that the house does not answer, before anything is asked: answers %s', (answers) => {
  isOnline = answers;
  render(<ExportScreen />);
  expect(screen.queryAllByText(/^The house does not answer/)).toHaveLength(answers ? 0 : 1);
  expect(screen.getAllByRole('button')).toHaveLength(10);
});

it('says which of the files are of the days that are chosen', () => {
  isOnline = true;
  render(<ExportScreen />);
  const ofDays = Object.entries(SUBJECTS).flatMap(([name, subject]) => ('isOfDays' in subject ? [name] : []));
  expect(ofDays).toEqual(['orders', 'events', 'moves']);
  expect(screen.getByRole('group', { name: 'Days of orders, their timeline and portions' })).toBeTruthy();
});

it('says each day in words, which describe its field', () => {
  isOnline = true;
  render(<ExportScreen />);
  for (const [label, day, words] of [
    ['From', '2026-04-12', 'Sun 12 Apr 2026'],
    ['To', '2026-12-04', 'Fri 4 Dec 2026'],
  ] as const) {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: day } });
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(described[0] ?? '')?.textContent).toBe(words);
    expect(document.getElementById(described[1] ?? '')?.textContent).toMatch(/^Business days/);
  }
});
