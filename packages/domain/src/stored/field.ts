import { fromDecimal, toDecimal, type Minor } from '../money/money.ts';
import { DEFAULT_CURRENCY, type Currency } from '../money/currency.ts';

// A table of fields is the one description of a stored value: of it come its type, its document in Firestore and back, what it
// is before anything was said, which fields name a person, and its shape on the wire (contracts/wire.ts has the schema).

export type DocumentFields = Readonly<Record<string, unknown>>;

/** Makes an SDK's timestamp of epoch milliseconds: each SDK has a Timestamp class of its own. */
export type ToTimestamp = (atMs: number) => unknown;

/** How a value is stored, and how it goes over the wire where it does. */
export interface Kind<Value, Wired = Value> {
  /** What the documentation of the wire says it is; `own`: a value with a shape of its own. */
  readonly type: 'text' | 'number' | 'flag' | 'time' | 'own';
  /** @throws Error for what is no such value */
  readonly read: (stored: unknown) => Value;
  readonly write: (value: Value, toTimestamp: ToTimestamp) => unknown;
  readonly toWire: (value: Value, currency: Currency) => Wired;
  readonly fromWire: (wired: Wired, currency: Currency) => Value;
}

/** A field of a table. Its value has the table's key. */
export interface Field {
  // oxlint-disable-next-line typescript/no-explicit-any -- a table holds kinds of every value
  readonly kind: Kind<any, any>;
  /** In the document; left out: the key. */
  readonly stored?: string;
  /** What it is before anything was said. */
  readonly initially?: unknown;
  /** Whether document and wire leave it out while it is that: what says no more stays small. */
  readonly isLeftOut?: true;
  /** Whether it is the document's id, and no field of it. */
  readonly isId?: true;
  /** Whether it names a person. Deletion, export and their tests ask, so every field has to say it. */
  readonly privacy: 'personal' | 'business';
  /** Its name on the wire; left out where it stays with us. */
  readonly wire?: string;
}

export type Fields = Readonly<Record<string, Field>>;

/** The value that a table describes. */
export type ValueOf<F extends Fields> = {
  readonly [Key in keyof F]: ReturnType<F[Key]['kind']['read']>;
};

/** The keys of the fields that have these facts. */
type KeysWith<F extends Fields, Facts> = { [Key in keyof F]: F[Key] extends Facts ? Key : never }[keyof F];

export type InitialOf<F extends Fields> = Pick<ValueOf<F>, KeysWith<F, { readonly initially: unknown }>>;
export type PersonalOf<F extends Fields> = Pick<ValueOf<F>, KeysWith<F, { readonly privacy: 'personal' }>>;

type WireName<F> = F extends { readonly wire: infer Name extends string } ? Name : never;
/** What is left out while it is null is never sent as null. */
type Wired<F extends Field> = Exclude<ReturnType<F['kind']['toWire']>, null>;

/** What of it goes over the wire. */
export type WireOf<F extends Fields> = {
  readonly [Key in keyof F as F[Key] extends { readonly isLeftOut: true } ? never : WireName<F[Key]>]: ReturnType<
    F[Key]['kind']['toWire']
  >;
} & {
  readonly [Key in keyof F as F[Key] extends { readonly isLeftOut: true } ? WireName<F[Key]> : never]?: Wired<F[Key]>;
};

const SAME = {
  write: (value: unknown) => value,
  toWire: (value: unknown) => value,
  fromWire: (wired: unknown) => wired,
};

/** A kind that is stored as it is. */
export function plain<Value>(read: (stored: unknown) => Value, type: Kind<Value>['type'] = 'own'): Kind<Value> {
  return { ...(SAME as Omit<Kind<Value>, 'read' | 'type'>), read, type };
}

/** What we wrote ourselves, whole. */
export function asStored<Value>(): Kind<Value> {
  return plain((stored) => stored as Value);
}

export const TEXT = plain(String, 'text');
export const NUMBER = plain(Number, 'number');
export const FLAG = plain((stored) => stored === true, 'flag');

/** An amount in the value's currency: a whole number of its smallest unit, on the wire a decimal. */
export const MONEY: Kind<Minor, number> = { ...NUMBER, toWire: toDecimal, fromWire: fromDecimal };

/** A time in epoch milliseconds: a timestamp of Firestore, on the wire ISO 8601. */
export const TIME: Kind<number, string> = {
  type: 'time',
  read: toMillis,
  write: (atMs, toTimestamp) => toTimestamp(atMs),
  toWire: (atMs) => new Date(atMs).toISOString(),
  fromWire: (time) => Date.parse(time),
};

/** One of the names that we know. @throws Error for another: such a document was not written by us */
export function oneOf<Name>(isKnown: (value: unknown) => value is Name, what: string): Kind<Name> {
  return plain((stored) => {
    if (isKnown(stored)) return stored;
    throw new Error(`expected a known ${what}, got ${String(stored)}`);
  });
}

/** The names that we know of a list; others are left out. */
export function listOfKnown<Name>(isKnown: (value: unknown) => value is Name): Kind<readonly Name[]> {
  return plain((stored): readonly Name[] => (Array.isArray(stored) ? stored.filter(isKnown) : []));
}

/** Null where nothing is stored. */
export function orNull<Value, Wire>(kind: Kind<Value, Wire>): Kind<Value | null, Wire | null> {
  return {
    type: kind.type,
    read: (stored) => (stored === undefined || stored === null ? null : kind.read(stored)),
    write: (value, toTimestamp) => (value === null ? null : kind.write(value, toTimestamp)),
    toWire: (value, currency) => (value === null ? null : kind.toWire(value, currency)),
    fromWire: (wired, currency) => (wired === null ? null : kind.fromWire(wired, currency)),
  };
}

/** Said neither in the document nor on the wire until somebody says it. */
export const UNSAID = { initially: null, isLeftOut: true, privacy: 'business' } as const;
/** Stored as null until it happens. */
export const NOT_YET = { initially: null, privacy: 'business' } as const;
/** The currency of a value's amounts. */
export const CURRENCY = {
  kind: plain<Currency>(String, 'text'),
  initially: DEFAULT_CURRENCY,
  isLeftOut: true,
  privacy: 'business',
  wire: 'currency',
} as const satisfies Field;

/** Amounts by a key, such as the prices of sizes. */
export const MONEY_BY_KEY: Kind<Readonly<Record<string, Minor>>, Readonly<Record<string, number>>> = {
  ...asStored<Readonly<Record<string, Minor>>>(),
  toWire: (amounts, currency) => eachValue(amounts, (minor) => toDecimal(minor, currency)),
  fromWire: (amounts, currency) => eachValue(amounts, (amount) => fromDecimal(amount, currency)),
};

/** A table within a table: a map of the document, and an object on the wire. */
export function mapOf<F extends Fields>(fields: F): Kind<ValueOf<F>, WireOf<F>> {
  return {
    type: 'own',
    read: (stored) => readDocument(fields, ['map', ''], stored as DocumentFields),
    write: (value, toTimestamp) => writeDocument(fields, value, toTimestamp),
    toWire: (value, currency) => toWire(fields, value, currency),
    fromWire: (wired, currency) => fromWire(fields, wired, currency) as ValueOf<F>,
  };
}

/** Empty where none is stored. */
export function listOf<Value, Wire = Value>(
  kind: Pick<Kind<Value, Wire>, 'read' | 'write'> & Partial<Kind<Value, Wire>>,
): Kind<readonly Value[], readonly Wire[]> {
  const { toWire: send = SAME.toWire as never, fromWire: receive = SAME.fromWire as never } = kind;
  return {
    type: 'own',
    read: (stored): readonly Value[] => (Array.isArray(stored) ? stored.map((one) => kind.read(one)) : []),
    write: (list, toTimestamp) => list.map((one) => kind.write(one, toTimestamp)),
    toWire: (list, currency) => list.map((one) => send(one, currency)),
    fromWire: (list, currency) => list.map((one) => receive(one, currency)),
  };
}

function eachValue<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/**
 * Reads a document.
 * @param place what an error names: the collection and the id
 * @throws Error for a field that is not what the table says: such a document was not written by us
 */
export function readDocument<F extends Fields>(
  fields: F,
  [collection, id]: readonly [string, string],
  data: DocumentFields,
): ValueOf<F> {
  const read = ([key, { kind, stored = key, initially, isId }]: readonly [string, Field]): readonly [
    string,
    unknown,
  ] => {
    if (isId) return [key, id];
    const value = data[stored];
    try {
      return [key, value === undefined && initially !== undefined ? initially : kind.read(value)];
    } catch (error) {
      throw new Error(`${collection}/${id}: ${stored}: ${(error as Error).message}`, { cause: error });
    }
  };
  return Object.fromEntries(Object.entries(fields).map(read)) as ValueOf<F>;
}

/** The document of a value. */
export function writeDocument<F extends Fields>(
  fields: F,
  value: ValueOf<F>,
  toTimestamp: ToTimestamp,
): DocumentFields {
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([key, field]) => {
      const { kind, stored = key, isId } = field;
      return isId || isUnsaid(field, value[key]) ? [] : [[stored, kind.write(value[key], toTimestamp)]];
    }),
  );
}

/** The document of a value that has no times. */
export function asMap<F extends Fields>(fields: F, value: ValueOf<F>): DocumentFields {
  return writeDocument(fields, value, (atMs) => atMs);
}

/** What every value of the table has before anything was said of it. */
export function initialOf<F extends Fields>(fields: F): InitialOf<F> {
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([key, { initially }]) =>
      initially === undefined ? [] : [[key, initially]],
    ),
  ) as InitialOf<F>;
}

/** The names, in a document, of the fields that may be left out of it. */
export function leftOutNames(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([key, { stored = key, isLeftOut }]) => (isLeftOut ? [stored] : []));
}

/** A value as it goes over the wire. @param currency of its amounts */
export function toWire<F extends Fields>(fields: F, value: ValueOf<F>, currency: Currency): WireOf<F> {
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([key, field]) =>
      field.wire === undefined || isUnsaid(field, value[key])
        ? []
        : [[field.wire, field.kind.toWire(value[key], currency)]],
    ),
  ) as WireOf<F>;
}

/** What came over the wire, with what the wire leaves out as it was before anything was said. */
export function fromWire<F extends Fields>(fields: F, wired: WireOf<F>, currency: Currency): Partial<ValueOf<F>> {
  const sent = wired as DocumentFields;
  return Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([key, { kind, wire, initially }]) => {
      if (wire === undefined || sent[wire] === undefined) return initially === undefined ? [] : [[key, initially]];
      return [[key, kind.fromWire(sent[wire], currency)]];
    }),
  ) as Partial<ValueOf<F>>;
}

function isUnsaid({ isLeftOut, initially }: Field, value: unknown): boolean {
  return isLeftOut === true && (value === initially || (isEmpty(value) && isEmpty(initially)));
}

/** Whether it is a list or a map that has nothing in it. */
function isEmpty(value: unknown): boolean {
  return value instanceof Object && Object.keys(value).length === 0;
}

/** A Firestore timestamp in epoch milliseconds; 0 for anything else, such as a time not yet written. */
export function toMillis(value: unknown): number {
  const timestamp = value as { toMillis?: () => number } | null | undefined;
  return typeof timestamp?.toMillis === 'function' ? timestamp.toMillis() : 0;
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Null also for none. */
export function someText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What somebody else may have written; without fields where it is no record. */
export function recordOf(value: unknown): DocumentFields {
  return typeof value === 'object' && value !== null ? (value as DocumentFields) : {};
}

/** The fields in which something was said: documents of a house that says no more stay as small as they were. */
export function said(fields: DocumentFields): DocumentFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

export function unlessEmpty<T>(list: readonly T[]): readonly T[] | null {
  return list.length === 0 ? null : list;
}
