import { expect, it } from 'vitest';
import { nextTicket } from './next-ticket.ts';

// 0 1 2
// 3 4
const BOARD = [0, 1, 2, 3, 4].map((index) => ({ left: (index % 3) * 300, top: Math.floor(index / 3) * 200 }));

it.each([
  [-1, 'ArrowDown', 0],
  [-1, 'ArrowLeft', 0],
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [4, 'ArrowRight', 4],
  [3, 'ArrowLeft', 2],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 4],
  [2, 'ArrowDown', 2],
  [4, 'ArrowUp', 1],
  [0, 'ArrowUp', 0],
] as const)('leads from ticket %i by %s to %i', (current, arrow, expected) => {
  expect(nextTicket(BOARD, current, arrow)).toBe(expected);
});
