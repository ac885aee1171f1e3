import { expect, it } from 'vitest';
import { isForLater } from './lateness.ts';

const at = (time: string): number => Date.parse(`2026-11-26T${time}Z`);

it.each([
  ['16:46', '18:30', '18:30', 20, null, true],
  ['17:44', '18:30', null, 20, 15, true],
  ['17:45', '18:30', null, 20, 15, false],
  ['17:59', '18:30', '18:30', 20, null, true],
  ['18:00', '18:30', '18:30', 20, null, false],
  ['17:30', '18:30', '18:30', 50, null, false],
  ['18:00', '18:30', '18:45', 20, null, true],
  ['18:00', '18:30', null, null, null, false],
  ['17:59', '18:30', null, null, null, true],
  ['16:46', null, '18:30', 20, null, false],
])(
  'at %s an order wanted for %s and promised for %s, of %s minutes and %s on the way, is for later: %s',
  (now, wanted, promised, prepMinutes, wayMinutes, is) => {
    const [wantedAtMs, promisedAtMs] = [wanted, promised].map((time) => (time === null ? null : at(time))) as [
      number | null,
      number | null,
    ];
    expect(isForLater({ wantedAtMs, promisedAtMs, prepMinutes, wayMinutes }, at(now))).toBe(is);
  },
);
