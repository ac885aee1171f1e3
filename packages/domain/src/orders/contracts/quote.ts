import type { Food } from '../../foods/food-fields.ts';
import { isPausedAt } from '../../house/opening-hours.ts';
import { servedChangeMs, servedTeller } from '../../house/served.ts';
import { busyNow } from '../../house/now.ts';
import { lastOrdersSaid, LAST_ORDERS_SAID_MS } from '../../house/opening.ts';
import type { AskedFulfilment } from '../../house/services.ts';
import type { HouseSettings } from '../../house/settings.ts';
import { takenUntil } from '../../house/taken-until.ts';
import { freeTimes } from '../../house/wanted.ts';
import { partsOf, voucherWaitsSaid } from '../basket.ts';
import { foodIdsOf } from '../lines.ts';
import { judgeOrder, type FoundForOrder, type JudgedOrder } from '../judge-order.ts';
import { preselectedMinutes, readyAtMs } from '../promise.ts';
import { openVouchers } from '../vouchers.ts';
import type { Quote, QuoteRequest } from './baskets.ts';
import type { ServiceDto } from '../../house/contracts/services.ts';

/** What POST /quote answers: the price of a basket and everything that prevents it. Pure. */
export function quoteOf(
  house: HouseSettings,
  request: QuoteRequest,
  found: Omit<FoundForOrder, 'waitingAtTable'>,
  nowMs: number,
): Quote {
  const { fulfilment = null } = request;
  const judged = judgeOrder(house, request, { ...found, waitingAtTable: 0 }, nowMs);
  const { closed, wanted, tooMany, basket } = judged;
  const hasNoChoice = house.services.length === 0 && fulfilment === null;
  const service = hasNoChoice ? null : serviceDtoOf(house, judged);
  return {
    ...basket,
    service,
    tooMany,
    closed,
    wanted,
    voucherWaits: voucherWaitsSaid(basket, openVouchers(found.customer, nowMs)),
    ...saidBefore(house, request, { ...judged, foods: foodsOf(basket.lines, found.foods) }, nowMs),
    ...laterOf(house, fulfilment, nowMs),
    ...allServedAt(house, request, basket, found, nowMs),
    ...readyOf(house, request, judged, nowMs),
    atConfirm: { orderWords: house.orderWords, writtenPages: house.writtenPages, askConsent: house.askConsent },
  };
}

/** The first time that it can be ordered for at which all its foods are served; nothing where they are at its own. */
function allServedAt(
  house: HouseSettings,
  request: QuoteRequest,
  { problems }: JudgedOrder['basket'],
  { foods, choices }: Pick<FoundForOrder, 'foods' | 'choices'>,
  nowMs: number,
): Pick<Quote, 'allServedAtMs'> {
  if (problems.every(({ reason }) => reason !== 'NOT_SERVED_NOW')) return {};
  const { lines, fulfilment = null, wantedAtMs = null } = request;
  const tellers = lines.flatMap((asked) =>
    partsOf(asked, { foods, choices, halfCategories: house.halfCategories }).map(({ food, off }) =>
      servedTeller(food, house, nowMs, off),
    ),
  );
  const isServed = (atMs: number): boolean => tellers.every((isServedAt) => isServedAt(atMs));
  const firstFrom = (fromMs: number): number | undefined =>
    freeTimes(house, fulfilment, nowMs, { fromMs, most: 1, isServed })[0];
  return { allServedAtMs: firstFrom(wantedAtMs ?? nowMs) ?? firstFrom(nowMs) ?? null };
}

/** When it would be ready, a delivery with its guest, if it were accepted now; nothing where that cannot be told. */
function readyOf(
  house: HouseSettings,
  request: QuoteRequest,
  { closed, served, basket }: JudgedOrder,
  nowMs: number,
): Pick<Quote, 'readyAtMs'> {
  const { wantedAtMs = null } = request;
  const isServed = basket.problems.every(({ reason }) => reason !== 'NOT_SERVED_NOW');
  if (closed || wantedAtMs !== null || 'problem' in served || !isServed) return {};
  const minutes = preselectedMinutes(house, { wayMinutes: served.area?.minutes ?? null, wantedAtMs }, nowMs);
  return minutes === null ? {} : { readyAtMs: readyAtMs({ wantedAtMs }, minutes, nowMs) };
}

function foodsOf(lines: JudgedOrder['basket']['lines'], foods: FoundForOrder['foods']): readonly Food[] {
  return lines.flatMap((line) => foodIdsOf(line).flatMap((id) => foods.get(id) ?? []));
}

/** What guests are told of an order that is taken, and when time alone changes that, or ends it. */
function saidBefore(
  house: HouseSettings,
  request: QuoteRequest,
  { closed, wanted, served, foods }: JudgedOrder & { readonly foods: readonly Food[] },
  nowMs: number,
): Required<Pick<Quote, 'busy' | 'lastOrders' | 'changesAtMs'>> {
  if (closed || wanted) return { busy: null, lastOrders: null, changesAtMs: null };
  const { fulfilment = null, wantedAtMs = null } = request;
  const busy = wantedAtMs === null ? busyNow(house, nowMs) : null;
  const { atMs, isLastOrders } = takenUntil(house, fulfilment, wantedAtMs, nowMs);
  const areSaid = isLastOrders && !('problem' in served);
  const lastOrders = areSaid ? lastOrdersSaid(atMs, nowMs, house.timeZone) : null;
  const changesAtMs = Math.min(
    areSaid && !lastOrders ? atMs - LAST_ORDERS_SAID_MS : atMs,
    busy?.untilMs ?? Infinity,
    wantedAtMs === null ? servedChangeMs(foods, house, nowMs) : Infinity,
  );
  return { busy, lastOrders, changesAtMs: Number.isFinite(changesAtMs) ? changesAtMs : null };
}

/** Whether there is a time to order for, and from when on while the house has paused: pages do not know when that ends. */
function laterOf(
  house: HouseSettings,
  asked: AskedFulfilment | null,
  nowMs: number,
): Required<Pick<Quote, 'isForLater' | 'laterFromMs'>> {
  const [firstMs] = freeTimes(house, asked, nowMs, { most: 1 });
  const isKnown = firstMs === undefined || !isPausedAt(house.pause, nowMs);
  return { isForLater: firstMs !== undefined, laterFromMs: isKnown ? null : firstMs };
}

/** What is offered, and how this basket is served. Pure. */
function serviceDtoOf(
  { services: offered, areas }: HouseSettings,
  { served, least }: Pick<JudgedOrder, 'served' | 'least'>,
): ServiceDto {
  const named = areas.filter(({ postcodes }) => postcodes.length === 0).map(({ id, name }) => ({ id, name }));
  const delivery = offered.includes('delivery') ? { areas: named } : {};
  if ('problem' in served) return { offered, table: null, ...delivery, problem: served.problem };
  const { fulfilment, area } = served;
  return {
    offered,
    table: fulfilment?.kind === 'table' ? fulfilment.table.name : null,
    ...delivery,
    ...(area && { area: { name: area.name, minutes: area.minutes } }),
    problem: least,
  };
}
