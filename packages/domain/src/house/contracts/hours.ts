import { MOST } from '../../limits/counts.ts';
import { z } from 'zod';
import { MEALTIMES } from '../../foods/mealtimes.ts';
import type { MealtimeHouse } from '../mealtimes.ts';
import type { ServingHouse } from '../served.ts';
import { SERVICES, type HouseHours } from '../hours.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { dateField, describe, line } from '../../contracts/fields.ts';
import { period, servedField, weeklyPeriod } from '../../contracts/weekly-hours.ts';
import { choiceIdSchema } from '../../foods/contracts/choices.ts';

const EXPECTED_SERVICES = `expected services that differ, of ${SERVICES.join(', ')}`;

const weekly = z
  .array(weeklyPeriod, { error: (issue) => `expected a list of hours, got ${describe(issue.input)}` })
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

/** When the foods of a category are served, by its id; of one that is not named whenever the house is open. */
export const categoryHoursField: Field<ServingHouse['categoryHours']> = z
  .record(choiceIdSchema, servedField, {
    error: (issue) => `expected hours by categories, got ${describe(issue.input)}`,
  })
  .refine((hours) => Object.keys(hours).length <= MOST.categories, `expected at most ${MOST.categories} categories`)
  .describe('weekly hours of each category by its id, by the clock of the house; one that is left out is at all times');

/** Dates on which the weekly hours do not count. */
export const exceptionsField: Field<HouseHours['exceptions']> = z
  .array(
    z
      .strictObject({
        from: dateField,
        to: dateField.describe('included'),
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
