import { z } from 'zod';
import { dateField, describe } from '../../contracts/fields.ts';
import { answerOf } from '../../contracts/wire.ts';
import { CHOICE_WORDS } from '../../foods/contracts/choices.ts';
import { FOOD_WORDS } from '../../foods/contracts/food-answer.ts';
import { STOCK_CAUSES } from '../../foods/stock-move.ts';
import { ORDER_STATUSES, REJECT_CODES } from '../../orders/status.ts';
import { reviewAnswer } from '../../reviews/contracts/review-answer.ts';
import { ROLES } from '../../users/roles.ts';
import { USER_FIELDS, type User } from '../../users/user.ts';
import { DEFAULT_CURRENCY } from '../../money/currency.ts';
import { toWire, type WireOf } from '../../stored/field.ts';
import { MOST_TAKEN, MOST_TAKEN_WITH_PARTS, placeOf } from '../cursor.ts';
import { TAKEN_EVENT_FIELDS, type TakenEventDto } from '../taken-event.ts';
import { TAKEN_FOOD_FIELDS, type TakenFoodDto } from '../taken-food.ts';
import { TAKEN_MOVE_FIELDS, type TakenMoveDto } from '../taken-move.ts';
import { TAKEN_LINE_FIELDS, TAKEN_ORDER_FIELDS, type TakenOrderDto } from '../taken-order.ts';
import { TAKEN_VOUCHER_FIELDS, type TakenVoucherDto } from '../taken-voucher.ts';

const EXPECTED_PLACE = 'expected the `next` of the page before';

function takeAtMost(most: number) {
  const expected = `expected a number from 1 to ${most}`;
  return z.object({
    limit: z.coerce
      .number({ error: (issue) => `${expected}, got ${describe(issue.input)}` })
      .int(expected)
      .min(1, expected)
      .max(most, expected)
      .default(most)
      .describe(`how many, from 1 to ${most}; as many when left out`),
    after: z
      .string({ error: (issue) => `${EXPECTED_PLACE}, got ${describe(issue.input)}` })
      .refine((cursor) => placeOf(cursor) !== null, EXPECTED_PLACE)
      .optional()
      .transform((cursor) => (cursor === undefined ? null : placeOf(cursor)))
      .describe('`next` of the page before'),
  });
}

/** GET /export/…: a page of all there is of a kind, the oldest first. */
export const takeSchema = takeAtMost(MOST_TAKEN);
export type TakeRequest = z.infer<typeof takeSchema>;
/** The same of foods with their choices. */
export const takeFoodsSchema = takeAtMost(MOST_TAKEN_WITH_PARTS);

const day = dateField.optional();

function ofDays(schema: ReturnType<typeof takeAtMost>) {
  return schema
    .extend({
      from: day.describe('the first business day; the very first when left out'),
      to: day.describe('the last business day; that of now when left out'),
    })
    .refine(({ from = '', to = from }) => from <= to, {
      path: ['to'],
      error: 'expected a day that is not before the first',
    });
}

/** The same of some business days. */
export const takeDaysSchema = ofDays(takeSchema);
/** The same of orders whose events are asked for: a page has all of so many orders. */
export const takeEventsSchema = ofDays(takeAtMost(MOST_TAKEN_WITH_PARTS));
export type TakeDaysRequest = z.infer<typeof takeDaysSchema>;

/** What a page answers. */
export interface TakenPage<Dto> {
  readonly items: readonly Dto[];
  /** The place behind them; null at the end. */
  readonly next: string | null;
}

function pageOf<Dto>(item: z.ZodType<Dto>): z.ZodType<TakenPage<Dto>> {
  return z.strictObject({
    items: z.array(item).readonly(),
    next: z.string().nullable().describe('`after` of the next page; null at the end'),
  });
}

export const takenFoodsAnswer = pageOf(
  answerOf<TakenFoodDto>(TAKEN_FOOD_FIELDS, {
    ...FOOD_WORDS,
    ...CHOICE_WORDS,
    category: 'the name that its category has now',
    taxId: 'the house’s tax rate; left out: the first',
    removedAt: 'when it left the menu; left out while it is on it',
    hiddenAt: 'since when it is hidden, to come back',
    putAside: 'portions that the kitchen took off sale when it marked the food as sold out',
    ledgerFrom: 'since when every change of its portions is a move',
    counted: z.boolean().describe('whether portions are counted'),
    countedFrom: 'since when they are counted again',
    lowAt: 'the portions from which on it runs low; left out: the house’s own number',
    par: z
      .strictObject({ portions: z.int(), days: z.array(z.int()).readonly() })
      .describe('what a business day begins with, on which weekdays: 0 for Sunday'),
    parDay: 'the last business day that began with a par',
    parSetDay: 'the business day on which the par was set',
    ahead: z.record(z.string(), z.int()).describe('portions ordered for business days to come'),
    offThrough: 'the last business day on which the kitchen does not offer it',
  }),
);

const takenLine = answerOf<TakenOrderDto['lines'][number]>(TAKEN_LINE_FIELDS, {
  food: 'its name, or what the amount is for',
  options: 'in words',
  each: 'with its options',
  discount: 'its share of what was taken off the order',
  tax: 'its share of the order’s tax at that rate',
});

export const takenOrdersAnswer = pageOf(
  answerOf<TakenOrderDto>(TAKEN_ORDER_FIELDS, {
    status: z.enum(ORDER_STATUSES),
    rejectCode: z.enum(REJECT_CODES).nullable(),
    total: 'as charged',
    served: 'how, in words; empty where there was no choice',
    customerId: 'the id of an account; it names nobody by itself',
    lines: z.array(takenLine).readonly(),
  }),
);

export const takenEventsAnswer = pageOf(
  answerOf<TakenEventDto>(TAKEN_EVENT_FIELDS, {
    businessDay: 'of the order; left out of old ones',
    from: z.enum(ORDER_STATUSES).describe('left out of its placing'),
    to: z.enum(ORDER_STATUSES),
    byRole: z.string(),
    reason: z.string(),
    code: z.enum(REJECT_CODES).describe('why it was rejected where the house did not decide that'),
    promisedAt: 'of an acceptance with a promise, and of a delay: when the order is ready',
    plusMinutes: 'of a delay: by how many minutes',
  }),
);

export const takenMovesAnswer = pageOf(
  answerOf<TakenMoveDto>(TAKEN_MOVE_FIELDS, { cause: z.enum(STOCK_CAUSES), byRole: z.string() }),
);

export const takenReviewsAnswer = pageOf(reviewAnswer);

/** An account as a house takes it along. */
export interface TakenPersonDto extends WireOf<typeof USER_FIELDS> {}

export function toTakenPersonDto(user: User): TakenPersonDto {
  return toWire(USER_FIELDS, user, DEFAULT_CURRENCY);
}

export const takenPeopleAnswer = pageOf(answerOf<TakenPersonDto>(USER_FIELDS, { role: z.enum(ROLES) }));

export const takenVouchersAnswer = pageOf(
  answerOf<TakenVoucherDto>(TAKEN_VOUCHER_FIELDS, {
    orderId: 'of the order that it came with',
    customerId: 'the id of an account, which may be a guest’s',
    email: 'left out of a guest, who has none',
    amount: 'what it takes off',
    least: 'the price from which on it can be taken off',
    expiresAt: 'from when on it cannot be taken off any more',
  }),
);
