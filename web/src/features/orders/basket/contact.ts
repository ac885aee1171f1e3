import { LIMITS, type Contact } from '@foodhouse/domain';
import { forgetStored, keepStored, readStored } from '../../../lib/stored.ts';

// How the house reaches whoever orders, as this browser knows it of the person who said it.

export const NO_CONTACT: Contact = { name: '', phone: '' };

const STORED_UNDER = 'contact';
/** As the contract of POST /orders asks for. */
const LEAST_DIGITS = 4;

/** @param uid null while nobody is signed in */
export function knownContact(uid: string | null): Contact {
  try {
    const stored = JSON.parse(readStored(STORED_UNDER) ?? '{}') as Partial<Contact & { readonly uid: string }>;
    const { name, phone } = stored;
    return uid === stored.uid && name !== undefined && phone !== undefined ? { name, phone } : NO_CONTACT;
  } catch {
    return NO_CONTACT;
  }
}

export function keepContact(uid: string, contact: Contact): void {
  if (isNothing(contact)) forgetStored(STORED_UNDER);
  else keepStored(STORED_UNDER, JSON.stringify({ uid, ...contact }));
}

export function isNothing({ name, phone }: Contact): boolean {
  return name.trim() === '' && phone.trim() === '';
}

/** What is missing, by the field; nothing where it can be sent, or is left out. */
export function contactErrors(contact: Contact): Readonly<Partial<Record<keyof Contact, string>>> {
  if (isNothing(contact)) return {};
  const isPhone = /^[+\d ()./-]+$/.test(contact.phone) && contact.phone.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
  return {
    ...(contact.name.trim() === '' && { name: 'A name, please' }),
    ...(!isPhone && { phone: 'A phone number such as +49 30 123456' }),
  };
}

/** The longest that can be typed. */
export const CONTACT_LENGTHS = { name: LIMITS.name, phone: LIMITS.phone } as const;
