import { afterAll, expect, it, vi } from 'vitest';
import { nextTicket } from './next-ticket.ts';

vi.hoisted(() => vi.stubEnv('VITE_DIR', 'rtl'));
afterAll(() => void vi.unstubAllEnvs());

// 2 1 0
//   4 3
const BOARD = [0, 1, 2, 3, 4].map((index) => ({ left: 600 - (index % 3) * 300, top: Math.floor(index / 3) * 200 }));

it.each([
  [0, 'ArrowLeft', 1],
  [2, 'ArrowLeft', 3],
  [3, 'ArrowRight', 2],
  [0, 'ArrowRight', 0],
  [1, 'ArrowDown', 4],
  [4, 'ArrowUp', 1],
] as const)('a page from right to left leads from ticket %i by %s to %i', (current, arrow, expected) => {
  expect(nextTicket(BOARD, current, arrow)).toBe(expected);
});
