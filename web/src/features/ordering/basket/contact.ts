import { isNoContact, isPhone, isVisible, LIMITS, tidyPhone, type Contact } from '@foodhouse/domain';
import * as common from '../../../ui/texts.ts';
import * as texts from './texts.ts';

// How the house reaches whoever orders, judged as the contract of POST /orders judges it.

/**
 * What is missing, by the field; nothing where it can be sent, or is left out.
 * @param isNeeded for a delivery, and of a guest, whom the house cannot reach otherwise
 */
export function contactErrors(contact: Contact, isNeeded = false): Readonly<Partial<Record<keyof Contact, string>>> {
  if (isNoContact(contact) && !isNeeded) return {};
  return {
    ...(!isVisible(contact.name) && { name: common.aNamePlease() }),
    ...(!isPhone(tidyPhone(contact.phone)) && { phone: texts.phoneSample() }),
  };
}

/** The longest that can be typed. */
export const CONTACT_LENGTHS = { name: LIMITS.name, phone: LIMITS.phone } as const;
