import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PortionsChart, stepsOf } from './portions-chart.tsx';

const MOVES = [
  { atMs: 0, after: 20 },
  { atMs: 30, after: 10 },
  { atMs: 40, after: 15 },
];

it('holds each number until the next move, and ends at the present one', () => {
  expect(stepsOf(MOVES, 20)).toBe('M0 0H450V60H600V30');
  expect(stepsOf([{ atMs: 5, after: 0 }], 0)).toBe('M0 120');
});

it('says in words what it shows, and nothing about a single number', () => {
  const { rerender } = render(<PortionsChart moves={MOVES.toReversed()} />);
  screen.getByRole('img', { name: 'From 20 to 15 portions, at least 10 and at most 20, in 3 changes' });
  rerender(<PortionsChart moves={MOVES.slice(0, 1)} />);
  expect(screen.queryByRole('img')).toBeNull();
});
