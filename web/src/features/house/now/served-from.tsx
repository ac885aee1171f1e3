// No stories: hears the house; shows a chip.tsx.
import {
  judgeServed,
  servedFrom,
  type Food,
  type MealtimeAway,
  type MenuFood,
  type ServingHouse,
} from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { Chip, ON_PICTURE } from '../../../ui/chip.tsx';
import * as texts from './texts.ts';

/** What decides from when on a food is served. */
interface Serving {
  /** The mealtimes that are not served now, the next one first: for a food of which no more is known. */
  readonly away: readonly MealtimeAway[];
  /** The house and the moment, on a page that is live: there nobody else judges its foods. */
  readonly live: { readonly house: ServingHouse; readonly atMs: number } | null;
}

let serving: Serving = { away: [], live: null };
const listeners = new Set<() => void>();

/** Tells the foods of a page which mealtimes are not served now, the next one first. */
export function sayAway(away: readonly MealtimeAway[]): void {
  say({ ...serving, away });
}

/** Tells the live foods of a page when the house serves what; null once it is live no more. */
export function sayServing(live: Serving['live']): void {
  say({ ...serving, live });
}

function say(said: Serving): void {
  serving = said;
  for (const listener of listeners) listener();
}

type ShownFood = Pick<MenuFood, 'mealtimes' | 'servedFrom'> & Partial<Food>;

/** From when on it is served again, empty where nobody knows; null while it is. A live food is as it is stored: nobody has judged it. */
function againOf(food: ShownFood, { away, live }: Serving): string | null {
  if (live !== null && isStored(food)) return judgeServed(live.house, live.atMs)(food)?.fromWords ?? null;
  return food.servedFrom ?? servedFrom(away, food)?.fromWords ?? null;
}

function isStored(food: ShownFood): food is ShownFood & Food {
  return food.served !== undefined && food.categoryId !== undefined;
}

/** 'From 17:00', 'From Sat 07:00', at a food that is not served now. It can be ordered for later. @param isSentence beside a price in large */
export function ServedFrom({
  food,
  isSentence = false,
}: {
  readonly food: ShownFood;
  readonly isSentence?: boolean;
}): React.JSX.Element | null {
  const time = againOf(
    food,
    useSyncExternalStore(subscribe, () => serving),
  );
  if (time === null) return null;
  return isSentence ? (
    <Typography component="span" variant="body2" color="textSecondary" noWrap>
      {time === '' ? texts.notServedNow() : texts.servedFrom({ time })}
    </Typography>
  ) : (
    <Chip label={time === '' ? texts.notServedNow() : texts.from({ time })} sx={ON_PICTURE} />
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
