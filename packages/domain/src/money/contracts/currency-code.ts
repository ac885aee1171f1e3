import { z } from 'zod';
import { CURRENCIES } from '../currencies.ts';
import type { Currency } from '../currency.ts';
import { describe } from '../../contracts/fields.ts';

// Beside the other fields: the list of all currencies is long, and pages with a form read those.

export const currencyCode = z
  .string({ error: (issue) => `expected a currency such as EUR, got ${describe(issue.input)}` })
  .refine((code) => CURRENCIES.includes(code), {
    error: (issue) => `expected a currency such as EUR, got ${describe(issue.input)}`,
  });

/** The currency that a body names, before its amounts are read; undefined where it names none. */
export function namedCurrency(body: unknown): Currency | undefined {
  return currencyCode.safeParse((body as { readonly currency?: unknown } | null)?.currency).data;
}
