import { servedFrom, type MealtimeAway, type MenuFood } from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';
import { Chip } from '../../ui/chip.tsx';

let away: readonly MealtimeAway[] = [];
const listeners = new Set<() => void>();

/** Tells the foods of a page which mealtimes are not served now, the next one first. */
export function sayAway(said: readonly MealtimeAway[]): void {
  away = said;
  for (const listener of listeners) listener();
}

/** 'From 17:00', at a food that is not served now. It can be ordered for later. */
export function ServedFrom({ food }: { readonly food: Pick<MenuFood, 'mealtimes'> }): React.JSX.Element | null {
  const from = servedFrom(
    useSyncExternalStore(subscribe, () => away),
    food,
  );
  return from === null ? null : <Chip label={`From ${from}`} />;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
