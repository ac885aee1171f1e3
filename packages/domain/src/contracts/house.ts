import { z } from 'zod';
import type { HouseSettings } from '../house/settings.ts';
import { LIMITS } from '../limits/field-limits.ts';
import type { Parsed } from '../result.ts';
import { MAX_PRICE_MINOR, parsePrice, toDecimal } from '../money/money.ts';
import { choiceIdSchema } from './choices.ts';
import { describe, line } from './fields.ts';
import { parseWith } from './parse.ts';

const MAX_RATES = 8;
const EXPECTED_PERCENT = 'expected a percentage from 0 to 50 with at most three decimals';

const timeZoneField = z
  .string({ error: (issue) => `expected a time zone such as Europe/Berlin, got ${describe(issue.input)}` })
  .refine(isTimeZone, { error: (issue) => `expected a time zone such as Europe/Berlin, got ${describe(issue.input)}` });

const rateSchema = z.strictObject({
  id: choiceIdSchema,
  name: line(LIMITS.name),
  percent: z
    .number({ error: (issue) => `${EXPECTED_PERCENT}, got ${describe(issue.input)}` })
    .min(0, EXPECTED_PERCENT)
    .max(50, EXPECTED_PERCENT)
    .refine((percent) => Math.abs(percent * 1000 - Math.round(percent * 1000)) < 1e-6, EXPECTED_PERCENT),
});

/** @param leastMinor in cents */
function amount(leastMinor: number): z.ZodType<number, number> {
  const expected = `expected an amount from ${toDecimal(leastMinor)} to ${toDecimal(MAX_PRICE_MINOR)}, such as 5.50`;
  const isAmount = (given: number): boolean => {
    const minor = parsePrice(given);
    return minor !== null && minor >= leastMinor && minor <= MAX_PRICE_MINOR;
  };
  return z.number({ error: (issue) => `${expected}, got ${describe(issue.input)}` }).refine(isAmount, expected);
}

/** PUT /house. `version` is that of the settings that were changed: another one is refused, so that nobody overwrites. */
export const saveHouseSchema = z.strictObject({
  version: z.int({ error: (issue) => `expected a whole number, got ${describe(issue.input)}` }).min(0),
  timeZone: timeZoneField,
  dayStart: z
    .string({ error: (issue) => `expected a time such as 04:00, got ${describe(issue.input)}` })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 04:00'),
  tax: z.strictObject({
    inclusive: z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` }),
    rates: z
      .array(rateSchema)
      .max(MAX_RATES, `expected at most ${MAX_RATES} rates`)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'expected ids that differ'),
  }),
  voucher: z.strictObject({ amount: amount(1), minimum: amount(0) }).nullable(),
});
/** The settings of the house on the wire. */
export type HouseDto = z.infer<typeof saveHouseSchema>;

export function parseSaveHouseRequest(body: unknown): Parsed<HouseSettings> {
  const parsed = parseWith(saveHouseSchema, body);
  return parsed.ok ? { ok: true, value: settingsFromDto(parsed.value) } : parsed;
}

export function settingsFromDto({ tax, voucher, ...settings }: HouseDto): HouseSettings {
  const rates = tax.rates.map(({ percent, ...rate }) => ({ ...rate, share: Math.round(percent * 1000) }));
  return {
    ...settings,
    tax: { isInclusive: tax.inclusive, rates },
    voucher: voucher && { amountMinor: toMinor(voucher.amount), minMinor: toMinor(voucher.minimum) },
  };
}

export function toHouseDto({ version, timeZone, dayStart, tax, voucher }: HouseSettings): HouseDto {
  const rates = tax.rates.map(({ id, name, share }) => ({ id, name, percent: share / 1000 }));
  return {
    version,
    timeZone,
    dayStart,
    tax: { inclusive: tax.isInclusive, rates },
    voucher: voucher && { amount: toDecimal(voucher.amountMinor), minimum: toDecimal(voucher.minMinor) },
  };
}

/** @param amount as the schema lets it through */
function toMinor(amount: number): number {
  return parsePrice(amount) ?? 0;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
