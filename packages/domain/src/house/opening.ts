import { localMs } from '../foods/business-day.ts';
import { judgeHouse, type HouseHours, type HouseState, type Judgement, type Service } from './judge.ts';
import { offeredServices, type HouseServices } from './services.ts';

/** Why the house takes no orders, and until when by its own clock. */
export interface Closed extends Omit<Extract<Judgement, { isOpen: false }>, 'isOpen'> {
  readonly timeZone: string;
  /** What a guest reads: `Closed, opens Tue 11:00.` */
  readonly sentence: string;
}

/**
 * @param service of the order; left out: whether the house takes any order, of all that it offers
 * @returns null while the house takes orders
 */
export function closedAt(
  house: HouseHours & Partial<HouseState & Pick<HouseServices, 'services'>>,
  atMs: number,
  service?: Service,
): Closed | null {
  const { timeZone, pause = null, services = [] } = house;
  let first: Extract<Judgement, { isOpen: false }> | null = null;
  for (const one of service ? [service] : offeredServices({ services })) {
    const judged = judgeHouse(house, { pause }, one, atMs);
    if (judged.isOpen) return null;
    if (!first || (judged.opensAtMs ?? Infinity) < (first.opensAtMs ?? Infinity)) first = judged;
  }
  if (!first) return null;
  const { reason, opensAtMs, message } = first;
  return { reason, opensAtMs, message, timeZone, sentence: sentenceOf({ reason, opensAtMs, message, timeZone }, atMs) };
}

function sentenceOf({ reason, opensAtMs, message, timeZone }: Omit<Closed, 'sentence'>, nowMs: number): string {
  const [is, until] = reason === 'paused' ? ['No new orders', 'until'] : ['Closed', 'opens'];
  const closed =
    opensAtMs === null
      ? `${is}${reason === 'paused' ? ' for now' : ''}.`
      : `${is}, ${until} ${timeWords(opensAtMs, nowMs, timeZone)}.`;
  return message === null ? closed : `${closed} ${message}`;
}

const DAY_MS = 24 * 60 * 60_000;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time to come on the house's clock: `11:00` of today, `Tue 11:00` within the week, else `27 Dec 11:00`. */
export function timeWords(atMs: number, nowMs: number, timeZone: string): string {
  const [then, now] = [atMs, nowMs].map((ms) => localMs(ms, timeZone)) as [number, number];
  const at = new Date(then);
  const time = at.toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
  const days = Math.floor(then / DAY_MS) - Math.floor(now / DAY_MS);
  if (days === 0) return time;
  const day = days < 7 ? DAYS[at.getUTCDay()] : `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
  return `${day} ${time}`;
}
