import { orNull, recordOf, TEXT, TIME, UNSAID, type Fields, type ValueOf } from '../stored/field.ts';
import { isVisible, tidyText } from '../text/clean-text.ts';
import { tidyPhone } from '../text/phone.ts';

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

/** As it is in a form in which nothing is said. */
export const NO_CONTACT: Contact = { name: '', phone: '' };

export function isNoContact({ name, phone }: Contact): boolean {
  return !isVisible(name) && !isVisible(phone);
}

/** As it is sent; null where nothing was said. */
export function askedContact(contact: Contact): Contact | null {
  return isNoContact(contact) ? null : { name: tidyText(contact.name), phone: tidyPhone(contact.phone) };
}

/** Null for one of another form. */
export function readContact(stored: unknown): Contact | null {
  const { name, phone } = recordOf(stored);
  return typeof name === 'string' && typeof phone === 'string' ? { name, phone } : null;
}

const CONTACT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A contact as it is kept with an order of this time. */
export function contactOf({ name, phone }: Contact, address: string | null, orderedAtMs: number): OrderContact {
  return { name, phone, address, expiresAtMs: orderedAtMs + CONTACT_DAYS * DAY_MS };
}
