import {
  beginsAtMs,
  isBeingMade,
  isDelivered,
  isForLater,
  isInKitchen,
  isUndecided,
  kitchenDueMs,
  type OrderStatus,
  type Order,
  type OrderEvent,
  type RejectCode,
} from '@foodhouse/domain';
import type { HouseClock } from '../../../lib/clock.ts';
import { servedAs } from '../details/served.tsx';
import { GUEST_WORDS } from '../status/guest-words.ts';
import * as site from '../../../texts.ts';
import * as texts from './texts.ts';

/** Why an order is rejected where the house did not decide that. */
export const REJECTIONS: Readonly<Record<RejectCode, string>> = {
  'not-answered': texts.notAnswered(),
  'no-connection': texts.noConnection(),
  customer: texts.cancelled(),
};

/** What decides on the words of an order as it stands. */
interface Standing {
  readonly status: OrderStatus;
  readonly code: RejectCode | null;
  /** Whether the kitchen gave it back, and the house has not decided since. */
  readonly isReturned: boolean;
  readonly wantedAtMs: number | null;
  /** When the kitchen begins with it; null: at once. */
  readonly beginsAtMs: number | null;
  /** How it is served, as `servedAs` says it. */
  readonly service: string;
}

/** What its guest reads of an order as it stands at a moment: with one for later the kitchen has not begun. */
export function standingWords({ isReturned, code, ...order }: Standing, clock: HouseClock, nowMs: number): string {
  if (isReturned) return site.orderReturned();
  return code === null ? statusWords(order, clock, nowMs) : REJECTIONS[code];
}

type Times = Pick<Order, 'wantedAtMs' | 'promisedAtMs' | 'prepMinutes' | 'wayMinutes'>;
type Served = Parameters<typeof servedAs>[0];

/** The same of an order as it is stored. */
export function standingWordsOf(
  {
    status,
    rejectCode: code,
    returnedAtMs,
    fulfilment,
    ...times
  }: Times & Served & Pick<Order, 'status' | 'rejectCode' | 'returnedAtMs'>,
  clock: HouseClock,
  nowMs: number,
): string {
  const isReturned = isUndecided(status) && returnedAtMs !== null;
  const { wantedAtMs } = times;
  const service = servedAs({ fulfilment });
  return standingWords({ status, code, isReturned, wantedAtMs, beginsAtMs: beginsAtMs(times), service }, clock, nowMs);
}

/** Whether these words name the time that is promised: the promise would repeat it. */
export function standingNamesPromise(order: Times & Pick<Order, 'status'>, nowMs: number): boolean {
  return isBeingMade(order.status) && isForLater(order, nowMs) && order.promisedAtMs === order.wantedAtMs;
}

/** Labels of an order's events. */
export function wordsOf(
  { from, to, code, atMs }: Pick<OrderEvent, 'from' | 'to' | 'atMs'> & { readonly code?: RejectCode | null },
  { fulfilment, ...times }: Times & Served,
  clock: HouseClock,
): string {
  if (code) return REJECTIONS[code];
  if (from !== null && isInKitchen(from) && isUndecided(to)) return site.orderReturned();
  if (from !== null && isDelivered(from) && isInKitchen(to)) return texts.notDeliveredYet();
  const order = {
    status: to,
    wantedAtMs: times.wantedAtMs,
    beginsAtMs: beginsAtMs(times),
    service: servedAs({ fulfilment }),
  };
  return GUEST_WORDS[to].event ?? statusWords(order, clock, atMs);
}

function statusWords(
  { status, wantedAtMs, beginsAtMs: atMs, service }: Omit<Standing, 'code' | 'isReturned'>,
  clock: HouseClock,
  nowMs: number,
): string {
  const { now, later } = GUEST_WORDS[status];
  const isBegun = wantedAtMs === null || atMs === null || atMs <= nowMs;
  return isBegun || later === undefined ? now({ service }) : later(clock.words(wantedAtMs, nowMs));
}

/** What a promised time is to the house: a delivery has two. */
export function staffPromise(
  order: Pick<Order, 'promisedAtMs' | 'wayMinutes'>,
  clock: HouseClock,
  nowMs: number,
): string {
  const [readyMs, { promisedAtMs }] = [kitchenDueMs(order), order];
  if (readyMs === null || promisedAtMs === null) return '';
  const ready = clock.words(readyMs, nowMs);
  if (readyMs === promisedAtMs) return texts.readyAt({ time: ready });
  return texts.readyAndBrought({ ready, brought: clock.words(promisedAtMs, nowMs) });
}
