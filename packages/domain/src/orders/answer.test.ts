import { describe, expect, it } from 'vitest';
import { parseSaveHouseRequest, toHouseDto } from '../contracts/house.ts';
import { DEFAULT_SETTINGS } from '../house/settings.ts';
import { answerByOf } from './answer.ts';

const MINUTE_MS = 60_000;
const house = { answerMinutes: 3, queuedAnswerMinutes: 15 };

describe('the deadline of an answer', () => {
  it.each([
    ['from now on while the house is open', undefined, 3],
    ['from now on at the moment of opening', 0, 3],
    ['from opening on, for an order that came before it', 60, 75],
    ['a minute before it, too', 1, 16],
  ])('counts %s', (_what, opensIn, expected) => {
    const opensAtMs = opensIn === undefined ? undefined : opensIn * MINUTE_MS;
    expect(answerByOf(house, 0, opensAtMs)).toBe(expected * MINUTE_MS);
  });

  it('is none while nobody knows when the house opens, nor in a house that waits for ever', () => {
    expect(answerByOf(house, 0, null)).toBe(null);
    expect(answerByOf({ ...house, answerMinutes: null }, 0, 60 * MINUTE_MS)).toBe(null);
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
