import { LIMITS, type Contact } from '@foodhouse/domain';

// How the house reaches whoever orders.

/** As the contract of POST /orders asks for. */
const LEAST_DIGITS = 4;

export function isNothing({ name, phone }: Contact): boolean {
  return name.trim() === '' && phone.trim() === '';
}

/** As it is sent; null where nothing was said. */
export function askedContact(contact: Contact): Contact | null {
  return isNothing(contact) ? null : { name: contact.name.trim(), phone: contact.phone.trim() };
}

/**
 * What is missing, by the field; nothing where it can be sent, or is left out.
 * @param isNeeded for a delivery, and of a guest, whom the house cannot reach otherwise
 */
export function contactErrors(contact: Contact, isNeeded = false): Readonly<Partial<Record<keyof Contact, string>>> {
  if (isNothing(contact) && !isNeeded) return {};
  const isPhone = /^[+\d ()./-]+$/.test(contact.phone) && contact.phone.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
  return {
    ...(contact.name.trim() === '' && { name: 'A name, please' }),
    ...(!isPhone && { phone: 'A phone number such as +49 30 123456' }),
  };
}

/** The longest that can be typed. */
export const CONTACT_LENGTHS = { name: LIMITS.name, phone: LIMITS.phone } as const;
