import type { HouseSettings } from '../house/settings.ts';
import type { WeeklyHours } from '../house/hours.ts';
import type { Table } from '../house/fulfilment.ts';
import type { Area } from '../house/areas.ts';

// Houses of every kind, for tests of the ways to order: on the server alone, and on the pages.

export const TABLE_SEVEN: Table = { code: 'T7T7T7', name: 'Table 7' };

const DAILY = { days: [0, 1, 2, 3, 4, 5, 6] } as const;
const CITY: Area = {
  id: 'city',
  name: 'City',
  postcodes: ['80*'],
  feeMinor: 250,
  minMinor: 1000,
  freeFromMinor: 6000,
  minutes: 20,
  ...DAILY,
  from: '00:00',
  to: '00:00',
};
const EVENING: readonly WeeklyHours[] = [{ ...DAILY, from: '18:00', to: '02:00' }];
const RATES = [
  { id: 'full', name: 'Full', share: 8875 },
  { id: 'food', name: 'Food', share: 4500 },
] as const;
const LATER = { minMinutes: 30, maxDays: 2 };

const CONFIGURED = {
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  services: ['pickup', 'table', 'delivery'],
  areas: [CITY, { ...CITY, id: 'harbour', postcodes: [], minMinor: 0, freeFromMinor: null }],
  tax: { isInclusive: true, rates: RATES },
  voucher: { amountMinor: 500, minMinor: 2000 },
  answerMinutes: 3,
  prepMinutes: 20,
  later: LATER,
  guestOrders: true,
  maxPortions: 40,
  mealtimes: { lunch: { from: '11:00', to: '15:00' } },
  enforceMealtimes: true,
} as const satisfies Partial<HouseSettings>;

export const HOUSE_KINDS = [
  'bare',
  'tax on top',
  'delivery only',
  'tables only',
  'yen',
  'over midnight, far away',
  'configured',
  'paused',
] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** What each house has set at an instant. All are open then but the paused one, which opens two hours later. */
export function housesAt(nowMs: number): Readonly<Record<HouseKind, Partial<HouseSettings>>> {
  return {
    bare: {},
    'tax on top': { tax: { isInclusive: false, rates: RATES }, later: LATER },
    'delivery only': {
      services: ['delivery'],
      areas: [CITY],
      tax: { isInclusive: false, rates: RATES },
      guestOrders: true,
    },
    'tables only': { services: ['table'], guestOrders: true },
    yen: { currency: 'JPY', tax: { isInclusive: false, rates: [RATES[0]] } },
    'over midnight, far away': {
      timeZone: zoneAtMidnight(nowMs),
      hours: { pickup: EVENING, table: EVENING, delivery: EVENING },
      services: ['pickup', 'delivery'],
      areas: [CITY],
      later: LATER,
    },
    configured: CONFIGURED,
    paused: {
      ...CONFIGURED,
      pause: { services: CONFIGURED.services, untilMs: nowMs + 2 * 3_600_000, message: null },
    },
  };
}

/** A zone in which a day has just begun, or ends, and whose clock is not that of this machine. */
function zoneAtMidnight(nowMs: number): string {
  const zones = Intl.supportedValuesOf('timeZone');
  const here = new Date(nowMs).getHours();
  const hourIn = (timeZone: string): number =>
    Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(nowMs));
  const wanted = here === 0 ? 23 : 0;
  const zone = zones.find((one) => hourIn(one) === wanted);
  if (zone === undefined) throw new Error(`expected a zone with ${wanted} o’clock`);
  return zone;
}
