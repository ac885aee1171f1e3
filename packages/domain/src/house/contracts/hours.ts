import { MOST } from '../../limits/counts.ts';
import { z } from 'zod';
import { MEALTIMES } from '../../foods/mealtimes.ts';
import type { MealtimeHouse } from '../mealtimes.ts';
import { SERVICES, type HouseHours } from '../hours.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { describe, line } from '../../contracts/fields.ts';

const EXPECTED_TIME = 'expected a time such as 11:00';
const EXPECTED_DATE = 'expected a date such as 2026-12-24';
const EXPECTED_DAYS = 'expected weekdays that differ, from 0 for Sunday to 6 for Saturday';
const EXPECTED_SERVICES = `expected services that differ, of ${SERVICES.join(', ')}`;

/** A time of day. */
export const timeField = z
  .string({ error: (issue) => `${EXPECTED_TIME}, got ${describe(issue.input)}` })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, EXPECTED_TIME);

const date = z
  .string({ error: (issue) => `${EXPECTED_DATE}, got ${describe(issue.input)}` })
  .refine(isDate, EXPECTED_DATE);

/** Weekdays, 0 for Sunday. */
export const daysField = z
  .array(z.int(EXPECTED_DAYS).min(0, EXPECTED_DAYS).max(6, EXPECTED_DAYS), EXPECTED_DAYS)
  .min(1, EXPECTED_DAYS)
  .refine(differ, EXPECTED_DAYS);

const period = { from: timeField, to: timeField.describe('not after `from`: on the next day') };

const weekly = z
  .array(
    z.strictObject({
      days: daysField.describe('on which it begins: 0 for Sunday to 6 for Saturday'),
      ...period,
    }),
    { error: (issue) => `expected a list of hours, got ${describe(issue.input)}` },
  )
  .max(MOST.periods, `expected at most ${MOST.periods} periods`);

type Field<T> = z.ZodType<T, T>;

/** When each service is open; one that is not named has the hours of pickup, one with an empty list never is. */
export const hoursField: Field<HouseHours['hours']> = z
  .strictObject({
    pickup: weekly.exactOptional(),
    table: weekly.exactOptional(),
    delivery: weekly.exactOptional(),
  })
  .describe(
    'opening hours of each service, by the clock of the house; one that is left out has those of pickup, and without any the house is always open',
  );

const EXPECTED_MEALTIMES = `expected hours of ${MEALTIMES.join(', ')}`;
const mealtime = z.strictObject(period).exactOptional();

/** When what belongs to a mealtime is served; one that is not named is at all times. */
export const mealtimesField: Field<MealtimeHouse['mealtimes']> = z
  .strictObject({ breakfast: mealtime, lunch: mealtime, dinner: mealtime }, EXPECTED_MEALTIMES)
  .describe('hours of each mealtime, by the clock of the house; one that is left out is at all times');

/** Dates on which the weekly hours do not count. */
export const exceptionsField: Field<HouseHours['exceptions']> = z
  .array(
    z
      .strictObject({
        from: date,
        to: date.describe('included'),
        services: z
          .array(z.enum(SERVICES, EXPECTED_SERVICES))
          .min(1, EXPECTED_SERVICES)
          .refine(differ, EXPECTED_SERVICES),
        hours: z
          .array(z.strictObject(period))
          .max(MOST.periods, `expected at most ${MOST.periods} periods`)
          .describe('empty: closed'),
        message: line(LIMITS.note).nullable(),
      })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'expected a date that is not before the first' }),
    { error: (issue) => `expected a list of exceptions, got ${describe(issue.input)}` },
  )
  .max(MOST.exceptions, `expected at most ${MOST.exceptions} exceptions`);

function differ(all: readonly unknown[]): boolean {
  return new Set(all).size === all.length;
}

function isDate(text: string): boolean {
  const atMs = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text);
}
