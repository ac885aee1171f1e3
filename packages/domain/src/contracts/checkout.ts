import { z } from 'zod';
import type { AskedFulfilment } from '../house/services.ts';
import { LIMITS } from '../limits/field-limits.ts';
import type { Contact } from '../orders/contact.ts';
import type { Parsed } from '../result.ts';
import { line, optionalLine, phoneField } from './fields.ts';
import { fulfilmentField } from './services.ts';
import { trackField } from './track.ts';
import { wantedField } from './wanted.ts';

// What everybody says who orders, one portion or a basket: how it is served, for when, and how the house reaches them.

/** What a guest asks, in one line; null for nothing. */
export const noteField: z.ZodType<string | null, string | null> = optionalLine(LIMITS.note)
  .nullable()
  .transform((note) => (note === '' ? null : note));

/** How the house reaches whoever orders. */
export const contactSchema = z.strictObject({ name: line(LIMITS.name), phone: phoneField });

/** The fields of every request that orders. */
export const checkoutFields = {
  contact: contactSchema.optional(),
  fulfilment: fulfilmentField.exactOptional(),
  wantedAt: wantedField.exactOptional(),
  note: noteField.optional().describe('of the whole order, such as “Ring twice”; left out: nothing'),
  track: trackField,
};

export interface CheckoutRequest {
  /** Left out: the house has the email alone. */
  readonly contact?: Contact;
  /** Left out: it is fetched. */
  readonly fulfilment?: AskedFulfilment;
  /** Left out: as soon as possible. */
  readonly wantedAtMs?: number;
  /** What they ask of the house for the whole order; left out: nothing. */
  readonly note?: string;
  /** Of the key that the link to the order will have, which the house never sees before somebody follows the link. */
  readonly trackDigest?: string;
}

/** The fields as the schema lets them through. */
interface CheckoutFields {
  readonly contact?: Contact | undefined;
  readonly fulfilment?: AskedFulfilment;
  readonly wantedAt?: string;
  readonly note?: string | null | undefined;
  readonly track?: string | undefined;
}

/** What is asked for, without what is not said. A delivery needs an address, and somebody to call. */
export function checkoutOf({ contact, fulfilment, wantedAt, note, track }: CheckoutFields): Parsed<CheckoutRequest> {
  if (fulfilment?.kind === 'delivery') {
    if (fulfilment.address === undefined) return missing('fulfilment.address', 'an address to deliver to');
    if (!contact) return missing('contact', 'a name and a phone number for the delivery');
  }
  const value = {
    ...(contact && { contact }),
    ...(fulfilment && { fulfilment }),
    ...wantedOf(wantedAt),
    ...(typeof note === 'string' && { note }),
    ...(track !== undefined && { trackDigest: track }),
  };
  return { ok: true, value };
}

export function wantedOf(wantedAt: string | undefined): { readonly wantedAtMs?: number } {
  return wantedAt === undefined ? {} : { wantedAtMs: Date.parse(wantedAt) };
}

function missing(field: string, expected: string): Parsed<never> {
  return { ok: false, fields: { [field]: `expected ${expected}` } };
}
