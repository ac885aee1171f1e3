import { keepStored, readStored } from './stored.ts';

/** What is kept of pages by their places in the browser's history, as long as the tab is there. */
export interface PlaceMemory<T> {
  readonly of: (place: string) => T | null;
  readonly keep: (place: string, value: T) => void;
}

/** @param isKept whether a stored value is one: what another site on the same origin wrote is left out */
export function placeMemory<T>(name: string, isKept: (value: unknown) => value is T): PlaceMemory<T> {
  const all = (): Record<string, T> => {
    try {
      const stored: unknown = JSON.parse(readStored(name, 'sessionStorage') ?? '{}');
      const kept = Object.entries(stored ?? {}).filter((one): one is [string, T] => isKept(one[1]));
      return Object.fromEntries(kept);
    } catch {
      return {};
    }
  };
  return {
    of: (place) => all()[place] ?? null,
    keep: (place, value) => {
      keepStored(name, JSON.stringify({ ...all(), [place]: value }), 'sessionStorage');
    },
  };
}
