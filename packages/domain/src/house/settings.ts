import {
  asStored,
  CURRENCY,
  FLAG,
  initialOf,
  NOT_YET,
  NUMBER,
  orNull,
  TEXT,
  type Fields,
  type ValueOf,
} from '../stored/field.ts';
import { DEFAULT_HOUSE_DAY } from '../time/local-time.ts';
import type { Locale } from '../text/locale.ts';
import type { TaxRate, TaxShare } from '../money/tax.ts';
import type { HouseHome } from './home.ts';
import type { VoucherRule } from './voucher-rule.ts';
import type { OrderWords } from './at-confirm.ts';
import type { Busy } from './busy.ts';
import type { HouseHours } from './hours.ts';
import type { HouseLinks } from './links.ts';
import type { Pause } from './opening-hours.ts';
import type { MealtimeHouse } from './mealtimes.ts';
import type { HousePage } from './pages.ts';
import type { ServingHouse } from './served.ts';
import type { HouseServices } from './services.ts';
import type { Later } from './wanted.ts';

/** What the house owes on its sales. */
export interface HouseTax {
  /** Whether prices contain the tax. */
  readonly isInclusive: boolean;
  /** The first is that of foods that name none. Empty: the house charges no tax. */
  readonly rates: readonly TaxRate[];
}

/** Who the house is, as guests read it. */
export interface HouseAbout {
  readonly name: string;
  /** In one line; empty where the house says none. */
  readonly address: string;
  /** Empty where the house says none. */
  readonly phone: string;
  /** Left out where the house has said none, and by an earlier build. */
  readonly links?: HouseLinks;
  /** As `#rrggbb`; left out where the house has the colour of the site, and by an earlier build. */
  readonly accent?: string;
  /** The address of an own picture, square; left out where the house has none, and by an earlier build. */
  readonly sign?: string;
}

/** What a house does while no screen would ring for an order. */
export const WHEN_NOBODY_LISTENS = ['nothing', 'warn', 'pause'] as const;
export type WhenNobodyListens = (typeof WHEN_NOBODY_LISTENS)[number];

const NO_LIST = { initially: [] as readonly never[], privacy: 'business' } as const;
const NO_MAP = { initially: {}, privacy: 'business' } as const;
const OFF = { initially: false, privacy: 'business' } as const;

/** What `house/settings` says of hours and listeners: all that the tick and the staff's pages need to judge who hears. */
export const LISTENING_FIELDS = {
  timeZone: { kind: TEXT, initially: DEFAULT_HOUSE_DAY.timeZone, privacy: 'business' },
  hours: { kind: asStored<HouseHours['hours']>(), ...NO_MAP },
  exceptions: { kind: asStored<HouseHours['exceptions']>(), ...NO_LIST },
  services: { kind: asStored<HouseServices['services']>(), ...NO_LIST },
  pause: { kind: orNull(asStored<Pause>()), ...NOT_YET },
  /** Whether the house is being set up and takes no orders of guests before somebody opens it. */
  notOpenYet: { kind: FLAG, ...OFF },
  /** What happens while no screen of the staff would ring for an order. */
  whenNobodyListens: {
    kind: asStored<WhenNobodyListens>(),
    initially: 'nothing',
    privacy: 'business',
  },
} as const satisfies Fields;

/**
 * `house/settings`. What it is initially is a house that has set nothing: always open, days begin at 04:00 UTC, prices are in US
 * dollars, neither tax nor voucher, orders are picked up and wait for ever, no time is promised, nobody is asked to listen.
 */
export const SETTINGS_FIELDS = {
  ...LISTENING_FIELDS,
  /** 0 until the house has set anything; each change is one more. */
  version: { kind: NUMBER, initially: 0, privacy: 'business' },
  /** The language of its pages, and of what the server says; null: it has chosen none, and speaks English. */
  locale: { kind: orNull(asStored<Locale>()), ...NOT_YET },
  dayStart: { kind: TEXT, initially: DEFAULT_HOUSE_DAY.dayStart, privacy: 'business' },
  /** Of every price that is set from now on. */
  currency: { kind: CURRENCY.kind, initially: CURRENCY.initially, privacy: 'business' },
  tax: { kind: asStored<HouseTax>(), initially: { isInclusive: true, rates: [] }, privacy: 'business' },
  /** What comes with every fifth order; null while the house gives nothing. */
  voucher: { kind: orNull(asStored<VoucherRule>()), ...NOT_YET },
  /** How long an order waits for the house's answer before it counts as rejected; null: for ever. */
  answerMinutes: { kind: orNull(NUMBER), ...NOT_YET },
  /** The same from opening on, for what was ordered while the house was closed. */
  queuedAnswerMinutes: { kind: NUMBER, initially: 15, privacy: 'business' },
  /** Null where the house has not said who it is. */
  about: { kind: orNull(asStored<HouseAbout>()), ...NOT_YET },
  /** The home page of a house that has said who it is; null: as the site makes it of the other settings. */
  home: { kind: orNull(asStored<HouseHome>()), ...NOT_YET },
  /** How long the kitchen takes as a rule: what an acceptance promises. Null: the house promises no times. */
  prepMinutes: { kind: orNull(NUMBER), ...NOT_YET },
  /** For when orders may be wanted later; null: all are wanted as soon as possible. */
  later: { kind: orNull(asStored<Later>()), ...NOT_YET },
  /** Whether people may order without an account. */
  guestOrders: { kind: FLAG, ...OFF },
  /** Whether whoever says a name and a phone must agree to their use. */
  askConsent: { kind: FLAG, ...OFF },
  lastOrderMinutes: { kind: NUMBER, initially: 0, privacy: 'business' },
  /** The most portions of one order. */
  maxPortions: { kind: NUMBER, initially: 30, privacy: 'business' },
  areas: { kind: asStored<HouseServices['areas']>(), ...NO_LIST },
  mealtimes: { kind: asStored<MealtimeHouse['mealtimes']>(), ...NO_MAP },
  enforceMealtimes: { kind: FLAG, ...OFF },
  /** When the foods of a category are served, by its id; of one that is not named whenever the house is open. */
  categoryHours: { kind: asStored<ServingHouse['categoryHours']>(), ...NO_MAP },
  /** The ids of the categories of which a guest may have two foods as one line, half and half. */
  halfCategories: { kind: asStored<readonly string[]>(), ...NO_LIST },
  orderWords: { kind: asStored<OrderWords>(), initially: 'confirm', privacy: 'business' },
  /** Those of `house/pages` that have a text, as it was saved last. */
  writtenPages: { kind: asStored<readonly HousePage[]>(), ...NO_LIST },
  /** By how much everything takes longer than usual, and until when. */
  busy: { kind: orNull(asStored<Busy>()), ...NOT_YET },
} as const satisfies Fields;

export interface HouseSettings extends ValueOf<typeof SETTINGS_FIELDS> {}

export const DEFAULT_SETTINGS: HouseSettings = initialOf(SETTINGS_FIELDS);

/**
 * How old the settings may be in the memory of a process of the API, in milliseconds. With the time in the CDN and the pause
 * between two questions of a page it makes fifteen seconds.
 */
export const SETTINGS_KEPT_MS = 5000;

/** The share of a food: of the rate that it names, else of the first. @returns null in a house without tax */
export function shareOf({ rates }: HouseTax, taxId: string | null): TaxShare | null {
  return (rates.find(({ id }) => id === taxId) ?? rates[0])?.share ?? null;
}
