import { z } from 'zod';
import { ALLERGENS, DIET_TAGS } from '../foods/declarations.ts';
import { MENU_FIELDS } from '../foods/food-fields.ts';
import { MEALTIMES } from '../foods/mealtimes.ts';
import { ORDER_FIELDS } from '../orders/order.ts';
import { ORDER_STATUSES } from '../orders/status.ts';
import { REVIEW_FIELDS } from '../reviews/review.ts';
import { ROLES } from '../users/roles.ts';
import { USER_FIELDS } from '../users/user.ts';
import { ERROR_STATUSES, REASONS, type ErrorBody } from './errors.ts';
import { CURRENCY_WORDS } from './fields.ts';
import type { FoodDto } from './foods.ts';
import type { OrderDto } from './orders.ts';
import type { ReviewDto } from './reviews.ts';
import type { UserDto } from './users.ts';
import { fulfilmentAnswer } from './services.ts';
import { answerOf } from './wire.ts';

// Schemas of the routes' answers, for the OpenAPI document and for the tests that validate live answers.

export const foodAnswer = answerOf<FoodDto>(
  MENU_FIELDS,
  {
    currency: CURRENCY_WORDS,
    quantity: z.int().min(0).describe('portions left'),
    supplier: 'the chef’s name',
    mealtimes: z.array(z.enum(MEALTIMES)),
    allergens: z.array(z.enum(ALLERGENS)).describe('left out: ask the house'),
    tags: z.array(z.enum(DIET_TAGS)),
  },
  {
    from: z.number().exactOptional().describe('the lowest price, where sizes or options are to choose'),
    category: z.string().exactOptional().describe('the name of its category; in lists, where the house has categories'),
  },
);

export const orderAnswer = answerOf<OrderDto>(ORDER_FIELDS, {
  status: z.enum(ORDER_STATUSES),
  price: 'as charged',
  currency: CURRENCY_WORDS,
  user: 'the customer’s email',
  token: 'pickup code',
  fulfilment: fulfilmentAnswer,
  wantedAt: 'for when it is wanted; left out: as soon as possible',
  note: 'what the guest asks of the house; left out for nothing',
  promisedAt: 'by when it is ready, a delivery with its guest; left out where no time is promised',
});

export const reviewAnswer = answerOf<ReviewDto>(REVIEW_FIELDS, { img: 'the reviewer’s email, masked but for admins' });

export const userAnswer = answerOf<UserDto>(
  USER_FIELDS,
  { role: z.enum(ROLES) },
  { emailVerified: z.boolean().describe('whether the address is known to be theirs') },
);

export const errorAnswer: z.ZodType<ErrorBody> = z.strictObject({
  error: z.strictObject({
    status: z.enum(ERROR_STATUSES),
    message: z.string(),
    details: z.looseObject({ reason: z.enum(REASONS), requestId: z.uuid() }),
  }),
});
