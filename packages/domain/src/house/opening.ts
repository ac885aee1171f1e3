import { lastOrdersMs, type HouseHours, type Service } from './hours.ts';
import { judgeHouse, type HouseState, type Judgement } from './opening-hours.ts';
import { offeredServices, orPickUp, type HouseServices } from './services.ts';
import { timeWords } from '../time/time-words.ts';
import * as texts from './texts.ts';

/** Why the house takes no orders, and until when by its own clock. */
export interface Closed extends Omit<Extract<Judgement, { isOpen: false }>, 'isOpen'> {
  readonly timeZone: string;
  /** What a guest reads: `Closed, opens Tue 11:00.` */
  readonly sentence: string;
}

type OpeningHouse = HouseHours & Partial<HouseState & Pick<HouseServices, 'services'>>;
type Judge = (service: Service) => Judgement;

/** What the house says of its services at a moment: each is judged once, when it is first asked about. */
export function judgesAt(house: OpeningHouse, atMs: number): Judge {
  const known = new Map<Service, Judgement>();
  return (service) => {
    const judged = known.get(service) ?? judgeHouse(house, { pause: house.pause ?? null }, service, atMs);
    known.set(service, judged);
    return judged;
  };
}

/**
 * @param service of the order; left out: whether the house takes any order, of all that it offers
 * @param judge of that house and moment, where more is asked of them
 * @returns null while the house takes orders
 */
export function closedAt(
  house: OpeningHouse,
  atMs: number,
  service?: Service,
  judge: Judge = judgesAt(house, atMs),
): Closed | null {
  const { timeZone, services = [] } = house;
  const offered = offeredServices({ services });
  let first: Extract<Judgement, { isOpen: false }> | null = null;
  for (const one of service ? [service] : offered) {
    const judged = judge(one);
    if (judged.isOpen) return null;
    if (!first || (judged.opensAtMs ?? Infinity) < (first.opensAtMs ?? Infinity)) first = judged;
  }
  if (!first) return null;
  const { reason, opensAtMs, message } = first;
  const closed = { reason, opensAtMs, message, timeZone };
  const canFetch = services.includes('pickup') && judge('pickup').isOpen;
  const isAlone = service !== undefined && offered.some((one) => judge(one).isOpen);
  const sentence = isAlone
    ? orPickUp(shutAloneWords(closed, atMs, service), canFetch)
    : sentenceOf(closed, atMs, isStillOpen(house, atMs, service));
  return { ...closed, sentence };
}

/** Of a house that takes orders, but none of this service. */
function shutAloneWords(
  { opensAtMs, message, timeZone }: Omit<Closed, 'sentence'>,
  nowMs: number,
  service: Service,
): string {
  const none =
    opensAtMs === null
      ? texts.noneNow({ service })
      : texts.noneUntil({ service, at: timeWords(opensAtMs, nowMs, timeZone) });
  return withMessage(none, message);
}

/** Whether only the last orders are over: its people are there, and perhaps whoever asks. */
function isStillOpen(house: OpeningHouse, atMs: number, service?: Service): boolean {
  if (lastOrdersMs(house) === 0) return false;
  const judge = judgesAt({ ...house, lastOrderMinutes: 0, pause: null }, atMs);
  return (service ? [service] : offeredServices({ services: house.services ?? [] })).some((one) => judge(one).isOpen);
}

/** How long before the last orders guests are told of them. */
export const LAST_ORDERS_SAID_MS = 60 * 60_000;

/** Until when a house takes orders that are wanted at once, of all that it offers. */
export interface LastOrders {
  readonly atMs: number;
  /** What a guest reads: `Last orders 21:30.` */
  readonly sentence: string;
}

/** @returns null in a house that takes orders until it closes, while it takes none, and while there is much time */
export function lastOrdersAt(house: OpeningHouse, atMs: number, judge = judgesAt(house, atMs)): LastOrders | null {
  const { timeZone, services = [] } = house;
  if (lastOrdersMs(house) === 0) return null;
  const judged = offeredServices({ services }).map(judge);
  const last = judged.flatMap((one) => (one.isOpen ? (one.lastOrdersAtMs ?? Infinity) : []));
  return last.length === 0 ? null : lastOrdersSaid(Math.max(...last), atMs, timeZone);
}

/** @returns null while there is much time */
export function lastOrdersSaid(lastMs: number, atMs: number, timeZone: string): LastOrders | null {
  if (lastMs - atMs > LAST_ORDERS_SAID_MS) return null;
  return { atMs: lastMs, sentence: texts.lastOrders({ at: timeWords(lastMs, atMs, timeZone) }) };
}

function sentenceOf(
  { reason, opensAtMs, message, timeZone }: Omit<Closed, 'sentence'>,
  nowMs: number,
  isOpen: boolean,
): string {
  const at = opensAtMs === null ? null : timeWords(opensAtMs, nowMs, timeZone);
  if (reason === 'paused') return withMessage(at === null ? texts.pausedForNow() : texts.pausedUntil({ at }), message);
  if (isOpen) return withMessage(at === null ? texts.noNewOrders() : texts.noNewOrdersUntil({ at }), message);
  return withMessage(at === null ? texts.closed() : texts.closedUntil({ at }), message);
}

/** With the house's own words, ended where it did not: what is said next begins a sentence of its own. */
function withMessage(sentence: string, message: string | null): string {
  if (message === null) return sentence;
  return `${sentence} ${message}${/[\p{L}\p{M}\p{N}]$/u.test(message) ? '.' : ''}`;
}
