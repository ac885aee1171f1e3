import { z } from 'zod';
import { ALLERGENS, DIET_TAGS } from '../foods/declarations.ts';
import { MEALTIMES } from '../foods/food.ts';
import { ORDER_STATUSES } from '../orders/status.ts';
import { ROLES } from '../users/roles.ts';
import { ERROR_STATUSES, REASONS, type ErrorBody } from './errors.ts';
import { currencyAnswer } from './fields.ts';
import type { FoodDto } from './foods.ts';
import type { OrderDto } from './orders.ts';
import type { ReviewDto } from './reviews.ts';
import type { UserDto } from './users.ts';
import { fulfilmentAnswer } from './services.ts';

// Schemas of the routes' answers, for the OpenAPI document and for the tests that validate live answers.

export const foodAnswer: z.ZodType<FoodDto> = z.strictObject({
  _id: z.string(),
  name: z.string(),
  img: z.string(),
  price: z.number(),
  currency: currencyAnswer,
  description: z.string(),
  quantity: z.int().min(0).describe('portions left'),
  supplier: z.string().describe('the chef’s name'),
  mealtimes: z.array(z.enum(MEALTIMES)),
  from: z.number().exactOptional().describe('the lowest price, where sizes or options are to choose'),
  allergens: z.array(z.enum(ALLERGENS)).exactOptional().describe('left out: ask the house'),
  tags: z.array(z.enum(DIET_TAGS)).exactOptional(),
  category: z.string().exactOptional().describe('the name of its category; in lists, where the house has categories'),
});

export const orderAnswer: z.ZodType<OrderDto> = z.strictObject({
  _id: z.string(),
  foodId: z.string(),
  userId: z.string(),
  status: z.enum(ORDER_STATUSES),
  price: z.number().describe('as charged'),
  currency: currencyAnswer,
  image: z.string(),
  foodName: z.string(),
  user: z.string().describe('the customer’s email'),
  token: z.string().describe('pickup code'),
  fulfilment: fulfilmentAnswer.exactOptional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  wantedAt: z.iso.datetime().exactOptional().describe('for when it is wanted; left out: as soon as possible'),
  note: z.string().exactOptional().describe('what the guest asks of the house; left out for nothing'),
  promisedAt: z.iso.datetime().exactOptional().describe('by when it is ready; left out where no time is promised'),
});

export const reviewAnswer: z.ZodType<ReviewDto> = z.strictObject({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  img: z.string().describe('the reviewer’s email, masked but for admins'),
  createdAt: z.iso.datetime(),
});

export const userAnswer: z.ZodType<UserDto> = z.strictObject({
  _id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  displayName: z.string(),
  emailVerified: z.boolean().describe('whether the address is known to be theirs'),
  createdAt: z.iso.datetime(),
});

export const errorAnswer: z.ZodType<ErrorBody> = z.strictObject({
  error: z.strictObject({
    status: z.enum(ERROR_STATUSES),
    message: z.string(),
    details: z.looseObject({ reason: z.enum(REASONS), requestId: z.uuid() }),
  }),
});
