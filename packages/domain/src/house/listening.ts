import { FLAG, NOT_YET, orNull, plain, TEXT, TIME, type Fields, type ValueOf } from '../stored/field.ts';
import { canDecide, worksInKitchen, type Role } from '../users/roles.ts';
import { SERVICES, type HouseHours } from './hours.ts';
import type { HouseState, Pause } from './opening-hours.ts';
import { closedAt } from './opening.ts';
import type { HouseServices } from './services.ts';
import type { WhenNobodyListens } from './settings.ts';
import * as texts from './texts.ts';

// Screens of the staff say every minute whether they could ring. Whether the house hears orders is judged from that and
// the time, nothing is switched (docs/decisions/050).

/** The pages that ring: for pending orders, and for accepted ones. */
export const SCREEN_PAGES = ['orders', 'kitchen'] as const;
export type ScreenPage = (typeof SCREEN_PAGES)[number];

export const HEARTBEAT_EVERY_MS = 60_000;
/** A screen listens for this long after a beat with sound: two beats, and some time for the network. */
export const LISTENS_FOR_MS = 150_000;
/** An order that nobody can hear raises an alert when it has waited for this long. */
export const UNHEARD_AFTER_MS = 70_000;
/** A screen is deleted this long after its last beat. */
export const KEEP_SCREENS_MS = 24 * 60 * 60_000;
/** An alert is deleted this long after it was raised: an order raises one at most. */
export const KEEP_ALERTS_MS = 30 * KEEP_SCREENS_MS;

/** `screens/{id}`: a page of the staff, as it was at its last beat. */
export const SCREEN_FIELDS = {
  page: { kind: plain((stored): ScreenPage => (stored === 'kitchen' ? stored : 'orders')), privacy: 'business' },
  isVisible: { kind: FLAG, privacy: 'business' },
  beatAtMs: { kind: TIME, stored: 'beatAt', privacy: 'business' },
  /** The time of that beat if it could ring for an order that waits; null for a screen that is muted, or whose sound the browser blocks. */
  heardAtMs: { kind: orNull(TIME), stored: 'heardAt', ...NOT_YET },
  /** When the newest order came that it had; null without any. */
  newestMs: { kind: orNull(TIME), stored: 'newest', ...NOT_YET },
  /** Orders that came until then are acknowledged: no screen of this page rings for them any more. */
  acknowledgedMs: { kind: orNull(TIME), stored: 'acknowledged', ...NOT_YET },
} as const satisfies Fields;

export interface StaffScreen extends ValueOf<typeof SCREEN_FIELDS> {}

/** What a screen says of itself. */
export interface Heartbeat {
  readonly page: ScreenPage;
  readonly soundOk: boolean;
  readonly isVisible: boolean;
  readonly newestMs: number | null;
  readonly acknowledgedMs: number | null;
}

/**
 * Whether a screen rings for orders that wait for an answer. The kitchen's rings for accepted ones: nobody there hears that
 * an order came, nor may a chef accept it.
 */
export function listensForOrders({ page, soundOk }: Pick<Heartbeat, 'page' | 'soundOk'>): boolean {
  return page === 'orders' && soundOk;
}

/**
 * Whether a person of this role may say that a page of theirs could ring. Who cannot accept an order does not hear it, and
 * silences nobody who can.
 */
export function canSendHeartbeat(role: Role, page: ScreenPage): boolean {
  return page === 'orders' ? canDecide(role) : worksInKitchen(role);
}

/** The screen after a beat, by the server's clock. What was acknowledged stays so: a late repeat takes nothing back. */
export function screenAfter(before: StaffScreen | null, beat: Heartbeat, nowMs: number): StaffScreen {
  const { page, isVisible, newestMs, acknowledgedMs } = beat;
  const known = before?.page === page ? before.acknowledgedMs : null;
  return {
    page,
    isVisible,
    beatAtMs: nowMs,
    heardAtMs: listensForOrders(beat) ? nowMs : null,
    newestMs: newestMs === null ? null : Math.min(newestMs, nowMs),
    acknowledgedMs:
      acknowledgedMs === null && known === null ? null : Math.min(Math.max(acknowledgedMs ?? 0, known ?? 0), nowMs),
  };
}

/** Whether one of these screens listens at a moment. */
export function isHeard(screens: readonly Pick<StaffScreen, 'heardAtMs'>[], atMs: number): boolean {
  return screens.some(({ heardAtMs }) => heardAtMs !== null && atMs - heardAtMs <= LISTENS_FOR_MS);
}

/** The settings that say whether somebody has to listen now. */
export type ListeningHouse = HouseHours &
  HouseState &
  Pick<HouseServices, 'services'> & { readonly whenNobodyListens: WhenNobodyListens };

/**
 * Whether orders may come that nobody hears, in a house that wants to know: something that it offers is open by its hours,
 * paused or not, and no screen listens.
 */
export function isUnheard(
  house: Omit<ListeningHouse, 'pause'>,
  screens: readonly Pick<StaffScreen, 'heardAtMs'>[],
  atMs: number,
): boolean {
  return (
    house.whenNobodyListens !== 'nothing' &&
    !isHeard(screens, atMs) &&
    closedAt({ ...house, lastOrderMinutes: 0, pause: null }, atMs) === null
  );
}

/** The pause of a house that nobody hears. It is the house's own, and ends when a screen listens again. */
export function unheardPause(): Pause {
  return { services: SERVICES, untilMs: null, message: texts.nobodyListens(), isByHouse: true };
}

/** `alerts/{orderId}`: an order came, and nobody could hear it. */
export const ALERT_FIELDS = {
  orderId: { kind: TEXT, isId: true, privacy: 'business', wire: 'orderId' },
  token: { kind: TEXT, privacy: 'business' },
  foodName: { kind: TEXT, privacy: 'business' },
  placedAtMs: { kind: TIME, stored: 'placedAt', privacy: 'business' },
  raisedAtMs: { kind: TIME, stored: 'raisedAt', privacy: 'business' },
  /** When an admin said that they know. */
  acknowledgedAtMs: { kind: orNull(TIME), stored: 'acknowledgedAt', ...NOT_YET },
  /** When it was found that the order no longer waits. */
  endedAtMs: { kind: orNull(TIME), stored: 'endedAt', ...NOT_YET },
} as const satisfies Fields;

export interface OrderAlert extends ValueOf<typeof ALERT_FIELDS> {}

/** Whether admins still have to read it. */
export function isOpenAlert({ acknowledgedAtMs, endedAtMs }: OrderAlert): boolean {
  return acknowledgedAtMs === null && endedAtMs === null;
}
