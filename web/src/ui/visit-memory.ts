import { isNewVisit } from '../first-paint/is-new-visit.ts';
import { placeMemory, type PlaceMemory } from '../lib/place-memory.ts';
import { fieldOf } from '../lib/field-of.ts';

interface OfVisit<T> {
  readonly visit: number;
  readonly kept: T;
}

/** What Back finds as it was left. The first page of every visit has the same place, so that a new visit finds nothing there. */
export function visitMemory<T>(name: string, isKept: (value: unknown) => value is T): PlaceMemory<T> {
  const memory = placeMemory(
    name,
    (value): value is OfVisit<T> => Number.isFinite(fieldOf(value, 'visit')) && isKept(fieldOf(value, 'kept')),
  );
  return {
    of: (place) => {
      const found = memory.of(place);
      const isOfAnother = found?.visit !== performance.timeOrigin && place.startsWith('default ') && isNewVisit();
      return found && !isOfAnother ? found.kept : null;
    },
    keep: (place, kept) => {
      memory.keep(place, { visit: performance.timeOrigin, kept });
    },
  };
}
