import type { OrderStatus } from '@foodhouse/domain';
import * as texts from './texts.ts';

/** A query about orders: those with a whole token, or those of customers whose email has a prefix. */
export type OrderQuestion =
  | { readonly by: 'token'; readonly token: string }
  | { readonly by: 'email'; readonly beginning: string };

const TOKEN = /^[a-z0-9]{6}$/i;
const SHORTEST_BEGINNING = 2;
/** The most orders that a search by email finds. */
export const MOST_BY_EMAIL = 20;

/**
 * The queries for a typed text; none when it is neither a whole token nor the beginning of an email.
 * @param byEmail whether the person may search by email
 */
export function questionsOf(typed: string, byEmail: boolean): readonly OrderQuestion[] {
  const beginning = typed.toLowerCase();
  return [
    ...(TOKEN.test(typed) ? [{ by: 'token', token: typed.toUpperCase() } as const] : []),
    ...(byEmail && beginning.length >= SHORTEST_BEGINNING && !/\s/.test(beginning)
      ? [{ by: 'email', beginning } as const]
      : []),
  ];
}

/** Whose orders are searched. */
export interface OrderScope {
  /** The customer whose orders are searched; all customers when left out. */
  readonly uid?: string;
  /** The status that is searched; every status when left out. */
  readonly status?: OrderStatus;
  /** Whether the person may search by email: admins may. */
  readonly byEmail: boolean;
}

/** The hint of the search box. */
export function hintOf({ byEmail }: OrderScope): string {
  return byEmail ? texts.searchByEmail() : texts.searchByToken();
}
