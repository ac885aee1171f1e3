import {
  changeOrderStatusSchema,
  delayOrderSchema,
  orderAnswer,
  ORDER_STATUSES,
  orderStatusSchema,
  pageSchema,
  parseChangeOrderStatusRequest,
  parseDelayOrderRequest,
  parsePlaceBasketRequest,
  parsePlaceOrderRequest,
  parseReturnOrderRequest,
  placeBasketSchema,
  placeOrderSchema,
  returnOrderSchema,
  ROLES,
  rolesWho,
  toOrderDto,
  TRANSITIONS,
  visibleStatuses,
  worksInKitchen,
  type Order,
} from '@foodhouse/domain';
import { z } from 'zod';
import { cancelOrder } from '../../services/ordering/cancel-order.ts';
import { changeOrderStatus } from '../../services/board/change-order-status.ts';
import { delayOrder } from '../../services/board/delay-order.ts';
import { expireOrderFor } from '../../services/orders/expire-order.ts';
import { listHouseOrders, listOrdersOfUser } from '../../services/orders/list-orders.ts';
import { placeBasket } from '../../services/ordering/place-basket.ts';
import { placeOrder } from '../../services/ordering/place-order.ts';
import type { Outcome } from '../../services/shared/outcomes.ts';
import type { Page } from '../../services/shared/ports.ts';
import { returnOrder } from '../../services/board/return-order.ts';
import { undeliverOrder } from '../../services/board/undeliver-order.ts';
import { orderAddress } from '../client-address.ts';
import { FIRST_ANSWER_AGAIN, idParams, linkNext, parameter, textParameter } from '../parameters.ts';
import { limitAttempts, tableCodeOf, type GuessLimit } from '../process-limits.ts';
import { route, type Route } from '../route.ts';

const ALL = new Intl.ListFormat('en-GB');
const ONE_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** Every change of a status, and who makes it. */
const CHANGES = TRANSITIONS.filter(({ request }) => request === 'change').map(
  ({ from, to, by }) => `${from} to ${to} (${ONE_OF.format(by)})`,
);

const orderList = { schema: z.array(orderAnswer), toBody: ({ items }: Page<Order>) => items.map(toOrderDto) };

const ORDER_AS_IT_STANDS = 'a repeat with the same key gets the order as it stands';
/** Of every way to order. */
const CHECKOUT_REFUSALS = [
  'PRICE_CHANGED',
  'CLOSED',
  'PAUSED',
  'SERVICE_NOT_OFFERED',
  'TABLE_NOT_FOUND',
  'TABLE_WAITS',
  'CONSENT_MISSING',
  'OUT_OF_ZONE',
  'AREA_CLOSED',
  'MIN_ORDER',
  'TIME_NOT_FREE',
  'ORDERS_WAITING',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'CONTENTION',
] as const;
/** They come after the code of a table was found right. */
const REFUSED_AT_TABLE: ReadonlySet<string> = new Set([
  'TABLE_WAITS',
  'CONSENT_MISSING',
  'TOO_MANY_PORTIONS',
  'BASKET_CHANGED',
  'PRICE_CHANGED',
]);

/** Any other refusal says nothing about the code, so it counts as a wrong one: no account makes as many orders. */
function knowsTable(placed: Outcome<Order>): boolean {
  return placed.status === 'done' || REFUSED_AT_TABLE.has(placed.reason);
}

const MOVE_REFUSALS = ['ORDER_NOT_FOUND', 'BAD_TRANSITION', 'IDEMPOTENCY_KEY_REUSED', 'CONTENTION'] as const;

/**
 * Attempts of one person that place nothing, or are under way: each queues for its foods, and no commit counts it.
 */
const attempts = limitAttempts({ count: 30, windowMs: 60_000 });

/** The ways to order. @param tableGuesses counts the code of a table as a scan and a quote do */
export const placingRoutes = (tableGuesses: GuessLimit): readonly Route[] => [
  route({
    method: 'post',
    path: '/order',
    access: ROLES,
    guests: true,
    summary:
      'Orders one portion for the caller, as it is served when nobody chooses: a checkout of one line. The price is the total that they saw: it is compared, never charged; 120$, which the dashboard sends, is none.',
    repeats: FIRST_ANSWER_AGAIN,
    hasPrices: true,
    body: { schema: placeOrderSchema(), parse: parsePlaceOrderRequest },
    answer: { http: 201, schema: orderAnswer, toBody: toOrderDto },
    refusals: [
      'NOT_YOURS',
      'FOOD_NOT_FOUND',
      'OUT_OF_STOCK',
      'CHOICES_REQUIRED',
      'BASKET_CHANGED',
      'NOT_SERVED_NOW',
      ...CHECKOUT_REFUSALS,
    ],
    handle: ({ ports, caller, body, key, request }) =>
      attempts(caller.uid, ports.clock, () =>
        placeOrder(ports, { caller, request: body, idempotencyKey: key, address: orderAddress(request) }),
      ),
  }),
  route({
    method: 'post',
    path: '/orders',
    access: ROLES,
    guests: true,
    summary:
      'Orders a basket for the caller, whole or not at all. The total is the one they saw: it is compared, never charged. A guest names a contact, and has three unanswered orders at most.',
    repeats: FIRST_ANSWER_AGAIN,
    hasPrices: true,
    body: { schema: placeBasketSchema(), parse: parsePlaceBasketRequest },
    answer: { http: 201, schema: orderAnswer, toBody: toOrderDto },
    refusals: ['BASKET_CHANGED', 'TOO_MANY_PORTIONS', ...CHECKOUT_REFUSALS],
    handle: ({ ports, caller, body, key, request }) =>
      attempts(caller.uid, ports.clock, () =>
        tableGuesses(
          { request, uid: caller.uid, guess: tableCodeOf(body.fulfilment), nowMs: ports.clock.nowMs() },
          () => placeBasket(ports, { caller, request: body, idempotencyKey: key, address: orderAddress(request) }),
          knowsTable,
        ),
      ),
  }),
];

/** What becomes of orders, and who reads them. */
export const orderRoutes = [
  route({
    method: 'post',
    path: '/orderstatuschange',
    access: rolesWho(worksInKitchen),
    summary: `Changes an order’s status: ${ALL.format(CHANGES)}. An acceptance promises a time in a house that does.`,
    body: { schema: changeOrderStatusSchema, parse: parseChangeOrderStatusRequest },
    answer: { schema: orderAnswer, toBody: toOrderDto },
    refusals: [...MOVE_REFUSALS, 'EXPIRED'],
    repeats: ORDER_AS_IT_STANDS,
    handle: ({ ports, caller, body, key }) => changeOrderStatus(ports, caller, body, key),
  }),
  route({
    method: 'post',
    path: '/orders/:id/undeliver',
    params: idParams,
    access: rolesWho(worksInKitchen),
    summary: 'Undoes the last step where that is possible: only the person who made it may, within ten seconds.',
    repeats: ORDER_AS_IT_STANDS,
    answer: { schema: orderAnswer, toBody: toOrderDto },
    refusals: [...MOVE_REFUSALS, 'NOT_YOURS', 'TOO_LATE'],
    handle: ({ ports, caller, params, key }) => undeliverOrder(ports, caller, params.id, key),
  }),
  route({
    method: 'post',
    path: '/orders/:id/return',
    params: idParams,
    access: rolesWho(worksInKitchen),
    summary: 'Returns an accepted order to the house, which decides again. The portion stays taken.',
    repeats: ORDER_AS_IT_STANDS,
    body: { schema: returnOrderSchema, parse: parseReturnOrderRequest },
    answer: { schema: orderAnswer, toBody: toOrderDto },
    refusals: MOVE_REFUSALS,
    handle: ({ ports, caller, params, body, key }) => returnOrder(ports, caller, { id: params.id, ...body }, key),
  }),
  route({
    method: 'post',
    path: '/orders/:id/promise',
    params: idParams,
    access: rolesWho(worksInKitchen),
    summary: 'Moves the time that was promised for an accepted order, with the reason for its customer.',
    repeats: ORDER_AS_IT_STANDS,
    body: { schema: delayOrderSchema, parse: parseDelayOrderRequest },
    answer: { schema: orderAnswer, toBody: toOrderDto },
    refusals: [...MOVE_REFUSALS, 'NOT_PROMISED'],
    handle: ({ ports, caller, params, body, key }) => delayOrder(ports, caller, { id: params.id, ...body }, key),
  }),
  route({
    method: 'post',
    path: '/orders/:id/settle',
    params: idParams,
    access: ROLES,
    guests: true,
    summary:
      'Rejects an order that nobody answered in time, for whoever sees that: its customer, or those who may list it. Any other order stays as it is.',
    answer: { schema: orderAnswer, toBody: toOrderDto },
    refusals: ['ORDER_NOT_FOUND', 'NOT_YOURS', 'CONTENTION'],
    handle: ({ ports, caller, params }) => expireOrderFor(ports, caller, params.id),
  }),
  route({
    method: 'post',
    path: '/orders/:id/cancel',
    params: idParams,
    access: ROLES,
    guests: true,
    summary:
      'Cancels a pending order for whoever ordered it: all it had taken goes back. A repeat gets the order as it stands.',
    answer: { schema: orderAnswer, toBody: toOrderDto },
    refusals: ['ORDER_NOT_FOUND', 'NOT_YOURS', 'BAD_TRANSITION', 'CONTENTION'],
    handle: ({ ports, caller, params }) => cancelOrder(ports, caller, params.id),
  }),
  route({
    method: 'get',
    path: '/allorderlist/:status',
    access: rolesWho(worksInKitchen),
    summary: `The house’s orders of one status, newest first. Chefs see ${ALL.format(visibleStatuses('chef'))}.`,
    params: z.object({ status: parameter(orderStatusSchema) }),
    query: pageSchema,
    answer: orderList,
    async handle({ ports, caller, params, query, request, response }) {
      const outcome = await listHouseOrders(ports, caller, params.status, query);
      if (outcome.status === 'done') linkNext(request, response, query, outcome.value);
      return outcome;
    },
  }),
  route({
    method: 'get',
    path: '/orderbyUser',
    access: ROLES,
    guests: true,
    summary: 'A customer’s own orders of one status, newest first; anybody’s for an admin.',
    query: z.object({
      user: textParameter.describe('the customer’s uid'),
      status: parameter(orderStatusSchema).describe(ONE_OF.format(ORDER_STATUSES)),
      ...pageSchema.shape,
    }),
    answer: orderList,
    refusals: ['NOT_YOURS'],
    async handle({ ports, caller, query, request, response }) {
      const { user, status, ...page } = query;
      const outcome = await listOrdersOfUser(ports, caller, user, status, page);
      if (outcome.status === 'done') linkNext(request, response, page, outcome.value);
      return outcome;
    },
  }),
] as const;
