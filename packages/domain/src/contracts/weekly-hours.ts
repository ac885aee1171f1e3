import { z } from 'zod';
import { MOST } from '../limits/counts.ts';
import { overlap, type WeeklyHours } from '../time/weekly-hours.ts';
import { describe } from './fields.ts';

const EXPECTED_TIME = 'expected a time such as 11:00';
const EXPECTED_DAYS = 'expected weekdays that differ, from 0 for Sunday to 6 for Saturday';

/** A time of day. */
export const timeField = z
  .string({ error: (issue) => `${EXPECTED_TIME}, got ${describe(issue.input)}` })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, EXPECTED_TIME);

/** Weekdays, 0 for Sunday. */
export const daysField = z
  .array(z.int(EXPECTED_DAYS).min(0, EXPECTED_DAYS).max(6, EXPECTED_DAYS), EXPECTED_DAYS)
  .min(1, EXPECTED_DAYS)
  .refine((days) => new Set(days).size === days.length, EXPECTED_DAYS);

export const period = { from: timeField, to: timeField.describe('not after `from`: on the next day') };

/** The same hours on some weekdays. */
export const weeklyPeriod = z.strictObject({
  days: daysField.describe('on which it begins: 0 for Sunday to 6 for Saturday'),
  ...period,
});

/** When something is served, by the clock of the house; empty: whenever the house is open. */
export const servedField: z.ZodType<readonly WeeklyHours[], readonly WeeklyHours[]> = z
  .array(
    weeklyPeriod.refine(({ from, to }) => from !== to || from === '00:00', {
      error: 'expected an end that is not the beginning; a whole day is from 00:00 to 00:00',
      path: ['to'],
    }),
    { error: (issue) => `expected a list of hours, got ${describe(issue.input)}` },
  )
  .max(MOST.periods, `expected at most ${MOST.periods} periods`)
  .refine((weekly) => !overlap(weekly), 'expected hours that do not overlap');
