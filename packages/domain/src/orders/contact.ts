/** How the house reaches whoever ordered. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
}

/** `orderContacts/{orderId}`: apart from the order, because it is read by fewer people and kept for a shorter time. */
export interface OrderContact extends Contact {
  /** Where to bring it; null where it is not delivered. */
  readonly address: string | null;
  readonly expiresAtMs: number;
}

const CONTACT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A contact as it is kept with an order of this time. */
export function contactOf({ name, phone }: Contact, address: string | null, orderedAtMs: number): OrderContact {
  return { name, phone, address, expiresAtMs: orderedAtMs + CONTACT_DAYS * DAY_MS };
}
