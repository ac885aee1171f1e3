import { DEFAULT_HOUSE_DAY, type HouseDay } from '../time/local-time.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';
import type { TaxShare } from '../money/tax.ts';
import type { VoucherRule } from './voucher-rule.ts';
import type { Busy } from './busy.ts';
import type { HouseHours } from './hours.ts';
import type { HouseState } from './judge.ts';
import type { MealtimeHouse } from './mealtimes.ts';
import type { HouseServices } from './services.ts';
import type { Later } from './wanted.ts';

export interface TaxRate {
  readonly id: string;
  readonly name: string;
  readonly share: TaxShare;
}

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
}

/** What a house does while no screen would ring for an order. */
export const WHEN_NOBODY_LISTENS = ['nothing', 'warn', 'pause'] as const;
export type WhenNobodyListens = (typeof WHEN_NOBODY_LISTENS)[number];

/** `house/settings`. */
export interface HouseSettings extends HouseDay, HouseHours, HouseState, HouseServices, MealtimeHouse {
  /** 0 until the house has set anything; each change is one more. */
  readonly version: number;
  /** Of every price that is set from now on. */
  readonly currency: Currency;
  readonly tax: HouseTax;
  /** What comes with every fifth order; null while the house gives nothing. */
  readonly voucher: VoucherRule | null;
  /** How long an order waits for the house's answer before it counts as rejected; null: for ever. */
  readonly answerMinutes: number | null;
  /** The same from opening on, for what was ordered while the house was closed. */
  readonly queuedAnswerMinutes: number;
  /** Null where the house has not said who it is. */
  readonly about: HouseAbout | null;
  /** How long the kitchen takes as a rule: what an acceptance promises. Null: the house promises no times. */
  readonly prepMinutes: number | null;
  /** What happens while no screen of the staff would ring for an order. */
  readonly whenNobodyListens: WhenNobodyListens;
  /** For when orders may be wanted later; null: all are wanted as soon as possible. */
  readonly later: Later | null;
  /** Whether people may order without an account. */
  readonly guestOrders: boolean;
  readonly lastOrderMinutes: number;
  /** The most portions of one order. */
  readonly maxPortions: number;
  /** By how much everything takes longer than usual, and until when. */
  readonly busy: Busy | null;
}

/** Of a house that has set nothing: always open, days begin at 04:00 UTC, prices are in US dollars, neither tax nor voucher, orders are picked up and wait for ever, no time is promised, nobody is asked to listen, and an order has thirty portions at most. */
export const DEFAULT_SETTINGS: HouseSettings = {
  ...DEFAULT_HOUSE_DAY,
  version: 0,
  currency: DEFAULT_CURRENCY,
  tax: { isInclusive: true, rates: [] },
  voucher: null,
  answerMinutes: null,
  queuedAnswerMinutes: 15,
  about: null,
  prepMinutes: null,
  whenNobodyListens: 'nothing',
  later: null,
  guestOrders: false,
  maxPortions: 30,
  hours: {},
  exceptions: [],
  lastOrderMinutes: 0,
  services: [],
  areas: [],
  mealtimes: {},
  enforceMealtimes: false,
  pause: null,
  busy: null,
};

/**
 * How old the settings may be in the memory of a process of the API, in milliseconds. With the time in the CDN and the pause
 * between two questions of a page it makes fifteen seconds.
 */
export const SETTINGS_KEPT_MS = 5000;

/** The share of a food: of the rate that it names, else of the first. @returns null in a house without tax */
export function shareOf({ rates }: HouseTax, taxId: string | null): TaxShare | null {
  return (rates.find(({ id }) => id === taxId) ?? rates[0])?.share ?? null;
}
