import { contrastOf } from '@foodhouse/domain';
import { expect, it } from 'vitest';
import { HEADS, IN_THE_DARK } from './ticket-styles.ts';

const inDark = Object.entries(HEADS).map(
  ([age, { [IN_THE_DARK]: dark, ...light }]) => [age, light, dark ?? light] as const,
);

it.each(inDark)('the head of a ticket can be read by day and by night: %s', (_age, light, dark) => {
  expect([light, dark].filter(({ bgcolor, color }) => contrastOf(bgcolor, color) < 4.5)).toEqual([]);
});

it('no head is brighter in the dark than that of a late ticket', () => {
  const bright = Object.fromEntries(inDark.map(([age, , { bgcolor }]) => [age, contrastOf(bgcolor, '#000000')]));
  expect(Math.max(...Object.values(bright))).toBe(bright['late']);
});
