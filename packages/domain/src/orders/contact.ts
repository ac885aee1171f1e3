import { orNull, TEXT, TIME, UNSAID, type Fields, type ValueOf } from '../stored/field.ts';

/** `orderContacts/{orderId}`: apart from the order, because it is read by fewer people and kept for a shorter time. */
export const CONTACT_FIELDS = {
  name: { kind: TEXT, privacy: 'personal' },
  phone: { kind: TEXT, privacy: 'personal' },
  /** Where to bring it; null where it is not delivered. */
  address: { kind: orNull(TEXT), ...UNSAID, privacy: 'personal' },
  expiresAtMs: { kind: TIME, stored: 'expiresAt', privacy: 'business' },
} as const satisfies Fields;

export interface OrderContact extends ValueOf<typeof CONTACT_FIELDS> {}

/** How the house reaches whoever ordered. */
export interface Contact extends Pick<OrderContact, 'name' | 'phone'> {}

const CONTACT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A contact as it is kept with an order of this time. */
export function contactOf({ name, phone }: Contact, address: string | null, orderedAtMs: number): OrderContact {
  return { name, phone, address, expiresAtMs: orderedAtMs + CONTACT_DAYS * DAY_MS };
}
