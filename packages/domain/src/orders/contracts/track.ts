import { z } from 'zod';
import { allergensText } from '../../foods/declarations.ts';
import type { Currency } from '../../money/currency.ts';
import { toDecimal } from '../../money/money.ts';
import { fulfilmentText, isFetched, type Fulfilment } from '../../house/fulfilment.ts';
import { SERVICES } from '../../house/hours.ts';
import { beginsAtMs } from '../lateness.ts';
import { choicesText, foodText, type OrderLine } from '../lines.ts';
import type { Order } from '../order.ts';
import { sumsOf, toSumsDto, type SumsDto } from '../sums.ts';
import { isBeingMade, isOpen, isUndecided, ORDER_STATUSES, REJECT_CODES } from '../status.ts';
import { currencyAnswer, currencyField } from '../../contracts/fields.ts';
import { sumsAnswer, TOTAL_WORDS } from './sums.ts';

/** The SHA-256 of the key of a link, as base64url: whoever orders keeps the key, and the house its digest. */
export const trackField = z
  .string()
  .regex(/^[\w-]{43}$/, 'expected the SHA-256 of a key as base64url')
  .optional();

/** A line as it was chosen, for the basket. */
export interface AgainDto {
  readonly foodId: string;
  /** Of the other half; left out for a food that is whole. */
  readonly halfFoodId?: string;
  readonly image: string;
  readonly sizeId: string | null;
  readonly options: readonly { readonly groupId: string; readonly id: string; readonly quantity: number }[];
  readonly each: number;
  /** For whoever ordered it alone; left out for nothing. */
  readonly note?: string;
}

/** An order on the wire for whoever has its link: nothing that says whose it is. Times are ISO 8601. */
export interface TrackDto extends SumsDto {
  readonly token: string;
  readonly status: Order['status'];
  readonly placedAt: string;
  /** Until when the house answers; null: it has, or there is no deadline. */
  readonly answerBy: string | null;
  /** The kitchen gave it back, and the house decides again; left out for any other. */
  readonly isReturned?: true;
  /** How it is served, in words; left out where there was no choice. */
  readonly served?: string;
  /** The same as a code; an older server sends none. */
  readonly service?: Fulfilment['kind'];
  /** Its guest comes for it; left out where it is brought, or served at a table. */
  readonly isFetched?: true;
  /** For when it is wanted; left out: as soon as possible. */
  readonly wantedAt?: string;
  /** When the kitchen begins with an accepted order for later; left out for any other. */
  readonly beginsAt?: string;
  /** By when it is ready, or with its guest (`isAtGuest`), while it is being made; left out where no time is promised. */
  readonly promised?: {
    readonly at: string;
    readonly first: string;
    readonly why: string | null;
    readonly isAtGuest?: true;
  };
  readonly reason: string | null;
  readonly code: Order['rejectCode'];
  readonly lines: readonly {
    readonly name: string;
    /** Size and options, possibly empty. */
    readonly choices: string;
    /** What it contains, in words; an older server sends none. */
    readonly contains?: string;
    readonly quantity: number;
    readonly total: number;
    /** Of an order that is over: what orders the same again. */
    readonly again?: AgainDto;
  }[];
  /** Of each rate; left out in a house without tax. */
  readonly taxes?: readonly { readonly percent: number; readonly tax: number }[];
  readonly total: number;
  /** Left out for USD. */
  readonly currency?: Currency;
}

/** Without the notes of the lines, in which people write their names, and without what the kitchen told the house. */
export function toTrackDto(order: Order): TrackDto {
  return trackDtoOf({ order, isOwn: false });
}

/** @param tracked.isOwn whether it goes to whoever ordered it, who may read what they wrote to order it again */
export function trackDtoOf({ order, isOwn }: { readonly order: Order; readonly isOwn: boolean }): TrackDto {
  const { token, status, createdAtMs, answerByMs, rejectReason, rejectCode, lines, priceMinor, currency } = order;
  const { taxes, returnedAtMs, fulfilment, wantedAtMs, promisedAtMs, firstPromisedAtMs, delayReason } = order;
  const beginsMs = beginsAtMs(order);
  return {
    token,
    status,
    placedAt: new Date(createdAtMs).toISOString(),
    answerBy: isUndecided(status) && answerByMs !== null ? new Date(answerByMs).toISOString() : null,
    ...(isUndecided(status) && returnedAtMs !== null && { isReturned: true }),
    ...(fulfilment && { served: fulfilmentText(fulfilment), service: fulfilment.kind }),
    ...(isFetched(fulfilment) && { isFetched: true }),
    ...(wantedAtMs !== null && { wantedAt: isoOf(wantedAtMs) }),
    ...(isBeingMade(status) && beginsMs !== null && { beginsAt: isoOf(beginsMs) }),
    ...(isBeingMade(status) &&
      promisedAtMs !== null && {
        promised: {
          at: isoOf(promisedAtMs),
          first: isoOf(firstPromisedAtMs ?? promisedAtMs),
          why: delayReason,
          ...(fulfilment?.kind === 'delivery' && { isAtGuest: true }),
        },
      }),
    reason: rejectReason,
    code: rejectCode,
    lines: lines.map((line) => ({
      name: foodText(line),
      choices: choicesText(line),
      contains: allergensText(line.allergens),
      quantity: line.quantity,
      total: toDecimal(line.totalMinor, currency),
      ...(!isOpen(status) && { again: againOf(line, { currency, isOwn }) }),
    })),
    ...toSumsDto(sumsOf(order), currency, fulfilment?.kind === 'delivery'),
    ...(taxes.length > 0 && {
      taxes: taxes.map(({ share, taxMinor }) => ({ percent: share / 1000, tax: toDecimal(taxMinor, currency) })),
    }),
    total: toDecimal(priceMinor, currency),
    ...currencyField(order),
  };
}

function againOf(
  { foodId, half, image, size, options, eachMinor, note }: OrderLine,
  { currency, isOwn }: { readonly currency: Currency; readonly isOwn: boolean },
): AgainDto {
  return {
    foodId,
    ...(half && { halfFoodId: half.foodId }),
    image,
    sizeId: size?.id ?? null,
    options: options.map(({ groupId, id, quantity }) => ({ groupId, id, quantity })),
    each: toDecimal(eachMinor, currency),
    ...(isOwn && note !== null && { note }),
  };
}

function isoOf(atMs: number): string {
  return new Date(atMs).toISOString();
}

export const trackAnswer: z.ZodType<TrackDto> = z.strictObject({
  token: z.string().describe('pickup code'),
  status: z.enum(ORDER_STATUSES),
  placedAt: z.iso.datetime(),
  answerBy: z.iso.datetime().nullable().describe('until when the house answers; null: it has, or it takes its time'),
  isReturned: z.literal(true).exactOptional().describe('the kitchen gave it back, and the house decides again'),
  served: z.string().exactOptional().describe('in words; left out where there was no choice'),
  service: z.enum(SERVICES).exactOptional().describe('the same as a code'),
  isFetched: z.literal(true).exactOptional().describe('its guest comes for it'),
  wantedAt: z.iso.datetime().exactOptional().describe('left out: as soon as possible'),
  beginsAt: z.iso.datetime().exactOptional().describe('when the kitchen begins with an accepted order for later'),
  promised: z
    .strictObject({
      at: z.iso.datetime(),
      first: z.iso.datetime().describe('as it was promised at first'),
      why: z.string().nullable().describe('why it is ready later'),
      isAtGuest: z.literal(true).exactOptional().describe('a delivery: then it is with its guest'),
    })
    .exactOptional()
    .describe('by when it is ready, while it is being made'),
  reason: z.string().nullable().describe('why the house rejected it'),
  code: z.enum(REJECT_CODES).nullable().describe('why it is rejected where the house did not decide that'),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      choices: z.string().describe('size and options'),
      contains: z.string().exactOptional().describe('its allergens in words'),
      quantity: z.int(),
      total: z.number().describe('for all portions'),
      again: z
        .strictObject({
          foodId: z.string(),
          halfFoodId: z.string().exactOptional().describe('of the other half; left out: it is whole'),
          image: z.string(),
          sizeId: z.string().nullable(),
          options: z.array(z.strictObject({ groupId: z.string(), id: z.string(), quantity: z.int() })),
          each: z.number(),
          note: z.string().exactOptional().describe('for whoever ordered it alone'),
        })
        .exactOptional()
        .describe('of an order that is over: what orders the same again'),
    }),
  ),
  ...sumsAnswer,
  taxes: z.array(z.strictObject({ percent: z.number(), tax: z.number() })).exactOptional(),
  total: z.number().describe(TOTAL_WORDS),
  currency: currencyAnswer,
});
