import { businessDayOf, type BackHouse } from '@foodhouse/domain';
import { askHouse } from '../../data/house-currency.ts';
import { within } from '../../lib/within.ts';

/** The day is looked up at least this often: a timer may sleep with its machine. */
const LOOK_MS = 10_000;
/** Foods wait for the settings no longer than this. */
const PATIENCE_MS = 3000;
/** Other admins may have changed the settings: a page that is looked at asks again. */
const KEPT_MS = 15 * 60_000;

interface Question {
  readonly answer: Promise<BackHouse>;
  readonly atMs: number;
}

/** An event of the page: it has saved the settings (house-api.ts). */
const HOUSE_CHANGED = 'house-changed';

/** Asked for once by a page, and again when no answer came, when it is old, and when the settings have changed. */
let asked: Question | null = null;
/** The last answer: better than none while there is no newer one. */
let known: BackHouse | null = null;

/**
 * The business day by the house's own clock, and each next one when it begins.
 * @param next called after this returns: with null while the server has not said by which clock, and with whatever else it has said
 * @returns ends it
 */
export function followBusinessDay(next: (businessDay: string | null, house: BackHouse | null) => void): () => void {
  let before: string | null = null;
  let hasEnded = false;
  const look = async (): Promise<void> => {
    const house = await within(PATIENCE_MS, houseDay()).catch(() => known);
    const day = house && businessDayOf(Date.now(), house);
    const now = JSON.stringify([day, house]);
    if (hasEnded || now === before) return;
    before = now;
    next(day, house);
  };
  const askAgain = (): void => {
    asked = null;
    void look();
  };
  const lookNow = (): void => void look();
  const timer = setInterval(lookNow, LOOK_MS);
  document.addEventListener('visibilitychange', lookNow);
  globalThis.addEventListener(HOUSE_CHANGED, askAgain);
  lookNow();
  return () => {
    hasEnded = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookNow);
    globalThis.removeEventListener(HOUSE_CHANGED, askAgain);
  };
}

function houseDay(): Promise<BackHouse> {
  const isOld = asked !== null && !document.hidden && Date.now() - asked.atMs >= KEPT_MS;
  if (asked === null || isOld) asked = ask();
  return asked.answer;
}

function ask(): Question {
  const question: Question = { answer: answerOf(askHouse()), atMs: Date.now() };
  void question.answer.then(
    (house) => {
      if (asked === question) known = house;
    },
    () => {
      if (asked === question) asked = null;
    },
  );
  return question;
}

async function answerOf(call: ReturnType<typeof askHouse>): Promise<BackHouse> {
  const answer = await call;
  if (answer.ok) return answer.value;
  throw new Error('the server did not say when the day of the house begins');
}
