import { LIMITS, type Contact } from '@foodhouse/domain';
import { currentEra } from '../../../data/session-store.ts';
import { CONTACT_STORAGE_KEY } from '../../../data/storage-keys.ts';
import { forgetStored, keepStored, readStored } from '../../../lib/stored.ts';

// How the house reaches whoever orders, as this browser knows it of the person who said it.

export const NO_CONTACT: Contact = { name: '', phone: '' };

/** As the contract of POST /orders asks for. */
const LEAST_DIGITS = 4;

/** What somebody typed: the end of a session ends it, here or in another tab. */
export interface TypedContact {
  readonly contact: Contact;
  readonly era: number;
}

/** Typed by somebody who is on the way over the login, in the memory of the page: a reload forgets it. */
let onTheWay: TypedContact | null = null;

export function typedNow(contact: Contact): TypedContact {
  return { contact, era: currentEra() };
}

/** Keeps what was typed for the person who signs in next. */
export function takeOverLogin(typed: TypedContact | null): void {
  onTheWay = typed;
}

export function typedBefore(): TypedContact | null {
  return onTheWay;
}

/** Null when nothing was typed, or a session has ended since. */
export function stillTyped(typed: TypedContact | null): Contact | null {
  return typed?.era === currentEra() ? typed.contact : null;
}

/** @param uid null while nobody is signed in */
export function knownContact(uid: string | null): Contact {
  try {
    const stored = JSON.parse(readStored(CONTACT_STORAGE_KEY) ?? '{}') as Partial<Contact & { readonly uid: string }>;
    const { name, phone } = stored;
    return uid === stored.uid && name !== undefined && phone !== undefined ? { name, phone } : NO_CONTACT;
  } catch {
    return NO_CONTACT;
  }
}

export function keepContact(uid: string, contact: Contact): void {
  onTheWay = null;
  if (isNothing(contact)) forgetStored(CONTACT_STORAGE_KEY);
  else keepStored(CONTACT_STORAGE_KEY, JSON.stringify({ uid, ...contact }));
}

export function isNothing({ name, phone }: Contact): boolean {
  return name.trim() === '' && phone.trim() === '';
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
