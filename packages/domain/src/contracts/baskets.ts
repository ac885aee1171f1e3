import { z } from 'zod';
import { toDecimal, type Minor } from '../money/money.ts';
import { MAX_LINES, MAX_PORTIONS, type AskedLine, type PricedBasket } from '../orders/basket.ts';
import type { OrderLine } from '../orders/lines.ts';
import type { Parsed } from '../result.ts';
import { describe, documentIdSchema, priceField } from './fields.ts';
import { parseWith } from './parse.ts';

const lineSchema = z.strictObject({
  foodId: documentIdSchema,
  quantity: z
    .int({ error: (issue) => `expected a whole number from 1 to ${MAX_PORTIONS}, got ${describe(issue.input)}` })
    .min(1, `expected a whole number from 1 to ${MAX_PORTIONS}`)
    .max(MAX_PORTIONS, `expected a whole number from 1 to ${MAX_PORTIONS}`),
});
const lines = z
  .array(lineSchema, { error: (issue) => `expected a list of lines, got ${describe(issue.input)}` })
  .min(1, 'expected at least one line')
  .max(MAX_LINES, `expected at most ${MAX_LINES} lines`);

/** POST /quote. */
export const quoteSchema = z.strictObject({ lines });
export interface QuoteRequest {
  readonly lines: readonly AskedLine[];
}

export function parseQuoteRequest(body: unknown): Parsed<QuoteRequest> {
  return parseWith(quoteSchema, body);
}

/** POST /orders. `shownTotal` is the total that the customer saw; it is compared, never charged. */
export const placeBasketSchema = z.strictObject({ lines, shownTotal: priceField });
export interface PlaceBasketRequest extends QuoteRequest {
  readonly shownTotalMinor: Minor;
}

export function parsePlaceBasketRequest(body: unknown): Parsed<PlaceBasketRequest> {
  const parsed = parseWith(placeBasketSchema, body);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { lines: parsed.value.lines, shownTotalMinor: parsed.value.shownTotal } };
}

/** A line on the wire. Prices are decimal numbers. */
export interface OrderLineDto {
  readonly foodId: string;
  readonly name: string;
  readonly image: string;
  readonly quantity: number;
  readonly each: number;
  readonly total: number;
}

/** The price of a basket on the wire, with everything that prevents it. */
export interface QuoteDto {
  readonly lines: readonly OrderLineDto[];
  readonly total: number;
  readonly problems: PricedBasket['problems'];
}

export function toQuoteDto({ lines: priced, totalMinor, problems }: PricedBasket): QuoteDto {
  return { lines: priced.map(toLineDto), total: toDecimal(totalMinor), problems };
}

function toLineDto({ eachMinor, totalMinor, ...line }: OrderLine): OrderLineDto {
  return { ...line, each: toDecimal(eachMinor), total: toDecimal(totalMinor) };
}

export const quoteAnswer: z.ZodType<QuoteDto> = z.strictObject({
  lines: z.array(
    z.strictObject({
      foodId: z.string(),
      name: z.string(),
      image: z.string(),
      quantity: z.int(),
      each: z.number().describe('US dollars for one portion'),
      total: z.number().describe('US dollars for all portions'),
    }),
  ),
  total: z.number().describe('US dollars'),
  problems: z
    .array(
      z.strictObject({
        line: z.int().describe('index of the line, from 0'),
        reason: z.enum(['FOOD_NOT_FOUND', 'OUT_OF_STOCK']),
        foodId: z.string(),
        left: z.int().describe('portions left, for all lines of this food together'),
      }),
    )
    .describe('why the basket cannot be ordered as it is; empty when it can'),
});
