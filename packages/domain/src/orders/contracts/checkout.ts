import { z } from 'zod';
import { LIMITS } from '../../limits/field-limits.ts';
import { parsedCheckout, type AskedCheckout, type ParsedCheckout, type QuotedCheckout } from '../checkout-fields.ts';
import type { Parsed } from '../../result.ts';
import { describe, line, optionalLine, phoneField } from '../../contracts/fields.ts';
import { fulfilmentField } from '../../house/contracts/services.ts';
import { trackField } from './track.ts';
import { wantedField } from '../../house/contracts/wanted.ts';

// What everybody says who orders, one portion or a basket: how it is served, for when, and how the house reaches them.

/** What a guest asks, in one line; null for nothing. */
export const noteField: z.ZodType<string | null, string | null> = optionalLine(LIMITS.note)
  .nullable()
  .transform((note) => (note === '' ? null : note));

/** How the house reaches whoever orders. */
export const contactSchema = z.strictObject({ name: line(LIMITS.name), phone: phoneField });

/** What a request may say of these, each checked; what is not said is null, or left out. */
type SchemasOf<Asked> = { readonly [Name in keyof Asked]-?: z.ZodType<Asked[Name] | null | undefined> };

/** The fields of what a price depends on. */
export const quotedFields = {
  fulfilment: fulfilmentField.exactOptional(),
  wantedAt: wantedField.exactOptional(),
} satisfies SchemasOf<QuotedCheckout>;

/** The fields of every request that orders: those of CHECKOUT_FIELDS, and the link's. */
export const checkoutFields = {
  contact: contactSchema.optional(),
  consent: z
    .literal(true, { error: (issue) => `expected true, or nothing, got ${describe(issue.input)}` })
    .exactOptional()
    .describe('that the contact may be used for the order, where the house asks for that'),
  ...quotedFields,
  note: noteField.optional().describe('of the whole order, such as “Ring twice”; left out: nothing'),
  track: trackField,
} satisfies SchemasOf<AskedCheckout & { readonly track?: string }>;

export interface CheckoutRequest extends ParsedCheckout {
  /** Of the key that the link to the order will have, which the house never sees before somebody follows the link. */
  readonly trackDigest?: string;
}

/** What is asked for, without what is not said. A delivery needs an address, and somebody to call. */
export function checkoutOf({ track, ...asked }: z.infer<z.ZodObject<typeof checkoutFields>>): Parsed<CheckoutRequest> {
  const { contact, fulfilment } = asked;
  if (fulfilment?.kind === 'delivery') {
    if (fulfilment.address === undefined) return missing('fulfilment.address', 'an address to deliver to');
    if (!contact) return missing('contact', 'a name and a phone number for the delivery');
  }
  return { ok: true, value: { ...parsedCheckout(asked), ...(track !== undefined && { trackDigest: track }) } };
}

function missing(field: string, expected: string): Parsed<never> {
  return { ok: false, fields: { [field]: `expected ${expected}` } };
}
