import { JUST_PLACED_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { keepStored, readStored } from '../../../lib/stored.ts';

/** Remembers the order that this tab has just placed, over reloads. */
export function keepJustPlaced(id: string): void {
  keepStored(JUST_PLACED_STORAGE_KEY, id, 'sessionStorage');
}

/** The id of the order that this tab has placed last; null for none. */
export function justPlaced(): string | null {
  return readStored(JUST_PLACED_STORAGE_KEY, 'sessionStorage');
}
