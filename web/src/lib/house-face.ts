import { useSyncExternalStore } from 'react';
import { keepStored, readStored } from './stored.ts';
import * as site from '../texts.ts';

// Who the house is, for what guests keep: receipts, papers, the page of a link. Learnt as its clock is (clock.ts).

export interface HouseFace {
  readonly name: string;
  /** Empty where the house says none. */
  readonly address: string;
  readonly phone: string;
}

const STORED_UNDER = 'house-face';
const listeners = new Set<() => void>();
let face: HouseFace | null = null;
/** The hours of the day, in words; null where it has not said when it is open. Of this page alone: tomorrow has its own. */
let today: string | null = null;

/** The house as far as it is known; under the name of the site while it has said nothing. */
export function useHouseFace(): HouseFace {
  return useSyncExternalStore(subscribe, read, read);
}

/** Called with `about` of the house's settings whenever they are known. */
export function learnHouseFace(about: HouseFace | null | undefined): void {
  const next = about ?? nobody();
  if (JSON.stringify(next) === JSON.stringify(read())) return;
  face = next;
  keepStored(STORED_UNDER, JSON.stringify(next));
  for (const tell of listeners) tell();
}

/** The hours of the day, as far as they are known. */
export function useHouseToday(): string | null {
  return useSyncExternalStore(subscribe, () => today, nothing);
}

/** Called with what the house says of itself now. */
export function learnHouse(now: {
  readonly about?: HouseFace | null | undefined;
  readonly today?: string | null | undefined;
}): void {
  const before = today;
  today = now.today ?? null;
  learnHouseFace(now.about);
  if (today !== before) for (const tell of listeners) tell();
}

/** Whether a house has said who it is, of which the name of the site says nothing. */
export function isSaid({ name, address, phone }: HouseFace): boolean {
  return name !== site.siteName() || address !== '' || phone !== '';
}

const nothing = (): null => null;

function read(): HouseFace {
  return (face ??= storedFace() ?? nobody());
}

function nobody(): HouseFace {
  return { name: site.siteName(), address: '', phone: '' };
}

function storedFace(): HouseFace | null {
  try {
    const stored: unknown = JSON.parse(readStored(STORED_UNDER) ?? 'null');
    const { name, address, phone } = Object(stored) as Readonly<Record<string, unknown>>;
    const isWhole = typeof name === 'string' && typeof address === 'string' && typeof phone === 'string';
    return isWhole ? { name, address, phone } : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
