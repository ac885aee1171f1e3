// No stories: hears the house; shows a chip.tsx.
import { servedFrom, type MealtimeAway, type MenuFood } from '@foodhouse/domain';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { Chip, ON_PICTURE } from '../../../ui/chip.tsx';
import * as texts from './texts.ts';

let away: readonly MealtimeAway[] = [];
const listeners = new Set<() => void>();

/** Tells the foods of a page which mealtimes are not served now, the next one first. */
export function sayAway(said: readonly MealtimeAway[]): void {
  away = said;
  for (const listener of listeners) listener();
}

/** 'From 17:00', 'From Sat 07:00', at a food that is not served now. It can be ordered for later. @param isSentence beside a price in large */
export function ServedFrom({
  food,
  isSentence = false,
}: {
  readonly food: Pick<MenuFood, 'mealtimes'>;
  readonly isSentence?: boolean;
}): React.JSX.Element | null {
  const next = servedFrom(
    useSyncExternalStore(subscribe, () => away),
    food,
  );
  if (next === null) return null;
  return isSentence ? (
    <Typography component="span" variant="body2" color="textSecondary" noWrap>
      {texts.servedFrom({ time: next.fromWords })}
    </Typography>
  ) : (
    <Chip label={texts.from({ time: next.fromWords })} sx={ON_PICTURE} />
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
