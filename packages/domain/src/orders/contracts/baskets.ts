import { MOST, PORTIONS } from '../../limits/counts.ts';
import { z } from 'zod';
import { ALLERGENS, type Allergen, type AllergenStatement } from '../../foods/declarations.ts';
import { toAtConfirmDto, type AtConfirm, type AtConfirmDto } from '../../house/at-confirm.ts';
import type { BusyNow } from '../../house/now.ts';
import type { LastOrders } from '../../house/opening.ts';
import type { Currency } from '../../money/currency.ts';
import { toDecimal, type Minor } from '../../money/money.ts';
import { BASKET_REASONS, type AskedBasket, type PricedBasket } from '../basket.ts';
import { parsedCheckout } from '../checkout-fields.ts';
import type { OrderFindings } from '../judge-order.ts';
import { foodText, type OrderLine } from '../lines.ts';
import type { TooManyPortions } from '../portions.ts';
import { toSumsDto, untaxedSums, type SumsDto } from '../sums.ts';
import type { Parsed } from '../../result.ts';
import { checkoutFields, checkoutOf, noteField, quotedFields, type CheckoutRequest } from './checkout.ts';
import { shownAllergensField } from './shown-allergens.ts';
import { choiceIdSchema } from '../../foods/contracts/choices.ts';
import { currencyCode, namedCurrency } from '../../money/contracts/currency-code.ts';
import { atConfirmAnswer } from '../../house/contracts/at-confirm.ts';
import { closedAnswer, toClosedDto, type ClosedDto } from '../../house/contracts/closed.ts';
import {
  currencyAnswer,
  currencyField,
  describe,
  documentIdSchema,
  inCurrency,
  priceField,
} from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';
import { serviceAnswer, type ServiceDto } from '../../house/contracts/services.ts';
import { sumsAnswer } from './sums.ts';
import { toWantedProblemDto, wantedProblemAnswer, type WantedProblemDto } from '../../house/contracts/wanted.ts';

function count(most: number): z.ZodType<number> {
  const expected = `expected a whole number from 1 to ${most}`;
  return z
    .int({ error: (issue) => `${expected}, got ${describe(issue.input)}` })
    .min(1, expected)
    .max(most, expected);
}

const lineSchema = z.strictObject({
  foodId: documentIdSchema,
  halfFoodId: documentIdSchema
    .nullable()
    .exactOptional()
    .describe('the other half: another food of its category; null or left out: it is whole'),
  quantity: count(PORTIONS.most),
  sizeId: choiceIdSchema.nullable().default(null),
  options: z
    .array(z.strictObject({ groupId: choiceIdSchema, id: choiceIdSchema, quantity: count(MOST.chosen).default(1) }))
    .max(MOST.optionsOfLine, `expected at most ${MOST.optionsOfLine} options`)
    .default([]),
  note: noteField.default(null),
  shownAllergens: shownAllergensField,
});
const lines = z
  .array(lineSchema, { error: (issue) => `expected a list of lines, got ${describe(issue.input)}` })
  .min(1, 'expected at least one line')
  .max(MOST.lines, `expected at most ${MOST.lines} lines`);

/** POST /quote. */
export const quoteSchema = z.strictObject({
  lines,
  ...quotedFields,
  fresh: z
    .literal(true)
    .exactOptional()
    .describe(
      'after an order was refused, because prices may be some seconds old elsewhere; left out: they may be here',
    ),
});

export interface QuoteRequest extends AskedBasket {
  /** Whether the foods and the settings are read anew; left out: they may be some seconds old. */
  readonly fresh?: true;
}

export function parseQuoteRequest(body: unknown): Parsed<QuoteRequest> {
  const parsed = parseWith(quoteSchema, body);
  if (!parsed.ok) return parsed;
  const { lines: asked, fresh, ...fields } = parsed.value;
  return { ok: true, value: { lines: asked, ...(fresh && { fresh }), ...parsedCheckout(fields) } };
}

/**
 * POST /orders. `shownTotal` is the total that the customer saw, in `currency`; both are compared, never charged. A page of an
 * earlier build sends no currency: its total is read in the house's, and compared alone.
 */
export const placeBasketSchema = inCurrency((currency) =>
  z.strictObject({
    lines,
    shownTotal: priceField(currency),
    currency: currencyCode.exactOptional().describe('of shownTotal, an ISO 4217 code; left out: the house’s'),
    ...checkoutFields,
  }),
);
export interface PlaceBasketRequest extends AskedBasket, CheckoutRequest {
  readonly shownTotalMinor: Minor;
  /** In which they saw it; left out: the order's, whichever that is. */
  readonly shownCurrency?: Currency;
}

/** @param known the house's currency, whose decimals a total has that names none */
export function parsePlaceBasketRequest(body: unknown, known?: Currency): Parsed<PlaceBasketRequest> {
  const parsed = parseWith(placeBasketSchema(namedCurrency(body) ?? known), body);
  if (!parsed.ok) return parsed;
  const { lines: asked, shownTotal, currency, ...fields } = parsed.value;
  const checkout = checkoutOf(fields);
  if (!checkout.ok) return checkout;
  const shown = { shownTotalMinor: shownTotal, ...(currency && { shownCurrency: currency }) };
  return { ok: true, value: { lines: asked, ...shown, ...checkout.value } };
}

/** A chosen option on the wire. */
export interface OrderOptionDto {
  readonly name: string;
  readonly quantity: number;
  /** Of one, with the size that was chosen. */
  readonly each: number;
  /** How many of them cost nothing; left out for none. */
  readonly free?: number;
  /** The name of the option that asked for it; left out for one that was offered at once. */
  readonly under?: string;
}

/** A line on the wire. Prices are decimal numbers. */
export interface OrderLineDto {
  readonly foodId: string;
  /** Of the other half; left out for a food that is whole. */
  readonly halfFoodId?: string;
  /** In words: `Half Margherita, half Funghi`. */
  readonly name: string;
  readonly image: string;
  readonly size: string | null;
  readonly options: readonly OrderOptionDto[];
  readonly note: string | null;
  /** Null where something of it is not declared: then `declared` says the rest, if there is any. */
  readonly allergens: readonly Allergen[] | null;
  readonly declared?: AllergenStatement;
  readonly quantity: number;
  /** With size and options. */
  readonly each: number;
  readonly total: number;
}

/** The sums of which a quote has all parts instead. */
type SaidOtherwise = 'off' | 'taxOnTop';

/** The price of a basket on the wire, with everything that prevents it. */
export interface QuoteDto extends Omit<SumsDto, SaidOtherwise>, AtConfirmDto {
  /** Left out for USD. */
  readonly currency?: Currency;
  readonly lines: readonly OrderLineDto[];
  /** What is taken off the lines. */
  readonly discounts: readonly { readonly kind: 'voucher'; readonly amount: number }[];
  /** Of each rate; empty in a house without tax. */
  readonly taxes: readonly { readonly percent: number; readonly net: number; readonly tax: number }[];
  readonly total: number;
  readonly problems: PricedBasket['problems'];
  /** More than the house takes in one order; left out where it is not. */
  readonly tooMany?: TooManyPortions;
  /** Left out while the house takes orders. */
  readonly closed?: ClosedDto;
  /** Left out in a house without a choice. */
  readonly service?: ServiceDto;
  /** That it takes longer than usual, in a sentence; left out where it does not, or is wanted later. */
  readonly busy?: string;
  /** Until when it is taken, in a sentence; left out where it is not by last orders, or while there is much time. */
  readonly lastOrders?: string;
  /** What is missing until a voucher is taken off, in a sentence; left out where one is, or none waits. */
  readonly voucherWaits?: string;
  /** When the house will say something else of it though nobody changes anything; left out: not known, or while it is closed. */
  readonly changesAt?: string;
  /** Why it cannot be had at the time that was asked for; left out where it can. */
  readonly wanted?: WantedProblemDto;
  /** Whether it can be ordered for later; left out: it cannot. */
  readonly later?: true;
  /** The first time that it can be ordered for, while the house has paused; left out: whenever it is open. */
  readonly laterFrom?: string;
  /** The first time for which all of it is served, where that is another one; null: there is none that it can be ordered for. */
  readonly allServedAt?: string | null;
  /** When it would be ready, a delivery with its guest, if it were accepted now; left out where the house names no minutes, takes nothing now, or it is wanted later. */
  readonly readyAt?: string;
}

/** The price of a basket, and whether it could be ordered now. */
export interface Quote extends PricedBasket, Partial<Pick<OrderFindings, 'closed' | 'wanted' | 'tooMany'>> {
  readonly service?: ServiceDto | null;
  /** That it takes longer than usual. */
  readonly busy?: BusyNow | null;
  /** That its last orders are near. */
  readonly lastOrders?: LastOrders | null;
  /** What is missing until a voucher is taken off, in a sentence. */
  readonly voucherWaits?: string | null;
  /** When time alone changes what the house says of it. */
  readonly changesAtMs?: number | null;
  /** Whether the house takes orders for later. */
  readonly isForLater?: boolean;
  /** The first time that it can be ordered for, while the house has paused. */
  readonly laterFromMs?: number | null;
  /** The first time for which all of it is served, where that is another one; null: there is none that it can be ordered for. */
  readonly allServedAtMs?: number | null;
  /** When it would be ready, a delivery with its guest, if it were accepted now. */
  readonly readyAtMs?: number;
  /** What is read at the button that orders. */
  readonly atConfirm?: AtConfirm;
}

export function toQuoteDto(basket: Quote): QuoteDto {
  const {
    currency,
    lines: priced,
    discounts,
    taxes,
    totalMinor,
    problems,
    closed,
    service,
    wanted,
    tooMany,
    busy,
    lastOrders,
    voucherWaits,
    changesAtMs = null,
    isForLater = false,
    laterFromMs = null,
    allServedAtMs,
    readyAtMs,
    atConfirm,
  } = basket;
  const decimal = (minor: Minor): number => toDecimal(minor, currency);
  return {
    ...currencyField(basket),
    lines: priced.map((line) => toLineDto(line, decimal)),
    discounts: discounts.map(({ kind, amountMinor }) => ({ kind, amount: decimal(amountMinor) })),
    ...toSumsDto({ ...untaxedSums(basket), offMinor: 0 }, currency, service?.area !== undefined),
    taxes: taxes.map(({ share, netMinor, taxMinor }) => ({
      percent: share / 1000,
      net: decimal(netMinor),
      tax: decimal(taxMinor),
    })),
    total: decimal(totalMinor),
    problems,
    ...(tooMany && { tooMany }),
    ...(closed && { closed: toClosedDto(closed) }),
    ...(service && { service }),
    ...(busy && { busy: busy.sentence }),
    ...(lastOrders && { lastOrders: lastOrders.sentence }),
    ...(voucherWaits && { voucherWaits }),
    ...(changesAtMs !== null && { changesAt: new Date(changesAtMs).toISOString() }),
    ...(wanted && { wanted: toWantedProblemDto(wanted) }),
    ...(isForLater && { later: true }),
    ...(laterFromMs !== null && { laterFrom: new Date(laterFromMs).toISOString() }),
    ...(allServedAtMs !== undefined && {
      allServedAt: allServedAtMs === null ? null : new Date(allServedAtMs).toISOString(),
    }),
    ...(readyAtMs !== undefined && { readyAt: new Date(readyAtMs).toISOString() }),
    ...(atConfirm && toAtConfirmDto(atConfirm)),
  };
}

function toLineDto(
  { foodId, half, name, image, note, allergens, quantity, ...line }: OrderLine,
  decimal: (minor: Minor) => number,
): OrderLineDto {
  return {
    foodId,
    ...(half && { halfFoodId: half.foodId }),
    name: foodText({ name, half }),
    image,
    size: line.size?.name ?? null,
    options: line.options.map(({ name: option, quantity: times, eachMinor, free, under }) => ({
      name: option,
      quantity: times,
      each: decimal(eachMinor),
      ...(free > 0 && { free }),
      ...(under !== null && { under }),
    })),
    note,
    ...toStatementDto(allergens),
    quantity,
    each: decimal(line.eachMinor),
    total: decimal(line.totalMinor),
  };
}

/** `allergens` is a whole statement for every reader: a page of an earlier build knows no other. */
function toStatementDto(statement: AllergenStatement | null): Pick<OrderLineDto, 'allergens' | 'declared'> {
  if (statement === null) return { allergens: null };
  return statement.undeclared.length === 0
    ? { allergens: statement.contains }
    : { allergens: null, declared: statement };
}

const { off: _off, taxOnTop: _taxOnTop, ...quotedSums } = sumsAnswer;

export const quoteAnswer: z.ZodType<QuoteDto> = z.strictObject({
  currency: currencyAnswer,
  lines: z.array(
    z.strictObject({
      foodId: z.string(),
      halfFoodId: z.string().exactOptional().describe('of the other half; left out: it is whole'),
      name: z.string(),
      image: z.string(),
      size: z.string().nullable(),
      options: z.array(
        z.strictObject({
          name: z.string(),
          quantity: z.int(),
          each: z.number().describe('for one'),
          free: z.int().exactOptional().describe('how many of them cost nothing; left out: none'),
          under: z.string().exactOptional().describe('the name of the option that asked for it'),
        }),
      ),
      note: z.string().nullable(),
      allergens: z.array(z.enum(ALLERGENS)).nullable().describe('null: something of it is not declared'),
      declared: z
        .strictObject({ contains: z.array(z.enum(ALLERGENS)), undeclared: z.array(z.string()) })
        .exactOptional()
        .describe('what is declared of a line of which something is not, and the names of what is not'),
      quantity: z.int(),
      each: z.number().describe('for one portion with its size and options'),
      total: z.number().describe('for all portions'),
    }),
  ),
  discounts: z.array(
    z.strictObject({ kind: z.literal('voucher'), amount: z.number().describe('taken off the lines') }),
  ),
  ...quotedSums,
  taxes: z.array(
    z.strictObject({
      percent: z.number(),
      net: z.number(),
      tax: z.number(),
    }),
  ),
  total: z.number().describe('with the tax'),
  problems: z
    .array(
      z.strictObject({
        line: z.int().describe('index of the line, from 0'),
        reason: z.enum(BASKET_REASONS),
        foodId: z.string().describe('of the food that it is about, which may be the other half'),
        left: z.int().describe('portions left, for all lines of this food together'),
        choiceId: z.string().nullable().describe('the size, the group, the option or the other half that does not fit'),
        from: z
          .string()
          .exactOptional()
          .describe('from when on a food is served that is not served then, such as 17:00'),
        fromWords: z.string().exactOptional().describe('the same as a guest reads it, such as Sat 17:00'),
        servedAt: z.iso
          .datetime()
          .exactOptional()
          .describe('the same as a moment; all three are left out where it never is'),
        names: z
          .array(z.string())
          .exactOptional()
          .describe(
            'the size, the options or the other half of the line that are off until then, where the food is not',
          ),
      }),
    )
    .describe('why the basket cannot be ordered as it is; empty when it can'),
  tooMany: z
    .strictObject({ most: z.int(), sentence: z.string() })
    .exactOptional()
    .describe('more portions than the house takes in one order; left out where it is not'),
  closed: closedAnswer.exactOptional().describe('why the house takes no orders now; left out while it does'),
  busy: z.string().exactOptional().describe('that it takes longer than usual, as a guest reads it; left out where not'),
  lastOrders: z
    .string()
    .exactOptional()
    .describe('until when it is taken, as a guest reads it, for an hour before; left out where not by last orders'),
  voucherWaits: z
    .string()
    .exactOptional()
    .describe(
      'what is missing until a voucher is taken off, as a guest reads it; left out where one is, or none waits',
    ),
  changesAt: z.iso
    .datetime()
    .exactOptional()
    .describe('when time alone changes what the house says of it; left out while it is closed'),
  wanted: wantedProblemAnswer.exactOptional().describe('why it cannot be had then; left out where it can'),
  later: z.literal(true).exactOptional().describe('the house takes orders for later'),
  laterFrom: z.iso.datetime().exactOptional().describe('the first of these times, while the house has paused'),
  allServedAt: z.iso
    .datetime()
    .nullable()
    .exactOptional()
    .describe(
      'the first time for which all of it is served; null: there is none; left out where it is served as asked',
    ),
  readyAt: z.iso
    .datetime()
    .exactOptional()
    .describe('when it would be ready, a delivery with its guest, if it were accepted now; left out where not known'),
  service: serviceAnswer.exactOptional().describe('how it can be served; left out in a house without a choice'),
  ...atConfirmAnswer,
});
