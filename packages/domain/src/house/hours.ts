import type { DayHours, WeeklyHours } from '../time/weekly-hours.ts';

export type { DayHours, WeeklyHours } from '../time/weekly-hours.ts';

export const SERVICES = ['pickup', 'table', 'delivery'] as const;
export type Service = (typeof SERVICES)[number];

/** Of an order that does not say how it is served. */
export const SERVICE_OF_ORDERS: Service = 'pickup';

/** Dates on which the weekly hours do not count, both included. Of two for one date the first counts. */
export interface HoursException {
  /** 'YYYY-MM-DD' */
  readonly from: string;
  readonly to: string;
  readonly services: readonly Service[];
  /** Empty: closed. */
  readonly hours: readonly DayHours[];
  readonly message: string | null;
}

/** When a house takes orders. */
export interface HouseHours {
  /** An IANA name. */
  readonly timeZone: string;
  /** A service that is not named has those of pickup; without any it is always open, with an empty list never. */
  readonly hours: Readonly<Partial<Record<Service, readonly WeeklyHours[]>>>;
  readonly exceptions: readonly HoursException[];
  /** How long before closing the last orders are taken, of those that are wanted as soon as possible; left out: at closing. */
  readonly lastOrderMinutes?: number;
}

/** In milliseconds. */
export function lastOrdersMs({ lastOrderMinutes = 0 }: Pick<HouseHours, 'lastOrderMinutes'>): number {
  return lastOrderMinutes * 60_000;
}

/**
 * The weekly hours of a service: its own, else those of pickup, which are the house's. Nothing is open because nobody said
 * when it is closed.
 * @returns undefined: always open
 */
export function weeklyHoursOf(
  { hours }: Pick<HouseHours, 'hours'>,
  service: Service,
): readonly WeeklyHours[] | undefined {
  return hours[service] ?? hours[SERVICE_OF_ORDERS];
}

/**
 * The special days of a service, of which the first for a date counts: its own, and those of pickup while it has the weekly hours
 * of pickup.
 */
export function exceptionsOf(
  { hours, exceptions }: Pick<HouseHours, 'hours' | 'exceptions'>,
  service: Service,
): readonly HoursException[] {
  const of = (one: Service): readonly HoursException[] => exceptions.filter(({ services }) => services.includes(one));
  return hours[service] === undefined ? [...new Set([...of(service), ...of(SERVICE_OF_ORDERS)])] : of(service);
}
