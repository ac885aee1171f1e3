import { lastOrdersMs, weeklyHoursOf, type HouseHours, type Service } from './hours.ts';
import { judgeHouse, type HouseState, type Judgement } from './opening-hours.ts';
import { mainService, offeredServices, orPickUp, type HouseServices } from './services.ts';
import { dateOf, dayAfter, midnightOf } from '../time/business-day.ts';
import { clockWords, timeWords } from '../time/time-words.ts';
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
    const judged = known.get(service) ?? judgeHouse(house, { ...house, pause: house.pause ?? null }, service, atMs);
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
    : withMessage(sentenceOf(closed, atMs, isStillOpen(house, atMs, service)), message);
  return { ...closed, sentence };
}

/** Whether the house takes orders, in the words of one short line. */
export interface OpenState {
  readonly isOpen: boolean;
  /** `Open until 23:30`, `Open all day`, `Open day and night`, `Opens tomorrow 07:00` */
  readonly words: string;
}

/** The state of all that the house offers: until when it is open, or when it opens. */
export function openState(house: OpeningHouse, atMs: number, judge: Judge = judgesAt(house, atMs)): OpenState {
  const closed = closedAt(house, atMs, undefined, judge);
  if (closed) return { isOpen: false, words: opensWords(closed, atMs, isStillOpen(house, atMs)) };
  return { isOpen: true, words: openUntilWords(judge(mainService({ services: house.services ?? [] })), house, atMs) };
}

/** The same as guests read it. @returns null for an open house that has not said when it is open */
export function saidOpenState(house: OpeningHouse, atMs: number, judge?: Judge): OpenState | null {
  const state = openState(house, atMs, judge);
  return state.isOpen && !hasHours(house) ? null : state;
}

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;

/** Within the next 24 hours a time of day needs no weekday; who closes no sooner is open all day, or in no week at all. */
function openUntilWords(judged: Judgement, house: OpeningHouse, atMs: number): string {
  if (!judged.isOpen || judged.closesAtMs === null || judged.closesAtMs - atMs >= WEEK_MS)
    return hasHours(house) ? texts.openDayAndNight() : texts.open();
  if (judged.closesAtMs - atMs >= DAY_MS) return texts.openAllDay();
  const { closesAtMs, lastOrdersAtMs } = judged;
  const time = clockWords(closesAtMs, house.timeZone);
  return lastOrdersAtMs === undefined
    ? texts.openUntil({ time })
    : texts.openUntilLastOrders({ time, lastOrders: clockWords(lastOrdersAtMs, house.timeZone) });
}

/** Whether it has said when it is open. */
function hasHours(house: OpeningHouse): boolean {
  return weeklyHoursOf(house, mainService({ services: house.services ?? [] })) !== undefined;
}

function opensWords(closed: Closed, nowMs: number, isStaffed: boolean): string {
  const { reason, opensAtMs, timeZone } = closed;
  if (reason === 'paused' || isStaffed || opensAtMs === null) return sentenceOf(closed, nowMs, isStaffed);
  const [opensOn, today] = [opensAtMs, nowMs].map((at) => dateOf(midnightOf(at, timeZone))) as [string, string];
  return opensOn === dayAfter(today)
    ? texts.opensTomorrow({ time: clockWords(opensAtMs, timeZone) })
    : texts.opens({ at: timeWords(opensAtMs, nowMs, timeZone) });
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

/** Without the house's own words. */
function sentenceOf({ reason, opensAtMs, timeZone }: Omit<Closed, 'sentence'>, nowMs: number, isOpen: boolean): string {
  const at = opensAtMs === null ? null : timeWords(opensAtMs, nowMs, timeZone);
  if (reason === 'not-open-yet') return texts.notOpenYet();
  if (reason === 'paused') return at === null ? texts.pausedForNow() : texts.pausedUntil({ at });
  if (isOpen) return at === null ? texts.noNewOrders() : texts.noNewOrdersUntil({ at });
  return at === null ? texts.closed() : texts.closedUntil({ at });
}

/** With the house's own words, ended where it did not: what is said next begins a sentence of its own. */
function withMessage(sentence: string, message: string | null): string {
  if (message === null) return sentence;
  return `${sentence} ${message}${/[\p{L}\p{M}\p{N}]$/u.test(message) ? '.' : ''}`;
}
