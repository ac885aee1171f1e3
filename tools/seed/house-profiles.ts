import { DEFAULT_SETTINGS, NO_CATEGORIES } from '@foodhouse/domain';
import { CONFIGURED_HOUSE } from './configured-house.ts';
import { DEMO_ORDERS } from './demo-orders.ts';
import type { HouseProfile } from './house-profile.ts';

/** A house that has set nothing. */
export const BARE_HOUSE: HouseProfile = {
  settings: DEFAULT_SETTINGS,
  tables: [],
  categories: NO_CATEGORIES,
  groups: [],
  choices: new Map(),
  wordsOf: () => ({}),
  orders: DEMO_ORDERS,
};

const PROFILES: Readonly<Record<string, HouseProfile>> = { bare: BARE_HOUSE, configured: CONFIGURED_HOUSE };

export const PROFILE_NAMES = Object.keys(PROFILES);

/** @returns null for a name that no profile has */
export function profileNamed(name: string): HouseProfile | null {
  return PROFILES[name] ?? null;
}
