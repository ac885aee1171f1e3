import { z } from 'zod';
import type { Order } from '../orders/order.ts';
import { ORDER_STATUSES } from '../orders/status.ts';
import type { Currency } from '../money/currency.ts';
import { toDecimal, type Minor } from '../money/money.ts';
import type { Parsed } from '../result.ts';
import { describe, documentIdSchema, inCurrency, line, priceField, text } from './fields.ts';
import { currencyField } from './foods.ts';
import { LIMITS } from '../limits/field-limits.ts';
import { parseWith } from './parse.ts';

export const orderStatusSchema = z.enum(ORDER_STATUSES, {
  error: (issue) => `expected one of ${ORDER_STATUSES.join(', ')}, got ${describe(issue.input)}`,
});

/**
 * POST /order. `price` is the price that the customer saw; it is compared, never charged. The dashboard sends its
 * constant as `price`, and the price in its dialog as `shownPrice`.
 */
export const placeOrderSchema = inCurrency((currency) =>
  z.strictObject({
    foodId: documentIdSchema,
    userId: documentIdSchema,
    status: z.literal('pending', { error: (issue) => `expected pending, got ${describe(issue.input)}` }).optional(),
    price: priceField(currency),
    shownPrice: priceField(currency).optional(),
  }),
);

export interface PlaceOrderRequest {
  readonly foodId: string;
  readonly userId: string;
  readonly priceMinor: Minor;
  /** The price that the customer saw, when `price` is the constant. */
  readonly shownPriceMinor?: Minor;
}

/** @param currency the house's, whose decimals the prices have */
export function parsePlaceOrderRequest(body: unknown, currency?: Currency): Parsed<PlaceOrderRequest> {
  const parsed = parseWith(placeOrderSchema(currency), body);
  if (!parsed.ok) return parsed;
  const { foodId, userId, price, shownPrice } = parsed.value;
  const shown = shownPrice === undefined ? {} : { shownPriceMinor: shownPrice };
  return { ok: true, value: { foodId, userId, priceMinor: price, ...shown } };
}

/** POST /orderstatuschange. `reason` explains a rejection to the customer. */
export const changeOrderStatusSchema = z.strictObject({
  id: documentIdSchema,
  status: orderStatusSchema,
  reason: text(LIMITS.reason).optional(),
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

/** The header that makes a request repeatable. Printable ASCII, at most 255 characters. */
export const idempotencyKeySchema = z
  .string()
  .min(1, 'expected a key')
  .max(LIMITS.idempotencyKey, `expected at most ${LIMITS.idempotencyKey} characters`)
  .refine((key) => /^[\x21-\x7e]+$/.test(key), 'expected printable characters without blanks');

/** An order on the wire. `price` is a decimal number, times are ISO 8601. */
export interface OrderDto {
  readonly _id: string;
  readonly foodId: string;
  readonly userId: string;
  readonly status: Order['status'];
  readonly price: number;
  /** Left out for USD. */
  readonly currency?: Currency;
  readonly image: string;
  readonly foodName: string;
  readonly user: string;
  readonly token: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export function toOrderDto(order: Order): OrderDto {
  return {
    _id: order.id,
    foodId: order.foodId,
    userId: order.userId,
    status: order.status,
    price: toDecimal(order.priceMinor, order.currency),
    ...currencyField(order),
    image: order.image,
    foodName: order.foodName,
    user: order.user,
    token: order.token,
    createdAt: new Date(order.createdAtMs).toISOString(),
    updatedAt: new Date(order.updatedAtMs).toISOString(),
  };
}
