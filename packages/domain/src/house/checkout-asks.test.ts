import { expect, it } from 'vitest';
import { houseNowAnswer, toHouseNowDto } from './contracts/closed.ts';
import { houseNow } from './now.ts';
import { DEFAULT_SETTINGS, type HouseSettings } from './settings.ts';

const asks = (changes: Partial<HouseSettings>) =>
  houseNowAnswer.parse(toHouseNowDto(houseNow({ ...DEFAULT_SETTINGS, ...changes }, 0))).asks;

it('a house says what its checkout asks, and one that asks nothing says nothing of it', () => {
  expect(asks({})).toBeUndefined();
  expect(asks({ services: ['pickup', 'table'], later: { minMinutes: 60, maxDays: 1 }, prepMinutes: 20 })).toEqual({
    offered: ['pickup', 'table'],
    isForLater: true,
    isTimed: true,
  });
  const closed = { hours: { pickup: [] }, services: [], later: null } as const;
  expect(asks({ ...closed, prepMinutes: 20 })).toBeUndefined();
});
