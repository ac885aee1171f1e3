import { createHash } from 'node:crypto';
import {
  addFoodSchema,
  canManageMenu,
  changeStockSchema,
  foodAnswer,
  menuRequestOf,
  menuSchema,
  markSoldOutSchema,
  onSale,
  moveStockSchema,
  parseAddFoodRequest,
  parseChangeStockRequest,
  parseMarkSoldOutRequest,
  parseMoveStockRequest,
  parseSaveFoodRequest,
  parseSnoozeFoodRequest,
  rolesWho,
  saveFoodSchema,
  snoozeFoodSchema,
  toFoodDto,
  worksInKitchen,
  type Food,
  type FoodDto,
} from '@foodhouse/domain';
import type { Response } from 'express';
import { z } from 'zod';
import {
  addFood,
  changeFoodStock,
  editFood,
  hideFood,
  markFoodSoldOut,
  restoreFood,
  retireFood,
  snoozeFood,
} from '../../services/menu/manage-foods.ts';
import { moveStock } from '../../services/stock/move-stock.ts';
import { done } from '../../services/shared/outcomes.ts';
import { listFoods, readFood, type ListedMenu } from '../../services/menu/read-foods.ts';
import { FIRST_ANSWER_AGAIN, idParams, linkNext } from '../parameters.ts';
import { route } from '../route.ts';

/** Stock changes, so the CDN may cache an answer for seconds only; browsers revalidate with the ETag. */
const CACHED_BRIEFLY = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10';

export const foodRoutes = [
  route({
    method: 'get',
    path: '/foods',
    access: 'anyone',
    summary: 'The menu: by category where the house has some, newest last. With more parameters, a search of it.',
    query: menuSchema,
    answer: { schema: z.array(foodAnswer), send: sendMenu },
    async handle({ ports, query, request, response }) {
      const listed = await listFoods(ports, menuRequestOf(query));
      linkNext(request, response, query, listed);
      response.setHeader('x-total-count', listed.total);
      if (listed.found < listed.total) response.setHeader('x-found-count', listed.found);
      if (listed.categoryCount > 0) response.setHeader('x-category-count', listed.categoryCount);
      if (listed.undeclared !== null) response.setHeader('x-undeclared-count', listed.undeclared);
      if (listed.served !== null) response.setHeader('x-served-count', listed.served);
      if (listed.mealtimes) response.setHeader('x-mealtimes', listed.mealtimes.join(','));
      const last = listed.next === null ? undefined : listed.items.at(-1);
      if (last) response.setHeader('x-next-place', `${last.createdAtMs}-${last.id}`);
      return done(listed);
    },
  }),
  route({
    method: 'post',
    path: '/foods',
    access: rolesWho(canManageMenu),
    summary:
      'Puts a food on the menu, with its sizes and groups of options if some are sent. The price may be a number or text such as 12, 12.00, 12$ or $12.50.',
    hasPrices: true,
    body: { schema: addFoodSchema(), parse: parseAddFoodRequest },
    answer: { http: 201, schema: foodAnswer, toBody: toOffer },
    repeats: FIRST_ANSWER_AGAIN,
    refusals: [
      'SETTINGS_CHANGED',
      'GROUP_NOT_FOUND',
      'GROUP_IN_USE',
      'TOO_MANY_CHOICES',
      'IDEMPOTENCY_KEY_REUSED',
      'CONTENTION',
    ],
    handle: ({ ports, caller, body, key }) => addFood(ports, caller, body, key),
  }),
  route({
    method: 'put',
    path: '/foods/:id',
    params: idParams,
    access: rolesWho(canManageMenu),
    summary:
      'Changes the fields, the portions and the choices that are sent, in one commit; the others stay. With a version, only if nobody has saved the food since.',
    repeats:
      'a repeat that sets the portions or names a version, with the same key and body, gets the first answer again',
    hasPrices: true,
    body: { schema: saveFoodSchema(), parse: parseSaveFoodRequest },
    answer: { schema: foodAnswer, toBody: toOffer },
    refusals: [
      'FOOD_CHANGED',
      'NOT_DECLARED',
      'FOOD_NOT_FOUND',
      'SETTINGS_CHANGED',
      'STOCK_OUT_OF_RANGE',
      'GROUP_NOT_FOUND',
      'GROUP_IN_USE',
      'TOO_MANY_CHOICES',
      'IDEMPOTENCY_KEY_REUSED',
      'CONTENTION',
    ],
    handle: ({ ports, caller, params, body, key }) => editFood(ports, caller, params.id, body, key),
  }),
  route({
    method: 'delete',
    path: '/foods/:id',
    params: idParams,
    access: rolesWho(canManageMenu),
    summary: 'Removes a food from the menu. Its orders stay.',
    answer: { schema: z.strictObject({ deletedCount: z.int() }) },
    refusals: ['CONTENTION'],
    handle: ({ ports, params }) => retireFood(ports, params.id),
  }),
  route({
    method: 'post',
    path: '/foods/:id/hide',
    params: idParams,
    access: rolesWho(canManageMenu),
    summary: 'Takes a food off the menu until it is restored, in sight of the admins. It keeps all that it has.',
    answer: { schema: foodAnswer, toBody: toOffer },
    refusals: ['FOOD_NOT_FOUND', 'CONTENTION'],
    handle: ({ ports, params }) => hideFood(ports, params.id),
  }),
  route({
    method: 'post',
    path: '/foods/:id/restore',
    params: idParams,
    access: rolesWho(canManageMenu),
    summary: 'Restores a removed or hidden food, with its stock and its choices.',
    answer: { schema: foodAnswer, toBody: toOffer },
    refusals: ['FOOD_NOT_FOUND', 'GROUP_IN_USE', 'TOO_MANY_CHOICES', 'CONTENTION'],
    handle: ({ ports, params }) => restoreFood(ports, params.id),
  }),
  route({
    method: 'post',
    path: '/foods/:id/stock',
    params: idParams,
    access: rolesWho(canManageMenu),
    summary: 'Adds or removes portions: a difference, so that portions sold meanwhile stay sold.',
    body: { schema: changeStockSchema, parse: parseChangeStockRequest },
    answer: { schema: foodAnswer, toBody: toOffer },
    repeats: FIRST_ANSWER_AGAIN,
    refusals: ['FOOD_NOT_FOUND', 'STOCK_OUT_OF_RANGE', 'IDEMPOTENCY_KEY_REUSED', 'CONTENTION'],
    handle: ({ ports, caller, params, body, key }) => changeFoodStock(ports, caller, { id: params.id, ...body }, key),
  }),
  route({
    method: 'post',
    path: '/foods/:id/moves',
    params: idParams,
    access: rolesWho(worksInKitchen),
    summary:
      'Enters portions that were thrown away (waste) or came in (restock), or a count of all. A count says which number was shown when it began.',
    body: { schema: moveStockSchema, parse: parseMoveStockRequest },
    answer: { schema: foodAnswer, toBody: toOffer },
    repeats: FIRST_ANSWER_AGAIN,
    refusals: ['FOOD_NOT_FOUND', 'STOCK_CHANGED', 'STOCK_OUT_OF_RANGE', 'IDEMPOTENCY_KEY_REUSED', 'CONTENTION'],
    handle: ({ ports, caller, params, body, key }) => moveStock(ports, caller, params.id, body, key),
  }),
  route({
    method: 'post',
    path: '/foods/:id/soldout',
    params: idParams,
    access: rolesWho(worksInKitchen),
    summary: 'Marks a food as sold out in the kitchen, or puts it back on sale.',
    body: { schema: markSoldOutSchema, parse: parseMarkSoldOutRequest },
    answer: { schema: foodAnswer, toBody: toOffer },
    refusals: ['FOOD_NOT_FOUND', 'CONTENTION'],
    handle: ({ ports, params, body }) => markFoodSoldOut(ports, params.id, body),
  }),
  route({
    method: 'post',
    path: '/foods/:id/snooze',
    params: idParams,
    access: rolesWho(worksInKitchen),
    summary: 'Takes a food off sale until a business day of the house begins. It is on sale again by itself.',
    body: { schema: snoozeFoodSchema, parse: parseSnoozeFoodRequest },
    answer: { schema: foodAnswer, toBody: toOffer },
    refusals: ['FOOD_NOT_FOUND', 'CONTENTION'],
    handle: ({ ports, params, body }) => snoozeFood(ports, params.id, body),
  }),
  route({
    method: 'get',
    path: '/fooddetails/:id',
    params: idParams,
    access: 'anyone',
    summary: 'One food of the menu.',
    answer: {
      schema: foodAnswer,
      send: (response, food: Food) => {
        sendBriefly(response, serialise(toFoodDto(food)));
      },
    },
    refusals: ['FOOD_NOT_FOUND'],
    handle: ({ ports, params }) => readFood(ports, params.id),
  }),
] as const;

/** A food as a commit left it, which has written the par of its day. */
function toOffer(food: Food): FoodDto {
  return toFoodDto(onSale(food, ''));
}

interface Serialised {
  readonly bytes: Buffer;
  readonly etag: string;
}

const serialised = new WeakMap<ListedMenu, Serialised>();

/** The JSON and the ETag of a page are made once, as long as the catalogue returns the same object. */
function sendMenu(response: Response, listed: ListedMenu): void {
  const known = serialised.get(listed) ?? serialise(listed.items.map((food) => toListed(food, listed)));
  serialised.set(listed, known);
  sendBriefly(response, known);
}

function toListed(food: Food, { categories }: ListedMenu): FoodDto {
  const category = categories.get(food.id);
  return { ...toFoodDto(food), ...(category !== undefined && { category }) };
}

function serialise(body: unknown): Serialised {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"` };
}

/** Express itself sends 304 to clients that have this answer. */
function sendBriefly(response: Response, { bytes, etag }: Serialised): void {
  response.setHeader('cache-control', CACHED_BRIEFLY);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('etag', etag);
  response.send(bytes);
}
