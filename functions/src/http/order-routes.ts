import {
  idempotencyKeySchema,
  orderStatusSchema,
  parseChangeOrderStatusRequest,
  parsePageRequest,
  parsePlaceOrderRequest,
  parseWith,
  ROLES,
  toOrderBody,
  type OrderStatus,
  type Parsed,
} from '@foodhouse/domain';
import type { Request } from 'express';
import { changeOrderStatus } from '../services/change-order-status.ts';
import { listHouseOrders, listOrdersOfUser } from '../services/list-orders.ts';
import { invalidFields } from '../services/outcomes.ts';
import { placeOrder } from '../services/place-order.ts';
import type { Page } from '../services/ports.ts';
import { answer, sendRefusal } from './exchange.ts';
import { passGate } from './gate.ts';
import { linkNext, parameter, toPage, type RouteTable } from './route.ts';

export const orderRoutes: RouteTable = {
  '/order': {
    async post(ports, request, response) {
      const gate = await passGate(ports, request, ROLES);
      if (gate.status === 'refused') return sendRefusal(response, gate);
      const key = idempotencyKeyOf(request);
      if (!key.ok) return sendRefusal(response, invalidFields(key.fields));
      const parsed = parsePlaceOrderRequest(request.body);
      if (!parsed.ok) return sendRefusal(response, invalidFields(parsed.fields));
      const outcome = await placeOrder(ports, gate.value, parsed.value, key.value);
      answer(response, outcome, (order) => ({ http: 201, body: toOrderBody(order) }));
    },
  },
  '/orderstatuschange': {
    async post(ports, request, response) {
      const gate = await passGate(ports, request, ['admin', 'chef']);
      if (gate.status === 'refused') return sendRefusal(response, gate);
      const parsed = parseChangeOrderStatusRequest(request.body);
      if (!parsed.ok) return sendRefusal(response, invalidFields(parsed.fields));
      const outcome = await changeOrderStatus(ports, gate.value, parsed.value);
      answer(response, outcome, (order) => ({ body: toOrderBody(order) }));
    },
  },
  '/allorderlist/:status': {
    async get(ports, request, response) {
      const gate = await passGate(ports, request, ['admin', 'chef']);
      if (gate.status === 'refused') return sendRefusal(response, gate);
      const asked = readListRequest(request, parameter(request, 'status'));
      if (!asked.ok) return sendRefusal(response, invalidFields(asked.fields));
      const { status, page } = asked.value;
      answer(response, await listHouseOrders(ports, gate.value, status, page), (listed) => {
        linkNext(request, response, page, listed);
        return { body: listed.items.map(toOrderBody) };
      });
    },
  },
  '/orderbyUser': {
    async get(ports, request, response) {
      const gate = await passGate(ports, request, ROLES);
      if (gate.status === 'refused') return sendRefusal(response, gate);
      const asked = readListRequest(request, queryText(request, 'status'));
      if (!asked.ok) return sendRefusal(response, invalidFields(asked.fields));
      const { status, page } = asked.value;
      const outcome = await listOrdersOfUser(ports, gate.value, queryText(request, 'user'), status, page);
      answer(response, outcome, (listed) => {
        linkNext(request, response, page, listed);
        return { body: listed.items.map(toOrderBody) };
      });
    },
  },
};

function readListRequest(request: Request, statusText: string): Parsed<{ status: OrderStatus; page: Page }> {
  const status = parseWith(orderStatusSchema, statusText);
  if (!status.ok) return { ok: false, fields: { status: status.fields['body'] ?? 'expected a status' } };
  const page = parsePageRequest({ limit: request.query['limit'], after: request.query['after'] });
  return page.ok ? { ok: true, value: { status: status.value, page: toPage(page.value) } } : page;
}

/** A query parameter, without the stray line breaks that some clients send. The doubled `&&` parses as one. */
function queryText(request: Request, name: string): string {
  const value: unknown = request.query[name];
  return typeof value === 'string' ? value.replaceAll(/[\r\n]/g, '').trim() : '';
}

function idempotencyKeyOf(request: Request): Parsed<string | null> {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return { ok: true, value: null };
  const parsed = parseWith(idempotencyKeySchema, header);
  return parsed.ok ? parsed : { ok: false, fields: { 'Idempotency-Key': parsed.fields['body'] ?? 'expected a key' } };
}
