import { expect, it } from 'vitest';
import { areaOf, type Area } from './areas.ts';
import { judgeService } from './services.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const area = (...postcodes: readonly string[]): Area => ({
  id: 'area-1',
  name: 'The town',
  postcodes,
  feeMinor: 0,
  minMinor: 0,
  freeFromMinor: null,
  minutes: 30,
  days: [0, 1, 2, 3, 4, 5, 6],
  from: '00:00',
  to: '00:00',
});

it.each([
  ['8001', '8001', true],
  ['8001', '8002', false],
  ['80*', '8047', true],
  ['80*', '8147', false],
  ['PA67*', 'PA67 1AA', true],
  ['PA67*', 'PA6 7LN', false],
  ['PA6*', 'PA67 1AA', true],
  ['SE1 *', 'SE1 2AB', true],
  ['SE1 *', 'se12ab', true],
  ['SE1 *', 'SE10 2AB', false],
  ['SE1 *', 'SE11 4XY', false],
  ['SE1*', 'SE11 4XY', true],
  ['SE1 2*', 'SE1 2AB', true],
  ['SE1 2*', 'SE12 1AB', false],
  ['SW1A 1*', 'sw1a 1aa', true],
  ['SW1A1*', 'SW1A 1AA', true],
  ['E*', 'E1 6AN', true],
  ['SE1 2AB', 'se1-2ab', true],
  ['1012 AB', '1012ab', true],
  ['1012 *', '1012 AB', true],
])('the area %s has the postcode %s: %s', (listed, postcode, has) => {
  expect(areaOf([area(listed)], { postcode }) !== null).toBe(has);
});

it('is shut now, and may be served at another time', () => {
  const town = { ...area('8001'), from: '10:00', to: '12:00' };
  const house = { ...DEFAULT_SETTINGS, services: ['pickup', 'delivery'] as const, areas: [town] };
  const asked = { kind: 'delivery', postcode: '8001' } as const;
  const now = Date.parse('2026-11-24T09:00Z');
  const problemOf = (one: Parameters<typeof judgeService>[0], atMs: number | null): unknown =>
    judgeService(one, asked, [], atMs);
  const sentence = 'No delivery to The town now, again 10:00.';
  expect(problemOf(house, now)).toMatchObject({ problem: { sentence: `${sentence} You can pick it up instead.` } });
  expect(problemOf({ ...house, hours: { pickup: [] } }, now)).toMatchObject({ problem: { sentence } });
  expect(problemOf(house, null)).toMatchObject({ area: { name: 'The town' } });
});
