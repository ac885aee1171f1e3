import type { HouseHours, Service } from './hours.ts';
import { judgeHouse, type HouseState, type Judgement } from './judge.ts';
import { offeredServices, type HouseServices } from './services.ts';
import { timeWords } from './time-words.ts';

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
