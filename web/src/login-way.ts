import type { Role } from '@foodhouse/domain';
import { isOfDashboard, paths } from './paths.ts';

/** A food that somebody wanted to order while signed out. */
export interface WantedFood {
  readonly id: string;
  readonly name: string;
}

/** What the navigation to the login carries. */
export interface LoginWay {
  readonly from?: string;
  readonly wanted?: WantedFood;
  /** The role that the page they come from asks for. */
  readonly needs?: Role;
}

/** Reads what a navigation carries; whatever else stands there is dropped. */
export function loginWayOf(state: unknown): LoginWay {
  const { from, needs } = (state ?? {}) as { from?: unknown; needs?: unknown };
  const wanted = wantedFoodOf(state);
  return {
    ...(typeof from === 'string' && { from }),
    ...(wanted && { wanted }),
    ...(needs === 'admin' && { needs }),
  };
}

function wantedFoodOf(state: unknown): WantedFood | null {
  const { id, name } = (state as { wanted?: Partial<Record<keyof WantedFood, unknown>> } | null)?.wanted ?? {};
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

/** Why the login is asked for, in a sentence; null for who came by themselves. */
export function reasonForLogin({ from, wanted, needs }: LoginWay): string | null {
  if (wanted) return `Log in to order ${wanted.name}.`;
  if (needs) return 'That page is for admins of the house. Log in as one to open it.';
  return from !== undefined && isOfDashboard(from) ? 'Log in to see your dashboard.' : null;
}

/**
 * Where a login leads: to where one came from, else home. Who was signed in all along and came by themselves goes to the
 * dashboard.
 */
export function wayAfterLogin(way: LoginWay, wasSignedIn: boolean, referrer: string, origin: string): string {
  const from = way.from ?? pathOfReferrer(referrer, origin);
  return from === null && wasSignedIn ? paths.dashboard : safeReturnPath(from);
}

/**
 * The page of this site that led here, by the browser's word: a link followed before the script was there carries no
 * state. Null for pages that lead nowhere, such as the login itself.
 */
export function pathOfReferrer(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  const isOurs = from.origin === origin && from.pathname !== paths.login && from.pathname !== paths.signUp;
  return isOurs ? from.pathname + from.search : null;
}

/** Where to go after login: the page one came from, if it is a page of this site, else home. */
export function safeReturnPath(from: unknown): string {
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
