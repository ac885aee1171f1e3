import type { HouseHours, Service } from '../house/hours.ts';

// C1 of the house's clock: both changes of the clocks, evenings past midnight, periods that overlap, exceptions.

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The hours that the instants are judged by, in each zone. */
export const LONG_EVENINGS: Omit<HouseHours, 'timeZone'> = {
  hours: {
    pickup: [
      { days: [0, 2, 3, 4, 5, 6], from: '18:00', to: '02:00' },
      { days: [0, 6], from: '12:00', to: '19:00' },
    ],
    delivery: [{ days: EVERY_DAY, from: '01:30', to: '03:15' }],
    table: [{ days: EVERY_DAY, from: '00:00', to: '00:00' }],
  },
  exceptions: [
    {
      from: '2026-12-24',
      to: '2026-12-26',
      services: ['pickup', 'table', 'delivery'],
      hours: [],
      message: 'Merry Christmas',
    },
    {
      from: '2026-12-31',
      to: '2026-12-31',
      services: ['pickup'],
      hours: [{ from: '12:00', to: '16:00' }],
      message: 'Short',
    },
  ],
};

type Row = readonly [service: Service, at: string, judged: 'open' | 'hours' | 'exception', until: string];

/** Every instant is written with its offset, so that no expectation rests on the rules of zones that are tested. */
const TABLE: Readonly<Record<string, readonly Row[]>> = {
  'Europe/Berlin': [
    ['pickup', '2026-06-08T12:00+02:00', 'hours', '2026-06-09T18:00+02:00'],
    ['pickup', '2026-06-09T17:59+02:00', 'hours', '2026-06-09T18:00+02:00'],
    ['pickup', '2026-06-09T18:00+02:00', 'open', '2026-06-10T02:00+02:00'],
    ['pickup', '2026-06-10T02:00+02:00', 'hours', '2026-06-10T18:00+02:00'],
    ['pickup', '2026-06-13T12:30+02:00', 'open', '2026-06-14T02:00+02:00'],
    ['pickup', '2026-03-29T01:59+01:00', 'open', '2026-03-29T03:00+02:00'],
    ['pickup', '2026-03-29T03:00+02:00', 'hours', '2026-03-29T12:00+02:00'],
    ['delivery', '2026-03-29T03:10+02:00', 'open', '2026-03-29T03:15+02:00'],
    ['delivery', '2026-03-28T12:00+01:00', 'hours', '2026-03-29T01:30+01:00'],
    ['pickup', '2026-10-25T01:59+02:00', 'open', '2026-10-25T02:00+02:00'],
    ['pickup', '2026-10-25T02:30+02:00', 'hours', '2026-10-25T12:00+01:00'],
    ['pickup', '2026-10-25T02:30+01:00', 'hours', '2026-10-25T12:00+01:00'],
    ['delivery', '2026-10-25T02:30+01:00', 'open', '2026-10-25T03:15+01:00'],
    ['pickup', '2026-12-24T01:00+01:00', 'open', '2026-12-24T02:00+01:00'],
    ['pickup', '2026-12-24T18:30+01:00', 'exception', '2026-12-27T12:00+01:00'],
  ],
  'America/New_York': [
    ['pickup', '2026-06-08T12:00-04:00', 'hours', '2026-06-09T18:00-04:00'],
    ['pickup', '2026-06-09T23:59-04:00', 'open', '2026-06-10T02:00-04:00'],
    ['pickup', '2026-06-14T18:30-04:00', 'open', '2026-06-15T02:00-04:00'],
    ['pickup', '2026-06-15T02:00-04:00', 'hours', '2026-06-16T18:00-04:00'],
    ['pickup', '2026-03-08T01:59-05:00', 'open', '2026-03-08T03:00-04:00'],
    ['pickup', '2026-03-08T03:00-04:00', 'hours', '2026-03-08T12:00-04:00'],
    ['delivery', '2026-03-08T01:30-05:00', 'open', '2026-03-08T03:15-04:00'],
    ['delivery', '2026-03-08T03:15-04:00', 'hours', '2026-03-09T01:30-04:00'],
    ['pickup', '2026-11-01T01:30-04:00', 'open', '2026-11-01T02:00-05:00'],
    ['pickup', '2026-11-01T01:30-05:00', 'open', '2026-11-01T02:00-05:00'],
    ['pickup', '2026-11-01T02:00-05:00', 'hours', '2026-11-01T12:00-05:00'],
    ['delivery', '2026-11-01T01:29-04:00', 'hours', '2026-11-01T01:30-04:00'],
    ['delivery', '2026-11-01T01:15-05:00', 'open', '2026-11-01T03:15-05:00'],
    ['table', '2026-12-23T12:00-05:00', 'open', '2026-12-24T00:00-05:00'],
    ['table', '2026-12-26T23:59-05:00', 'exception', '2026-12-27T00:00-05:00'],
  ],
  'Asia/Kolkata': [
    ['pickup', '2026-06-08T12:00+05:30', 'hours', '2026-06-09T18:00+05:30'],
    ['pickup', '2026-06-09T18:00+05:30', 'open', '2026-06-10T02:00+05:30'],
    ['pickup', '2026-06-09T12:30+00:00', 'open', '2026-06-10T02:00+05:30'],
    ['pickup', '2026-06-09T12:29+00:00', 'hours', '2026-06-09T18:00+05:30'],
    ['pickup', '2026-06-13T11:59+05:30', 'hours', '2026-06-13T12:00+05:30'],
    ['pickup', '2026-06-13T19:00+05:30', 'open', '2026-06-14T02:00+05:30'],
    ['delivery', '2026-03-29T02:30+05:30', 'open', '2026-03-29T03:15+05:30'],
    ['delivery', '2026-10-25T03:15+05:30', 'hours', '2026-10-26T01:30+05:30'],
    ['delivery', '2026-12-23T12:00+05:30', 'hours', '2026-12-27T01:30+05:30'],
    ['delivery', '2026-12-24T02:00+05:30', 'exception', '2026-12-27T01:30+05:30'],
    ['pickup', '2026-12-31T01:00+05:30', 'open', '2026-12-31T02:00+05:30'],
    ['pickup', '2026-12-31T11:00+05:30', 'exception', '2026-12-31T12:00+05:30'],
    ['pickup', '2026-12-31T12:00+05:30', 'open', '2026-12-31T16:00+05:30'],
    ['pickup', '2026-12-31T18:30+05:30', 'exception', '2027-01-01T18:00+05:30'],
    ['table', '2026-12-25T12:00+05:30', 'exception', '2026-12-27T00:00+05:30'],
  ],
  'Pacific/Chatham': [
    ['pickup', '2026-06-08T12:00+12:45', 'hours', '2026-06-09T18:00+12:45'],
    ['pickup', '2026-06-09T05:15+00:00', 'open', '2026-06-10T02:00+12:45'],
    ['pickup', '2026-06-09T05:14+00:00', 'hours', '2026-06-09T18:00+12:45'],
    ['pickup', '2026-06-13T18:30+12:45', 'open', '2026-06-14T02:00+12:45'],
    ['pickup', '2026-04-05T01:00+13:45', 'open', '2026-04-05T02:00+13:45'],
    ['pickup', '2026-04-05T02:00+13:45', 'hours', '2026-04-05T12:00+12:45'],
    ['delivery', '2026-04-05T03:14+13:45', 'open', '2026-04-05T03:15+13:45'],
    ['delivery', '2026-04-05T02:50+12:45', 'hours', '2026-04-06T01:30+12:45'],
    ['delivery', '2026-04-05T03:15+12:45', 'hours', '2026-04-06T01:30+12:45'],
    ['pickup', '2026-09-27T01:59+12:45', 'open', '2026-09-27T02:00+12:45'],
    ['delivery', '2026-09-27T02:44+12:45', 'open', '2026-09-27T04:15+13:45'],
    ['delivery', '2026-09-27T04:14+13:45', 'open', '2026-09-27T04:15+13:45'],
    ['delivery', '2026-09-27T04:15+13:45', 'hours', '2026-09-28T01:30+13:45'],
    ['pickup', '2026-12-26T12:00+13:45', 'exception', '2026-12-27T12:00+13:45'],
    ['table', '2026-12-27T00:00+13:45', 'open', 'a year on'],
  ],
};
/** Sixty instants and how they are judged: open, or why not, until when. */
export const INSTANTS = Object.entries(TABLE).flatMap(([timeZone, rows]) =>
  rows.map(([service, at, judged, until]) => {
    const untilMs = until === 'a year on' ? null : Date.parse(until);
    const judgement =
      judged === 'open' ? { isOpen: true, closesAtMs: untilMs } : { isOpen: false, reason: judged, opensAtMs: untilMs };
    return { timeZone, service, at, judgement } as const;
  }),
);

export const ZONES_OF_INSTANTS = Object.keys(TABLE);
