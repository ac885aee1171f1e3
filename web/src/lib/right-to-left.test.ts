import { afterAll, expect, it, vi } from 'vitest';
import { isolated } from './isolated.ts';

vi.hoisted(() => vi.stubEnv('VITE_DIR', 'rtl'));
afterAll(() => void vi.unstubAllEnvs());

it.each([
  ['شاورما (كبيرة)', 'شاورما (كبيرة)'],
  ['7', '7'],
  ['+49 30 123456', '\u2068+49 30 123456\u2069'],
  ['Phở bò (2 ×)', '\u2068Phở bò (2 ×)\u2069'],
  ['Falafel פלאפל', '\u2068Falafel פלאפל\u2069'],
])('in a text from right to left a name that has letters from left to right stands by itself: %s', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});
