import type { OrderStatus } from '@foodhouse/domain';

/** What is asked about orders: those with a whole token, or those of the customers whose email begins so. */
export type OrderQuestion =
  | { readonly by: 'token'; readonly token: string }
  | { readonly by: 'email'; readonly beginning: string };

const TOKEN = /^[a-z0-9]{6}$/i;
const SHORTEST_BEGINNING = 2;
/** Orders that a search by email finds at most. */
export const MOST_BY_EMAIL = 20;

/**
 * The questions behind what somebody typed; none when it can be neither a whole token nor the beginning of an email.
 * @param byEmail whether the person may ask by email
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
  /** The customer whose orders they are; everybody's when left out. */
  readonly uid?: string;
  /** The one status that is searched; every status when left out. */
  readonly status?: OrderStatus;
  /** Whether the person may ask by email: an admin. */
  readonly byEmail: boolean;
}

/** What can be typed, in words. */
export function hintOf({ byEmail }: OrderScope): string {
  return byEmail ? 'By the whole token, or the beginning of the email' : 'By the whole token';
}
