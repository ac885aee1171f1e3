import {
  backFromMs,
  businessDayOf,
  choicesOn,
  defaultChoices,
  dietsBeside,
  dietsList,
  type AskedChoices,
  type BackHouse,
  type ChoiceOption,
  type FoodChoices,
  type KitchensWord,
} from '@foodhouse/domain';
import { useEffect, useMemo, useState } from 'react';
import type { Loadable } from '../../../lib/loadable.ts';
import { serverNowMs } from '../../../lib/server-clock.ts';
import * as texts from './texts.ts';
import { houseClock } from '../../../lib/clock.ts';

/** What can be chosen of a food, as the server says it of today. */
export interface AnsweredChoices {
  readonly choices: FoodChoices;
  /** By which days it is judged what of it is off until one; null where nothing is, or nobody knows: then it is sold out. */
  readonly house: BackHouse | null;
  /** The food's category, where another food of it may be the other half; left out: none may. */
  readonly halvesOf?: string;
}

/** How often the day is looked up. */
const LOOK_MS = 10_000;

/** Whether something is off until a day. */
export function isByDay({ sizes, groups }: FoodChoices): boolean {
  return [...sizes, ...groups.flatMap(({ options }) => options)].some(({ offThrough }) => offThrough !== null);
}

/**
 * The choices as they can be had at the time that was said, and what the food begins with. What is off until a later day can be chosen
 * where it can be ordered for then: it keeps its day, and the quote says from when on it is.
 * @param wantedAt ISO 8601; null: as soon as possible
 */
export function useOfferedChoices(
  answered: Loadable<AnsweredChoices>,
  wantedAt: string | null,
): {
  readonly choices: Loadable<FoodChoices>;
  readonly begun: AskedChoices;
} {
  const house = answered.status === 'ready' ? answered.value.house : null;
  const nowMs = useNowOf(house);
  const today = house ? businessDayOf(nowMs, house) : '';
  const wantedDay = house && wantedAt !== null ? businessDayOf(Date.parse(wantedAt), house) : today;
  return useMemo(() => {
    if (answered.status !== 'ready') return { choices: answered, begun: NOTHING_BEGUN };
    const { value } = answered;
    if (!house) return { choices: { status: 'ready', value: value.choices }, begun: defaultChoices(value.choices) };
    const on = (day: string): FoodChoices =>
      choicesOn(value.choices, day, (through) => backFromMs(through, house, serverNowMs()) !== null);
    // Another time changes nothing that was chosen.
    return {
      choices: { status: 'ready', value: on(wantedDay < today ? today : wantedDay) },
      begun: defaultChoices(on(today)),
    };
  }, [answered, house, today, wantedDay]);
}

const NOTHING_BEGUN: AskedChoices = { sizeId: null, options: [] };

/** The time by the server's clock, looked at while a day decides. */
function useNowOf(house: BackHouse | null): number {
  const [nowMs, setNowMs] = useState(serverNowMs);
  useEffect(() => {
    if (!house) return undefined;
    const timer = setInterval(() => {
      setNowMs(serverNowMs());
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [house]);
  return nowMs;
}

/** An option with its diets, but for those that what is declared of it contradicts. */
export function nameOffered({ name, tags, allergens }: Pick<ChoiceOption, 'name' | 'tags' | 'allergens'>): string {
  const diets = dietsList(dietsBeside(tags, allergens));
  return diets === '' ? name : texts.nameAndDiets({ name, diets });
}

/**
 * What is said of a size or an option beside its name.
 * @param price of what can be had; empty for none
 * @param house null while nobody knows its days
 */
export function offeredWords({ isSoldOut, offThrough }: KitchensWord, price: string, house: BackHouse | null): string {
  if (isSoldOut) return texts.soldOut();
  const fromMs = house && offThrough !== null ? backFromMs(offThrough, house, serverNowMs()) : null;
  if (fromMs === null) return price;
  const time = houseClock().words(fromMs, serverNowMs());
  return price === '' ? texts.fromTime({ time }) : texts.priceAndFromTime({ price, time });
}
