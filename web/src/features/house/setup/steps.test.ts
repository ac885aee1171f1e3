import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { describe, expect, it } from 'vitest';
import { doneCount, isWalled, lacksOf, stepOf, STEPS, type Found } from './steps.ts';

const EMPTY = toHouseDto({ ...DEFAULT_SETTINGS, notOpenYet: true });
const NOTHING: Found = {
  foods: 0,
  isStaffed: false,
  tried: { isPlaced: false, isAccepted: false, isDelivered: false },
};
const ALL: Found = { foods: 3, isStaffed: true, tried: { isPlaced: true, isAccepted: true, isDelivered: true } };
const NAMED: HouseDto = {
  ...EMPTY,
  about: { name: 'Kanal', address: 'Uferstr. 12', phone: '+49 30 123456' },
  hours: { pickup: [{ days: [1], from: '11:00', to: '22:00' }] },
  services: ['pickup'],
};

describe('the steps of the set-up', () => {
  it('lack everything in an empty house, which cannot open', () => {
    const lacks = lacksOf(EMPTY, NOTHING);
    expect(lacks).toEqual({
      name: ['name'],
      place: ['address', 'phone', 'hours'],
      menu: ['food'],
      services: ['services'],
      people: ['colleague'],
      try: ['order', 'acceptance', 'delivery'],
    });
    expect([doneCount(lacks), isWalled(lacks)]).toEqual([0, true]);
  });

  it('are done by what the house has', () => {
    const lacks = lacksOf(NAMED, ALL);
    expect([doneCount(lacks), isWalled(lacks)]).toEqual([STEPS.length, false]);
  });

  it('stand in nobody’s way but for a food', () => {
    expect(isWalled(lacksOf(EMPTY, { ...NOTHING, foods: 1 }))).toBe(false);
  });

  it('are not done while nobody knows', () => {
    const lacks = lacksOf(NAMED, { foods: null, isStaffed: null, tried: null });
    expect([doneCount(lacks), isWalled(lacks), lacks.menu]).toEqual([3, true, null]);
  });

  it('miss an area where the house delivers to none', () => {
    const house: HouseDto = { ...NAMED, services: ['pickup', 'delivery'] };
    expect(lacksOf(house, ALL).services).toEqual(['areas']);
  });

  it.each([
    ['#menu', 'menu'],
    ['', 'place'],
    ['#nowhere', 'place'],
  ] as const)('are shown by the address, else the first that lacks something: "%s"', (hash, step) => {
    expect(stepOf(hash, lacksOf({ ...NAMED, hours: {} }, ALL))).toBe(step);
    expect(stepOf('', lacksOf(NAMED, ALL))).toBe('try');
  });
});
