// No stories: hears the house.
import { judgeServed, servedFrom, type Food, type MealtimeAway, type ServingHouse } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import * as lib from '../../../lib/texts.ts';
import { asAnswered, judgeBy, useServedAgain, type ShownFood } from './serving.ts';
import * as texts from './texts.ts';

/** What decides from when on a food is served. */
interface Serving {
  /** The mealtimes that are not served now, the next one first: for a food of which no more is known. */
  readonly away: readonly MealtimeAway[];
  /** What the house says now, on a page that is live: there nobody else judges its foods. */
  readonly live: ReturnType<typeof judgeServed> | null;
}

let serving: Serving = { away: [], live: null };

/** Tells the foods of a page which mealtimes are not served now, the next one first. */
export function sayAway(away: readonly MealtimeAway[]): void {
  say({ ...serving, away });
}

/** Tells the live foods of a page when the house serves what; null once it is live no more. */
export function sayServing(live: { readonly house: ServingHouse; readonly atMs: number } | null): void {
  say({ ...serving, live: live && judgeServed(live.house, live.atMs) });
}

function say(said: Serving): void {
  serving = said;
  judgeBy((food) => againOf(food, said));
}

/** A live food is as it is stored: nobody has judged it. */
function againOf(food: ShownFood, { away, live }: Serving): string | null {
  if (live !== null && isStored(food)) return live(food)?.fromWords ?? null;
  return asAnswered(food) ?? servedFrom(away, food)?.fromWords ?? null;
}

function isStored(food: ShownFood): food is ShownFood & Food {
  return food.served !== undefined && food.categoryId !== undefined;
}

/** 'Served from 17:00' beside the price of a food that is not served now. It can be ordered for later. */
export function ServedFrom({ food }: { readonly food: ShownFood }): React.JSX.Element | null {
  const time = useServedAgain(food);
  return time === null ? null : (
    <Typography component="span" variant="body2" color="textSecondary" noWrap>
      {time === '' ? lib.notServedNow() : texts.servedFrom({ time })}
    </Typography>
  );
}
