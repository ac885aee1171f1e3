import {
  changeOrderStatusSchema,
  orderAnswer,
  orderStatusSchema,
  parseChangeOrderStatusRequest,
  parsePlaceOrderRequest,
  parseReturnOrderRequest,
  placeOrderSchema,
  returnOrderSchema,
  ROLES,
  toOrderBody,
  type Order,
  type OrderStatus,
  type Parsed,
} from '@foodhouse/domain';
import type { Request } from 'express';
import { z } from 'zod';
import { changeOrderStatus } from '../services/change-order-status.ts';
import { listHouseOrders, listOrdersOfUser } from '../services/list-orders.ts';
import { invalidFields } from '../services/outcomes.ts';
import { placeOrder } from '../services/place-order.ts';
import type { Listed, Page } from '../services/ports.ts';
import { returnOrder } from '../services/return-order.ts';
import { undeliverOrder } from '../services/undeliver-order.ts';
import {
  idempotencyKeyOf,
  idParameter,
  linkNext,
  PAGE_QUERY,
  parameter,
  parseNamed,
  parsePage,
  queryText,
  REPEATABLE,
} from './parameters.ts';
import { route } from './route.ts';

const orderList = { schema: z.array(orderAnswer), toBody: ({ items }: Listed<Order>) => items.map(toOrderBody) };

const MOVE_HEADERS = { 'Idempotency-Key': 'a repeat with the same key gets the order as it stands' } as const;
const MOVE_REFUSALS = ['ORDER_NOT_FOUND', 'BAD_TRANSITION', 'IDEMPOTENCY_KEY_REUSED', 'CONTENTION'] as const;

export const orderRoutes = [
  route({
    method: 'post',
    path: '/order',
    access: ROLES,
    summary: 'Orders one portion for oneself. The price is what was seen: it is compared, never charged.',
    headers: REPEATABLE,
    body: { schema: placeOrderSchema, parse: parsePlaceOrderRequest },
    answer: { http: 201, schema: orderAnswer, toBody: toOrderBody },
    refusals: [
      'NOT_YOURS',
      'FOOD_NOT_FOUND',
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'IDEMPOTENCY_KEY_REUSED',
      'RATE_LIMITED',
      'CONTENTION',
    ],
    async handle({ ports, caller, body, request }) {
      const key = idempotencyKeyOf(request);
      return key.ok ? placeOrder(ports, caller, body, key.value) : invalidFields(key.fields);
    },
  }),
  route({
    method: 'post',
    path: '/orderstatuschange',
    access: ['admin', 'chef'],
    summary: 'Moves an order: admins accept and reject what is pending, the kitchen delivers what is accepted.',
    body: { schema: changeOrderStatusSchema, parse: parseChangeOrderStatusRequest },
    answer: { schema: orderAnswer, toBody: toOrderBody },
    refusals: MOVE_REFUSALS,
    headers: MOVE_HEADERS,
    async handle({ ports, caller, body, request }) {
      const key = idempotencyKeyOf(request);
      return key.ok ? changeOrderStatus(ports, caller, body, key.value) : invalidFields(key.fields);
    },
  }),
  route({
    method: 'post',
    path: '/orders/:id/undeliver',
    access: ['admin', 'chef'],
    summary: 'Takes a delivery back: only the person who delivered the order may, within ten seconds.',
    headers: MOVE_HEADERS,
    answer: { schema: orderAnswer, toBody: toOrderBody },
    refusals: [...MOVE_REFUSALS, 'NOT_YOURS', 'TOO_LATE'],
    async handle({ ports, caller, request }) {
      const asked = parseMoveRequest(request);
      return asked.ok ? undeliverOrder(ports, caller, asked.value.id, asked.value.key) : invalidFields(asked.fields);
    },
  }),
  route({
    method: 'post',
    path: '/orders/:id/return',
    access: ['admin', 'chef'],
    summary: 'Gives an accepted order back to the house, which decides again. The portion stays taken.',
    headers: MOVE_HEADERS,
    body: { schema: returnOrderSchema, parse: parseReturnOrderRequest },
    answer: { schema: orderAnswer, toBody: toOrderBody },
    refusals: MOVE_REFUSALS,
    async handle({ ports, caller, body, request }) {
      const asked = parseMoveRequest(request);
      if (!asked.ok) return invalidFields(asked.fields);
      return returnOrder(ports, caller, { id: asked.value.id, ...body }, asked.value.key);
    },
  }),
  route({
    method: 'get',
    path: '/allorderlist/:status',
    access: ['admin', 'chef'],
    summary: 'The house’s orders of one status, newest first. Chefs see approved and delivered.',
    query: PAGE_QUERY,
    answer: orderList,
    async handle({ ports, caller, request, response }) {
      const asked = parseListRequest(request, parameter(request, 'status'));
      if (!asked.ok) return invalidFields(asked.fields);
      const { status, page } = asked.value;
      const outcome = await listHouseOrders(ports, caller, status, page);
      if (outcome.status === 'done') linkNext(request, response, page, outcome.value);
      return outcome;
    },
  }),
  route({
    method: 'get',
    path: '/orderbyUser',
    access: ROLES,
    summary: 'A customer’s own orders of one status, newest first; anybody’s for an admin.',
    query: { user: 'the customer’s uid', status: 'pending, approved, reject or delivered', ...PAGE_QUERY },
    answer: orderList,
    refusals: ['NOT_YOURS'],
    async handle({ ports, caller, request, response }) {
      const asked = parseListRequest(request, queryText(request, 'status'));
      if (!asked.ok) return invalidFields(asked.fields);
      const { status, page } = asked.value;
      const outcome = await listOrdersOfUser(ports, caller, queryText(request, 'user'), status, page);
      if (outcome.status === 'done') linkNext(request, response, page, outcome.value);
      return outcome;
    },
  }),
] as const;

function parseListRequest(request: Request, statusText: string): Parsed<{ status: OrderStatus; page: Page }> {
  const status = parseNamed('status', orderStatusSchema, statusText);
  if (!status.ok) return status;
  const page = parsePage(request);
  return page.ok ? { ok: true, value: { status: status.value, page: page.value } } : page;
}

function parseMoveRequest(request: Request): Parsed<{ id: string; key: string | null }> {
  const id = idParameter(request);
  if (!id.ok) return id;
  const key = idempotencyKeyOf(request);
  return key.ok ? { ok: true, value: { id: id.value, key: key.value } } : key;
}
