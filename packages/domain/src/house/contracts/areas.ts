import { AREA_MINUTES } from '../../limits/minutes.ts';
import { MOST } from '../../limits/counts.ts';
import { z } from 'zod';
import type { Area } from '../areas.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Currency } from '../../money/currency.ts';
import { toDecimal } from '../../money/money.ts';
import { parsePrice } from '../../money/parse-price.ts';
import { choiceIdSchema } from '../../foods/contracts/choices.ts';
import { line } from '../../contracts/fields.ts';
import { daysField, timeField } from '../../contracts/weekly-hours.ts';

const EXPECTED_POSTCODE = 'expected a postcode such as 8001, or its beginning such as 80*';
const EXPECTED_MINUTES = `expected minutes from 0 to ${AREA_MINUTES.most}`;

/** @param amount of the house's currency */
export function areasField(amount: z.ZodType<number, number>) {
  return z
    .array(
      z.strictObject({
        id: choiceIdSchema,
        name: line(LIMITS.tableName),
        postcodes: z
          .array(z.string(EXPECTED_POSTCODE).regex(/^[\p{L}\d][\p{L}\d -]{0,10}\*?$/u, EXPECTED_POSTCODE))
          .max(MOST.postcodes, `expected at most ${MOST.postcodes} postcodes`)
          .describe('`8001`, or `80*`; empty: guests choose it by its name'),
        fee: amount,
        minimum: amount,
        freeFrom: amount.nullable().describe('from what on there is no fee; null: never'),
        minutes: z.int(EXPECTED_MINUTES).min(0, EXPECTED_MINUTES).max(AREA_MINUTES.most, EXPECTED_MINUTES),
        days: daysField,
        from: timeField,
        to: timeField,
      }),
    )
    .max(MOST.areas, `expected at most ${MOST.areas} areas`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'expected ids that differ')
    .describe('where the house delivers to; of two for one postcode the first counts');
}

export type AreaDto = z.infer<ReturnType<typeof areasField>>[number];

export function areaFromDto({ fee, minimum, freeFrom, ...area }: AreaDto, currency: Currency): Area {
  const minorOf = (amount: number): number => parsePrice(amount, currency) ?? 0; // as the schema lets it through
  return {
    ...area,
    feeMinor: minorOf(fee),
    minMinor: minorOf(minimum),
    freeFromMinor: freeFrom === null ? null : minorOf(freeFrom),
  };
}

export function areaToDto(area: Area, currency: Currency): AreaDto {
  const { feeMinor, minMinor, freeFromMinor, id, name, postcodes, minutes, days, from, to } = area;
  return {
    id,
    name,
    postcodes: [...postcodes],
    minutes,
    days: [...days],
    from,
    to,
    fee: toDecimal(feeMinor, currency),
    minimum: toDecimal(minMinor, currency),
    freeFrom: freeFromMinor === null ? null : toDecimal(freeFromMinor, currency),
  };
}
