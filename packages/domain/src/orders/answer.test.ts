import { describe, expect, it } from 'vitest';
import { parseSaveHouseRequest, toHouseDto } from '../house/contracts/house.ts';
import { DEFAULT_SETTINGS } from '../house/settings.ts';
import { answerByOf, mayWait } from './answer.ts';

const MINUTE_MS = 60_000;
const house = { answerMinutes: 3, queuedAnswerMinutes: 15 };

describe('the deadline of an answer', () => {
  it.each([
    ['from now on while the house is open', undefined, 3],
    ['from now on at the moment of opening', 0, 3],
    ['from opening on, for an order that came before it', 60, 75],
    ['a minute before it, too', 1, 16],
  ])('counts %s', (_what, opensIn, expected) => {
    const opens = opensIn === undefined ? {} : { opensAtMs: opensIn * MINUTE_MS };
    expect(answerByOf(house, 0, opens)).toBe(expected * MINUTE_MS);
  });

  it.each([
    ['its time, for what is wanted soon after opening', { opensIn: 60, wantedIn: 75, queued: 120 }, 75],
    ['its time, for what is wanted at once', { opensIn: 0, wantedIn: 2, queued: 120 }, 2],
    ['as ever, for what is wanted long after', { opensIn: 60, wantedIn: 600, queued: 120 }, 180],
    ['as ever, for what was wanted before', { opensIn: 0, wantedIn: -5, queued: 120 }, 3],
    [
      'some minutes of the house, for what is wanted for the opening itself',
      { opensIn: 60, wantedIn: 60, queued: 120 },
      63,
    ],
  ])('is %s', (_what, { opensIn, wantedIn, queued }, expected) => {
    const times = { opensAtMs: opensIn * MINUTE_MS, wantedAtMs: wantedIn * MINUTE_MS };
    expect(answerByOf({ ...house, queuedAnswerMinutes: queued }, 0, times)).toBe(expected * MINUTE_MS);
  });

  it('is none while nobody knows when the house opens, nor in a house that waits for ever', () => {
    expect(answerByOf(house, 0, { opensAtMs: null })).toBe(null);
    expect(answerByOf({ ...house, answerMinutes: null }, 0, { opensAtMs: 60 * MINUTE_MS })).toBe(null);
  });
});

describe('an order that waits, or may wait again', () => {
  const order = { status: 'approved', answerByMs: null, updatedAtMs: 0, wantedAtMs: null } as const;
  const DAY_MS = 24 * 60 * MINUTE_MS;

  it.each([
    ['pending', { ...order, status: 'pending' }, 9 * DAY_MS, true],
    ['overdue', { ...order, status: 'pending', answerByMs: 5 }, 5, false],
    ['accepted today', order, DAY_MS - 1, true],
    ['accepted long ago', order, DAY_MS, false],
    ['accepted long ago for today', { ...order, wantedAtMs: 3 * DAY_MS }, 4 * DAY_MS - 1, true],
    ['rejected', { ...order, status: 'reject' }, 1, false],
    ['delivered', { ...order, status: 'delivered' }, 1, false],
  ] as const)('%s', (_what, awaited, nowMs, expected) => {
    expect(mayWait(awaited, nowMs)).toBe(expected);
  });
});

describe('the setting for what came before opening', () => {
  const dto = toHouseDto(DEFAULT_SETTINGS);
  const fieldsOf = (body: unknown) => {
    const parsed = parseSaveHouseRequest(body);
    return parsed.ok ? parsed.value.queuedAnswerMinutes : Object.keys(parsed.fields);
  };

  it('is 15 minutes of a house that has set nothing, and stays as it was where a save does not name it', () => {
    expect(dto.queuedAnswerMinutes).toBe(15);
    const { queuedAnswerMinutes: _unknown, ...older } = dto;
    expect(fieldsOf(older)).toBeUndefined();
  });

  it.each([[1], [120]])('is taken: %i', (queuedAnswerMinutes) => {
    expect(fieldsOf({ ...dto, queuedAnswerMinutes })).toBe(queuedAnswerMinutes);
  });

  it.each([[0], [121], [1.5], [null], ['15']])('is refused at its field: %j', (queuedAnswerMinutes) => {
    expect(fieldsOf({ ...dto, queuedAnswerMinutes })).toEqual(['queuedAnswerMinutes']);
  });
});
