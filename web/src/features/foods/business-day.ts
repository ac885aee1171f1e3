import { businessDayOf, DEFAULT_HOUSE_DAY, type HouseDay, type HouseDto } from '@foodhouse/domain';
import { callApi } from '../../data/client.ts';
import { within } from '../../lib/within.ts';

/** The day is looked up at least this often: a timer may sleep with its machine. */
const LOOK_MS = 60_000;
/** Foods wait for the settings no longer than this. */
const PATIENCE_MS = 3000;

/** Asked for once by a page, and again until an answer comes. */
let asked: Promise<HouseDay> | null = null;

/**
 * The business day by the house's own clock, and each next one when it begins. Without an answer of the server it is that
 * of a house that has set nothing.
 * @param next called after this returns
 * @returns ends it
 */
export function followBusinessDay(next: (businessDay: string) => void): () => void {
  let before: string | null = null;
  let hasEnded = false;
  const look = async (): Promise<void> => {
    const house = await within(PATIENCE_MS, houseDay()).catch(() => DEFAULT_HOUSE_DAY);
    const day = businessDayOf(Date.now(), house);
    if (hasEnded || day === before) return;
    before = day;
    next(day);
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  void look();
  return () => {
    hasEnded = true;
    clearInterval(timer);
  };
}

function houseDay(): Promise<HouseDay> {
  asked ??= askHouse();
  return asked;
}

async function askHouse(): Promise<HouseDay> {
  const answer = await callApi<HouseDto>('/house');
  if (answer.ok) return answer.value;
  asked = null;
  throw new Error('the server did not say when the day of the house begins');
}
