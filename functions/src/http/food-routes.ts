import { createHash } from 'node:crypto';
import {
  addFoodSchema,
  changeStockSchema,
  editFoodSchema,
  foodAnswer,
  markSoldOutSchema,
  parseAddFoodRequest,
  parseChangeStockRequest,
  parseEditFoodRequest,
  parseMarkSoldOutRequest,
  toFoodBody,
  type Food,
} from '@foodhouse/domain';
import type { Response } from 'express';
import { z } from 'zod';
import {
  addFood,
  changeFoodStock,
  editFood,
  markFoodSoldOut,
  restoreFood,
  retireFood,
} from '../services/manage-foods.ts';
import { done, invalidFields } from '../services/outcomes.ts';
import type { Listed } from '../services/ports.ts';
import { listFoods, readFood } from '../services/read-foods.ts';
import { idempotencyKeyOf, idParameter, linkNext, PAGE_QUERY, parsePage, REPEATABLE } from './parameters.ts';
import { route } from './route.ts';

/** Stock moves, so the CDN may keep an answer for seconds only; browsers ask again with the ETag. */
const CACHED_BRIEFLY = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10';

export const foodRoutes = [
  route({
    method: 'get',
    path: '/foods',
    access: 'anyone',
    summary: 'The menu, newest last.',
    query: PAGE_QUERY,
    answer: { schema: z.array(foodAnswer), send: sendMenu },
    async handle({ ports, request, response }) {
      const page = parsePage(request);
      if (!page.ok) return invalidFields(page.fields);
      const listed = await listFoods(ports, page.value);
      linkNext(request, response, page.value, listed);
      response.setHeader('x-total-count', listed.total);
      return done(listed);
    },
  }),
  route({
    method: 'post',
    path: '/foods',
    access: ['admin'],
    summary: 'Puts a food on the menu. The price may be a number or text such as 12, 12.00, 12$ or $12.50.',
    body: { schema: addFoodSchema, parse: parseAddFoodRequest },
    answer: { http: 201, schema: foodAnswer, toBody: toFoodBody },
    headers: REPEATABLE,
    refusals: ['IDEMPOTENCY_KEY_REUSED', 'CONTENTION'],
    async handle({ ports, caller, body, request }) {
      const key = idempotencyKeyOf(request);
      return key.ok ? addFood(ports, caller, body, key.value) : invalidFields(key.fields);
    },
  }),
  route({
    method: 'put',
    path: '/foods/:id',
    access: ['admin'],
    summary: 'Changes the fields that are sent; the others stay.',
    body: { schema: editFoodSchema, parse: parseEditFoodRequest },
    answer: { schema: foodAnswer, toBody: toFoodBody },
    refusals: ['FOOD_NOT_FOUND', 'CONTENTION'],
    async handle({ ports, body, request }) {
      const id = idParameter(request);
      return id.ok ? editFood(ports, id.value, body) : invalidFields(id.fields);
    },
  }),
  route({
    method: 'delete',
    path: '/foods/:id',
    access: ['admin'],
    summary: 'Takes a food off the menu. Orders of it stay as they are.',
    answer: { schema: z.strictObject({ deletedCount: z.int() }) },
    refusals: ['CONTENTION'],
    async handle({ ports, request }) {
      const id = idParameter(request);
      return id.ok ? retireFood(ports, id.value) : invalidFields(id.fields);
    },
  }),
  route({
    method: 'post',
    path: '/foods/:id/restore',
    access: ['admin'],
    summary: 'Puts a removed food on the menu again, with the stock that it had.',
    answer: { schema: foodAnswer, toBody: toFoodBody },
    refusals: ['FOOD_NOT_FOUND', 'CONTENTION'],
    async handle({ ports, request }) {
      const id = idParameter(request);
      return id.ok ? restoreFood(ports, id.value) : invalidFields(id.fields);
    },
  }),
  route({
    method: 'post',
    path: '/foods/:id/stock',
    access: ['admin'],
    summary: 'Adds portions or takes some away: a difference, so that what is sold meanwhile stays sold.',
    body: { schema: changeStockSchema, parse: parseChangeStockRequest },
    answer: { schema: foodAnswer, toBody: toFoodBody },
    headers: REPEATABLE,
    refusals: ['FOOD_NOT_FOUND', 'STOCK_OUT_OF_RANGE', 'IDEMPOTENCY_KEY_REUSED', 'CONTENTION'],
    async handle({ ports, caller, body, request }) {
      const id = idParameter(request);
      if (!id.ok) return invalidFields(id.fields);
      const key = idempotencyKeyOf(request);
      if (!key.ok) return invalidFields(key.fields);
      return changeFoodStock(ports, caller, { id: id.value, ...body }, key.value);
    },
  }),
  route({
    method: 'post',
    path: '/foods/:id/soldout',
    access: ['admin', 'chef'],
    summary: 'Takes a food off sale because the kitchen can cook no more of it, or puts it back on sale.',
    body: { schema: markSoldOutSchema, parse: parseMarkSoldOutRequest },
    answer: { schema: foodAnswer, toBody: toFoodBody },
    refusals: ['FOOD_NOT_FOUND', 'CONTENTION'],
    async handle({ ports, body, request }) {
      const id = idParameter(request);
      return id.ok ? markFoodSoldOut(ports, id.value, body) : invalidFields(id.fields);
    },
  }),
  route({
    method: 'get',
    path: '/fooddetails/:id',
    access: 'anyone',
    summary: 'One food of the menu.',
    answer: {
      schema: foodAnswer,
      send: (response, food: Food) => {
        sendBriefly(response, serialise(toFoodBody(food)));
      },
    },
    refusals: ['FOOD_NOT_FOUND'],
    async handle({ ports, request }) {
      const id = idParameter(request);
      return id.ok ? readFood(ports, id.value) : invalidFields(id.fields);
    },
  }),
] as const;

interface Serialised {
  readonly bytes: Buffer;
  readonly etag: string;
}

const serialised = new WeakMap<Listed<Food>, Serialised>();

/** While the catalogue answers the same page, its JSON and its ETag are made once. */
function sendMenu(response: Response, listed: Listed<Food>): void {
  const known = serialised.get(listed) ?? serialise(listed.items.map(toFoodBody));
  serialised.set(listed, known);
  sendBriefly(response, known);
}

function serialise(body: unknown): Serialised {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"` };
}

/** Express answers 304 itself to whoever has this already. */
function sendBriefly(response: Response, { bytes, etag }: Serialised): void {
  response.setHeader('cache-control', CACHED_BRIEFLY);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('etag', etag);
  response.send(bytes);
}
