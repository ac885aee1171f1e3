import { DELAYS, type Delay, PROMISE_MINUTES } from '../../limits/minutes.ts';
import { z } from 'zod';
import type { AllergenStatement } from '../../foods/declarations.ts';
import { ORDER_FIELDS, type Order } from '../order.ts';
import { DASHBOARD_PRICE_TEXT } from '../dashboard-price.ts';
import { isBeingMade, ORDER_STATUSES, PLACED } from '../status.ts';
import type { Currency } from '../../money/currency.ts';
import type { Minor } from '../../money/money.ts';
import type { Parsed } from '../../result.ts';
import { checkoutFields, checkoutOf, type CheckoutRequest } from './checkout.ts';
import { shownAllergensField } from './shown-allergens.ts';
import {
  describe,
  documentIdSchema,
  inCurrency,
  line,
  minutesField,
  priceField,
  text,
  instantField,
} from '../../contracts/fields.ts';
import { toWire, type WireOf } from '../../stored/field.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import { parseWith } from '../../contracts/parse.ts';

export const orderStatusSchema = z.enum(ORDER_STATUSES, {
  error: (issue) => `expected one of ${ORDER_STATUSES.join(', ')}, got ${describe(issue.input)}`,
});

/**
 * POST /order: one portion, as it is served when nobody chooses. `price` is the total that the customer saw; it is compared, never
 * charged. The dashboard sends its constant as `price`, and the total in its dialog as `shownPrice`.
 */
export const placeOrderSchema = inCurrency((currency) =>
  z.strictObject({
    foodId: documentIdSchema,
    userId: documentIdSchema,
    status: z.literal(PLACED, { error: (issue) => `expected ${PLACED}, got ${describe(issue.input)}` }).optional(),
    price: priceField(currency),
    shownPrice: priceField(currency).optional(),
    shownAllergens: shownAllergensField,
    ...checkoutFields,
  }),
);

export interface PlaceOrderRequest extends CheckoutRequest {
  readonly foodId: string;
  readonly userId: string;
  readonly priceMinor: Minor;
  /** Whether `price` is the dashboard's constant, which nobody saw. */
  readonly isConstantPrice?: true;
  /** The total that the customer saw, when `price` is the constant. */
  readonly shownPriceMinor?: Minor;
  /** What they were shown of its allergens; left out where nothing was declared. */
  readonly shownAllergens?: AllergenStatement;
}

/** @param currency the house's, whose decimals the prices have */
export function parsePlaceOrderRequest(body: unknown, currency?: Currency): Parsed<PlaceOrderRequest> {
  const parsed = parseWith(placeOrderSchema(currency), body);
  if (!parsed.ok) return parsed;
  const { foodId, userId, price, shownPrice, shownAllergens, status: _status, ...fields } = parsed.value;
  const checkout = checkoutOf(fields);
  if (!checkout.ok) return checkout;
  const constant = hasConstantPrice(body) ? { isConstantPrice: true as const } : {};
  const shown = shownPrice === undefined ? {} : { shownPriceMinor: shownPrice };
  const declared = shownAllergens === undefined ? {} : { shownAllergens };
  return {
    ok: true,
    value: { foodId, userId, priceMinor: price, ...constant, ...shown, ...declared, ...checkout.value },
  };
}

function hasConstantPrice(body: unknown): boolean {
  const { price } = body as { readonly price?: unknown };
  return typeof price === 'string' && price.trim() === DASHBOARD_PRICE_TEXT;
}

/** POST /orderstatuschange. `reason` explains a rejection to the customer. */
export const changeOrderStatusSchema = z
  .strictObject({
    id: documentIdSchema,
    status: orderStatusSchema,
    reason: text(LIMITS.reason).optional(),
    minutes: minutesField(PROMISE_MINUTES)
      .exactOptional()
      .describe(
        'only with approved: the order is ready in so many minutes; left out: in as many as the house takes; never before the time for which it is wanted, and never sooner than a delivery is cooked and on its way',
      ),
  })
  .refine(({ status, minutes }) => minutes === undefined || isBeingMade(status), {
    path: ['minutes'],
    error: 'expected no minutes: only an acceptance promises a time',
  });
export type ChangeOrderStatusRequest = z.infer<typeof changeOrderStatusSchema>;

export function parseChangeOrderStatusRequest(body: unknown): Parsed<ChangeOrderStatusRequest> {
  return parseWith(changeOrderStatusSchema, body);
}

/** POST /orders/{id}/return. `reason` says why the kitchen cannot cook the order. */
export const returnOrderSchema = z.strictObject({ reason: line(LIMITS.reason) });
export type ReturnOrderRequest = z.infer<typeof returnOrderSchema>;

export function parseReturnOrderRequest(body: unknown): Parsed<ReturnOrderRequest> {
  return parseWith(returnOrderSchema, body);
}

/** POST /orders/{id}/promise. `reason` says why the order is late, for its customer. */
export const delayOrderSchema = z.strictObject({
  plus: z
    .literal(DELAYS, { error: (issue) => `expected one of ${DELAYS.join(', ')}, got ${describe(issue.input)}` })
    .describe('minutes'),
  reason: line(LIMITS.reason).exactOptional(),
  promisedAt: instantField('2026-11-23T18:25:00.000Z')
    .exactOptional()
    .describe('the promise that was seen: another one is refused, so that two people do not move it twice'),
});

export interface DelayOrderRequest {
  readonly plus: Delay;
  readonly reason: string | null;
  /** Null: whatever the promise is. */
  readonly seenMs: number | null;
}

export function parseDelayOrderRequest(body: unknown): Parsed<DelayOrderRequest> {
  const parsed = parseWith(delayOrderSchema, body);
  if (!parsed.ok) return parsed;
  const { plus, reason = null, promisedAt } = parsed.value;
  return { ok: true, value: { plus, reason, seenMs: promisedAt === undefined ? null : Date.parse(promisedAt) } };
}

/** The header that makes a request repeatable. Printable ASCII, at most 255 characters. */
export const idempotencyKeySchema = z
  .string()
  .min(1, 'expected a key')
  .max(LIMITS.idempotencyKey, `expected at most ${LIMITS.idempotencyKey} characters`)
  .refine((key) => /^[\x21-\x7e]+$/.test(key), 'expected printable characters without blanks');

/** An order on the wire: `price` is a decimal number, times are ISO 8601; what was not said is left out. */
export type OrderDto = WireOf<typeof ORDER_FIELDS>;

export function toOrderDto(order: Order): OrderDto {
  return toWire(ORDER_FIELDS, order, order.currency);
}
