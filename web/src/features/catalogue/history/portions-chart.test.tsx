import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PortionsChart, stepsOf } from './portions-chart.tsx';

const MOVES = [
  { atMs: 0, after: 20 },
  { atMs: 30, after: 10 },
  { atMs: 40, after: 15 },
];

it('holds each number until the next move, and the last one until now', () => {
  expect(stepsOf(MOVES, 20, 60)).toBe('M0 0H300V60H400V30H600');
  expect(stepsOf(MOVES, 20, 0)).toBe('M0 0H450V60H600V30H600'); // a clock that is behind
  expect(stepsOf([{ atMs: 5, after: 0 }], 0, 5)).toBe('M0 120H600');
});

it('draws from where on there are few, unless that is never or above all', () => {
  const { container, rerender } = render(<PortionsChart moves={MOVES.toReversed()} lowAt={5} />);
  expect(container.querySelector('line')?.getAttribute('y1')).toBe('90');
  for (const lowAt of [0, 20]) {
    rerender(<PortionsChart moves={MOVES.toReversed()} lowAt={lowAt} />);
    expect(container.querySelector('line')).toBeNull();
  }
});

it('says in words what it shows, and nothing about a single number', () => {
  const { rerender } = render(<PortionsChart moves={MOVES.toReversed()} lowAt={5} />);
  screen.getByRole('img', { name: 'From 20 to 15 portions, at least 10 and at most 20, in 3 changes' });
  rerender(<PortionsChart moves={MOVES.slice(0, 1)} lowAt={5} />);
  expect(screen.queryByRole('img')).toBeNull();
});
