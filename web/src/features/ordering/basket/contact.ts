import { isPhone, isVisible, LIMITS, tidyPhone, tidyText, type Contact } from '@foodhouse/domain';

// How the house reaches whoever orders, judged as the contract of POST /orders judges it.

export function isNothing({ name, phone }: Contact): boolean {
  return !isVisible(name) && !isVisible(phone);
}

/** As it is sent; null where nothing was said. */
export function askedContact(contact: Contact): Contact | null {
  return isNothing(contact) ? null : { name: tidyText(contact.name), phone: tidyPhone(contact.phone) };
}

/**
 * What is missing, by the field; nothing where it can be sent, or is left out.
 * @param isNeeded for a delivery, and of a guest, whom the house cannot reach otherwise
 */
export function contactErrors(contact: Contact, isNeeded = false): Readonly<Partial<Record<keyof Contact, string>>> {
  if (isNothing(contact) && !isNeeded) return {};
  return {
    ...(!isVisible(contact.name) && { name: 'A name, please' }),
    ...(!isPhone(tidyPhone(contact.phone)) && { phone: 'A phone number such as +49 30 123456' }),
  };
}

/** The longest that can be typed. */
export const CONTACT_LENGTHS = { name: LIMITS.name, phone: LIMITS.phone } as const;
