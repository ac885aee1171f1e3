import { DEFAULT_SETTINGS, NO_CATEGORIES } from '@foodhouse/domain';
import { CONFIGURED_HOUSE } from './configured-house.ts';
import { DEMO_ORDERS } from './demo-orders.ts';
import { DEMO_ADMIN } from '@foodhouse/domain/demo';
import { DEMO_HOUSE, type HouseProfile } from './house-profile.ts';

/** A house that has set nothing. */
export const BARE_HOUSE: HouseProfile = {
  ...DEMO_HOUSE,
  settings: DEFAULT_SETTINGS,
  tables: [],
  categories: NO_CATEGORIES,
  groups: [],
  choices: new Map(),
  wordsOf: () => ({}),
  orders: DEMO_ORDERS,
};

/** A house with its first admin and nothing else, as `npm run grant-admin` leaves it: not open yet, to be set up. */
const EMPTY_HOUSE: HouseProfile = {
  ...BARE_HOUSE,
  settings: { ...DEFAULT_SETTINGS, version: 1, notOpenYet: true },
  people: [DEMO_ADMIN],
  foods: [],
  reviews: [],
  orders: [],
};

const PROFILES: Readonly<Record<string, HouseProfile>> = {
  bare: BARE_HOUSE,
  configured: CONFIGURED_HOUSE,
  empty: EMPTY_HOUSE,
};

export const PROFILE_NAMES = Object.keys(PROFILES);

/** @returns null for a name that no profile has */
export function profileNamed(name: string): HouseProfile | null {
  return PROFILES[name] ?? null;
}
