import { expect, it } from 'vitest';
import { isForLater } from './lateness.ts';

const at = (time: string): number => Date.parse(`2026-11-26T${time}Z`);

it.each([
  ['16:46', '18:30', '18:30', 20, true],
  ['17:59', '18:30', '18:30', 20, true],
  ['18:00', '18:30', '18:30', 20, false],
  ['17:30', '18:30', '18:30', 50, false],
  ['18:00', '18:30', '18:45', 20, true],
  ['18:00', '18:30', null, null, false],
  ['17:59', '18:30', null, null, true],
  ['16:46', null, '18:30', 20, false],
])(
  'at %s an order wanted for %s and promised for %s, of %s minutes, is for later: %s',
  (now, wanted, promised, prepMinutes, is) => {
    const [wantedAtMs, promisedAtMs] = [wanted, promised].map((time) => (time === null ? null : at(time))) as [
      number | null,
      number | null,
    ];
    expect(isForLater({ wantedAtMs, promisedAtMs, prepMinutes }, at(now))).toBe(is);
  },
);
