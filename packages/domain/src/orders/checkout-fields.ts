import type { Service } from '../house/hours.ts';
import {
  askedFulfilment,
  NO_FULFILMENT_CHOICE,
  readFulfilment,
  readFulfilmentChoice,
  withoutAddress,
  type FulfilmentChoice,
} from '../house/fulfilment-choice.ts';
import {
  initialOf,
  plain,
  someText,
  type DocumentFields,
  type Field,
  type Kind,
  type ValueOf,
} from '../stored/field.ts';
import { askedContact, NO_CONTACT, readContact, type Contact } from './contact.ts';

// What is said at a checkout beside the lines. Of the table come: what a page keeps of it, what is sent with an order and kept until
// the answer, what of that is sent with a quote, and what the server reads (contracts/checkout.ts has the schema, without which a
// new field does not compile).

/** What is known while it is said. */
interface Asking {
  /** By the house, as its latest answer said; empty before it. */
  readonly offered: readonly Service[];
  /** There the house finds its guests. */
  readonly isAtTable: boolean;
}

/** As a `Field` it is what the form has: `initially` while nothing is said, which is also what a kind reads of another form. */
interface CheckoutField extends Field {
  readonly initially: unknown;
  readonly wire: string;
  /** What is sent of it; null for nothing. */
  readonly ask: (said: never, asking: Asking) => unknown;
  /** Reads what was sent of it from the browser's storage; null for one of another form. */
  readonly readAsked: (stored: unknown) => unknown;
  /** What of it a quote is about; left out: no price depends on it. */
  readonly quoted?: (asked: never) => unknown;
  /** What the server calls it, and how it reads it; left out: as it is sent. */
  readonly parsed?: readonly [name: string, parse: (asked: never) => unknown];
}

export const CHECKOUT_FIELDS = {
  /** How the house reaches them; left out: by the account's email alone. */
  contact: {
    kind: orUnsaid(readContact, NO_CONTACT),
    initially: NO_CONTACT,
    privacy: 'personal',
    wire: 'contact',
    ask: (contact: Contact, { isAtTable }: Asking) => (isAtTable ? null : askedContact(contact)),
    readAsked: readContact,
  },
  /** That the name and the phone may be used for the order, where the house asks for that; left out: nobody agreed. */
  consent: {
    kind: plain((stored) => stored === true),
    initially: false,
    privacy: 'personal',
    wire: 'consent',
    ask: (isGiven: boolean, { isAtTable }: Asking) => (isGiven && !isAtTable ? true : null),
    readAsked: (stored) => (stored === true ? true : null),
  },
  /** Left out: it is fetched. `how` is its name in the browser's storage. */
  how: {
    kind: orUnsaid(readFulfilmentChoice, NO_FULFILMENT_CHOICE),
    initially: NO_FULFILMENT_CHOICE,
    privacy: 'personal', // the address
    wire: 'fulfilment',
    ask: (how: FulfilmentChoice, { offered }: Asking) => askedFulfilment(how, offered),
    readAsked: readFulfilment,
    quoted: withoutAddress,
  },
  /** ISO 8601; left out: as soon as possible. */
  wantedAt: {
    kind: plain(someText),
    initially: null,
    privacy: 'business',
    wire: 'wantedAt',
    ask: (wantedAt: string | null) => wantedAt,
    readAsked: someText,
    quoted: (wantedAt: string) => wantedAt,
    parsed: ['wantedAtMs', (wantedAt: string) => Date.parse(wantedAt)],
  },
  /** What is asked of the house for the whole order; left out: nothing. */
  note: {
    kind: orUnsaid(someText, ''),
    initially: '',
    privacy: 'personal',
    wire: 'note',
    ask: (note: string) => someText(note.trim()),
    readAsked: someText,
  },
} as const satisfies Readonly<Record<string, CheckoutField>>;

type Table = typeof CHECKOUT_FIELDS;
type Key = keyof Table;
type AskedOf<F extends CheckoutField> = NonNullable<ReturnType<F['ask']>>;
type QuotedKey = { [K in Key]: Table[K] extends { readonly quoted: unknown } ? K : never }[Key];
type ParsedName<F extends CheckoutField> = F extends { readonly parsed: readonly [infer Name extends string, unknown] }
  ? Name
  : F['wire'];
type ParsedOf<F extends CheckoutField> = F extends {
  readonly parsed: readonly [string, (asked: never) => infer Value];
}
  ? Value
  : AskedOf<F>;

/** As it is said, in a form. */
export interface CheckoutWords extends ValueOf<Table> {}

/** As it is sent: what was not said is left out. */
export type AskedCheckout = { readonly [K in Key as Table[K]['wire']]?: AskedOf<Table[K]> };
/** What of it a quote is about. */
export type QuotedCheckout = Pick<AskedCheckout, Table[QuotedKey]['wire']>;

/** As the server reads it. */
export type ParsedCheckout = { readonly [K in Key as ParsedName<Table[K]>]?: ParsedOf<Table[K]> };
export type ParsedQuote = Pick<ParsedCheckout, ParsedName<Table[QuotedKey]>>;

export const NO_WORDS: CheckoutWords = initialOf(CHECKOUT_FIELDS);

/** What is sent of what was said. @param offered by the house, as its latest answer said; empty before it */
export function askedIn(words: CheckoutWords, offered: readonly Service[]): AskedCheckout {
  const asking = { offered, isAtTable: askedFulfilment(words.how, offered)?.kind === 'table' };
  return collect(({ ask }, key) => ask(words[key] as never, asking));
}

/** What of a request to order was said at the checkout. */
export function askedPart(request: AskedCheckout): AskedCheckout {
  return collect(({ wire }) => (request as DocumentFields)[wire]);
}

/** What of it is sent with a quote. */
export function quotedPart(asked: AskedCheckout): QuotedCheckout {
  return collect(({ wire, quoted }) => {
    const value = (asked as DocumentFields)[wire];
    return value === undefined ? null : quoted?.(value as never);
  });
}

/** What was sent, out of the browser's storage. */
export function readAsked(stored: DocumentFields): AskedCheckout {
  return collect(({ wire, readAsked: read }) => read(stored[wire]));
}

/** @param sent as the schema lets it through */
export function parsedCheckout(sent: {
  readonly [Name in keyof AskedCheckout]?: AskedCheckout[Name] | null | undefined;
}): ParsedCheckout {
  return collect(
    ({ wire, parsed }) => {
      const value = (sent as DocumentFields)[wire] ?? null;
      return value === null || !parsed ? value : parsed[1](value as never);
    },
    ({ wire, parsed }) => parsed?.[0] ?? wire,
  );
}

/** What these give of each field, without what they give null or nothing of. */
function collect(
  valueOf: (field: CheckoutField, key: Key) => unknown,
  nameOf: (field: CheckoutField) => string = ({ wire }) => wire,
): DocumentFields {
  return Object.fromEntries(
    Object.entries<CheckoutField>(CHECKOUT_FIELDS).flatMap(([key, field]) => {
      const value = valueOf(field, key as Key) ?? null;
      return value === null ? [] : [[nameOf(field), value]];
    }),
  );
}

function orUnsaid<Value>(read: (stored: unknown) => Value | null, unsaid: Value): Kind<Value> {
  return plain((stored) => read(stored) ?? unsaid);
}
