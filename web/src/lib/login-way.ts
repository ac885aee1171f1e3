import type { Role } from '@foodhouse/domain';
import { isolated } from './isolated.ts';
import { beginningOf, isOfDashboard, paths } from '../paths.ts';
import { addressOf } from './base.ts';
import { fieldOf } from './field-of.ts';
import * as texts from './texts.ts';

/** A food that a signed-out person wanted to order. */
export interface WantedFood {
  readonly id: string;
  readonly name: string;
}

/** The navigation state of the login page. */
export interface LoginWay {
  readonly from?: string;
  readonly wanted?: WantedFood;
  /** Whether they wanted to order their basket. */
  readonly basket?: true;
  /** Whether they have the link of an invitation, which they come back to. */
  readonly invited?: true;
  /** The role that the previous page requires. */
  readonly needs?: Role;
}

/** Parses the navigation state; unknown fields are dropped. */
export function loginWayOf(state: unknown): LoginWay {
  const from = fieldOf(state, 'from');
  const wanted = wantedFoodOf(fieldOf(state, 'wanted'));
  return {
    ...(typeof from === 'string' && { from }),
    ...(wanted && { wanted }),
    ...(fieldOf(state, 'basket') === true && { basket: true }),
    ...(fieldOf(state, 'invited') === true && { invited: true }),
    ...(fieldOf(state, 'needs') === 'admin' && { needs: 'admin' }),
  };
}

function wantedFoodOf(wanted: unknown): WantedFood | null {
  const id = fieldOf(wanted, 'id');
  const name = fieldOf(wanted, 'name');
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

/** The sentence that says why the login is needed; null when the person opened it themselves. */
export function reasonForLogin({ from, wanted, basket, invited, needs }: LoginWay): string | null {
  if (invited) return texts.logInToAccept();
  if (basket) return texts.logInToOrderBasket();
  if (wanted) return texts.logInToOrderFood({ name: isolated(wanted.name) });
  if (needs) return texts.logInAsAdmin();
  return from !== undefined && isOfDashboard(from) ? texts.logInToDashboard() : null;
}

/** What the person wanted to order or to accept, as the navigation state of the page they return to; null for nothing. */
export function stateAfterLogin({
  wanted,
  basket,
  invited,
}: LoginWay): Pick<LoginWay, 'wanted' | 'basket' | 'invited'> | null {
  if (basket) return { basket };
  if (invited) return { invited };
  return wanted ? { wanted } : null;
}

/**
 * Where a login leads: to the previous page, else home. A person who is signed in already and opened the login
 * themselves goes to where their role begins.
 * @param signedIn the role of a person who was signed in already; null after a login
 */
export function wayAfterLogin(way: LoginWay, signedIn: Role | null, referrer: string, origin: string): string {
  const from = way.from ?? pathOfReferrer(referrer, origin);
  return from === null && signedIn !== null ? beginningOf(signedIn) : safeReturnPath(from);
}

/**
 * The page of this site that led here, by the referrer: a link followed before hydration carries no navigation state.
 * Null for pages such as the login itself.
 */
export function pathOfReferrer(referrer: string, origin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  const address = addressOf(from.pathname);
  const isOurs = from.origin === origin && address !== paths.login && address !== paths.signUp;
  return isOurs ? address + from.search : null;
}

/** Where to go after the login: the previous page, if it is a page of this site, else home. */
export function safeReturnPath(from: unknown): string {
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
