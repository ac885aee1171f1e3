import { toActingRole } from '../users/roles.ts';
import {
  asStored,
  CURRENCY,
  FLAG,
  initialOf,
  MONEY,
  NOT_YET,
  NUMBER,
  oneOf,
  orNull,
  plain,
  TEXT,
  textOrNull,
  TIME,
  UNSAID,
  type Field,
  type Fields,
  type ValueOf,
} from '../stored/field.ts';
import type { Fulfilment } from '../house/fulfilment.ts';
import { AMOUNT_FIELDS } from './amounts.ts';
import { LINES } from './stored-lines.ts';
import { isOrderStatus, isRejectCode, PLACED, type RejectCode } from './status.ts';

const STATUS = oneOf(isOrderStatus, 'status');
const CODE = plain((stored): RejectCode | null => (isRejectCode(stored) ? stored : null));

interface OrderField extends Field {
  /** Whether it says what became of an order after it was placed: until then it is what it was initially. */
  readonly isLater?: true;
}

const HAPPENS_LATER = { ...NOT_YET, isLater: true } as const;
const IS_SAID_LATER = { ...UNSAID, isLater: true } as const;

/** `orders/{id}`. An order keeps names, pictures and prices of the moment of ordering. */
export const ORDER_FIELDS = {
  id: { kind: TEXT, isId: true, privacy: 'business', wire: '_id' },
  // What stands for all lines where one food has room.
  foodId: { kind: TEXT, privacy: 'business', wire: 'foodId' },
  image: { kind: TEXT, privacy: 'business', wire: 'image' },
  /** Of one line its words; of more 'Margherita and 2 more'. */
  foodName: { kind: TEXT, privacy: 'business', wire: 'foodName' },
  /** What the order costs. */
  priceMinor: { kind: MONEY, privacy: 'business', wire: 'price' },
  /** Of all its amounts, as it was ordered. */
  currency: CURRENCY,
  /** At least one. Their notes name a person as `note` does. */
  lines: { kind: LINES, privacy: 'business' },
  /** It names nobody once the account and its record are gone. */
  userId: { kind: TEXT, privacy: 'business', wire: 'userId' },
  status: { kind: STATUS, initially: PLACED, isLater: true, privacy: 'business', wire: 'status' },
  /** The customer's email. */
  user: { kind: TEXT, privacy: 'personal', wire: 'user' },
  /** By which a guest and the kitchen name the order. */
  token: { kind: TEXT, privacy: 'business', wire: 'token' },
  createdAtMs: { kind: TIME, stored: 'createdAt', privacy: 'business', wire: 'createdAt' },
  updatedAtMs: { kind: TIME, stored: 'updatedAt', privacy: 'business', wire: 'updatedAt' },
  /** When the house accepted the order: its waiting time in the kitchen starts here. Null before. */
  acceptedAtMs: { kind: orNull(TIME), stored: 'acceptedAt', ...HAPPENS_LATER },
  /** Null until the order is delivered. */
  deliveredAtMs: { kind: orNull(TIME), stored: 'deliveredAt', ...HAPPENS_LATER },
  /** When and why the kitchen returned the order. Null once the house has decided again; one that ran out keeps it. */
  returnedAtMs: { kind: orNull(TIME), stored: 'returnedAt', ...HAPPENS_LATER },
  returnReason: { kind: orNull(TEXT), ...HAPPENS_LATER },
  /** Why the house rejected the order, for its customer. Null without a reason. */
  rejectReason: { kind: orNull(TEXT), ...HAPPENS_LATER },
  /** Why it is rejected where the house did not decide that; null otherwise. */
  rejectCode: { kind: CODE, ...IS_SAID_LATER },
  /** Until when the house has to answer: it counts while the order is pending. Null: for ever. */
  answerByMs: { kind: orNull(TIME), stored: 'answerBy', ...UNSAID },
  /** What the kitchen took as a rule when it was ordered. Null in a house that promised no times then. */
  prepMinutes: { kind: orNull(NUMBER), ...UNSAID },
  /** How long the way of a delivery was when it was ordered; null for no delivery. */
  wayMinutes: { kind: orNull(NUMBER), ...UNSAID },
  /**
   * By when the order is ready, a delivery with its guest, as its customer was told last. Null where no time is promised.
   */
  promisedAtMs: { kind: orNull(TIME), stored: 'promisedAt', ...IS_SAID_LATER, wire: 'promisedAt' },
  /** As they were told first: the promise that is kept or not. */
  firstPromisedAtMs: { kind: orNull(TIME), stored: 'firstPromisedAt', ...IS_SAID_LATER },
  /** Why it is ready later than they were told, for its customer. Null without a reason. */
  delayReason: { kind: orNull(TEXT), ...IS_SAID_LATER },
  /** `YYYY-MM-DD`, by the house's clock when it was ordered; null where that is not known. */
  businessDay: { kind: orNull(TEXT), ...UNSAID },
  /**
   * A digest of the request that placed it: a repeat is told from another request with the same key. Null for orders
   * that have an event of their placing instead.
   */
  request: { kind: orNull(TEXT), ...UNSAID },
  ...AMOUNT_FIELDS,
  /** How it is served; null where the house offered no choice. Its address is in the contact. */
  fulfilment: { kind: orNull(asStored<Fulfilment>()), ...UNSAID, wire: 'fulfilment' },
  /** For when it is wanted; null: as soon as possible. */
  wantedAtMs: { kind: orNull(TIME), stored: 'wantedAt', ...UNSAID, wire: 'wantedAt' },
  /** What the guest asks of the house for the whole order; null without. */
  note: { kind: orNull(TEXT), ...UNSAID, privacy: 'personal', wire: 'note' },
  /** Whether `orderContacts` says how the house reaches whoever ordered. */
  hasContact: { kind: FLAG, initially: false, isLeftOut: true, privacy: 'business' },
  /** When whoever ordered agreed to the use of their contact; null where the house did not ask for that. */
  consentAtMs: { kind: orNull(TIME), stored: 'consentAt', ...UNSAID },
  /** Of the key that its link has; null without a link. */
  trackDigest: { kind: orNull(TEXT), stored: 'track', ...UNSAID },
  /** What was taken of a day to come, as it was ordered; null for nothing. */
  ahead: { kind: orNull(asStored<TakenAhead>()), ...UNSAID },
} as const satisfies Readonly<Record<string, OrderField>>;

export interface Order extends ValueOf<typeof ORDER_FIELDS> {}

/** What an order has before anything was said of it or decided about it. */
export const NEW_ORDER = initialOf(ORDER_FIELDS);

type OrderFields = typeof ORDER_FIELDS;
type LaterKey = {
  [Key in keyof OrderFields]: OrderFields[Key] extends { readonly isLater: true } ? Key : never;
}[keyof OrderFields];

/** What says what became of an order, as it is when nothing has become of it. */
export function nothingYet(): Pick<Order, LaterKey> {
  const later = Object.entries<OrderField>(ORDER_FIELDS).filter(([, { isLater }]) => isLater === true);
  return initialOf(Object.fromEntries(later)) as Pick<Order, LaterKey>;
}

/** Portions of foods with a par, of the business day for which an order is wanted. */
export interface TakenAhead {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly foodIds: readonly string[];
}

/**
 * `orders/{id}/events/{id}`: one event of an order, with the actor's role, the time and the reason. The actor is stored apart, because
 * customers read events.
 */
export const EVENT_FIELDS = {
  /** Null for the order itself. */
  from: { kind: plain((stored) => (isOrderStatus(stored) ? stored : null)), ...NOT_YET },
  to: { kind: STATUS, privacy: 'business' },
  byRole: { kind: plain(toActingRole), privacy: 'business' },
  atMs: { kind: TIME, stored: 'at', privacy: 'business' },
  /** Why the house rejected the order, why the kitchen returned it, or why it is late. */
  reason: { kind: plain(textOrNull), ...NOT_YET },
  /** Of a rejection that no person made. */
  code: { kind: CODE, ...UNSAID },
  /** Of an acceptance with a promise, and of a delay: when the order is ready. */
  promisedAtMs: { kind: orNull(TIME), stored: 'promisedAt', ...UNSAID },
  /** Of a delay: by how many minutes. Its order was accepted, and is. */
  plusMinutes: { kind: orNull(NUMBER), ...UNSAID },
} as const satisfies Fields;

export interface OrderEvent extends ValueOf<typeof EVENT_FIELDS> {}

/** What an event has of which no more is said. */
export const NEW_EVENT = initialOf(EVENT_FIELDS);

/** `orders/{id}/actors/{id}`: the person who made a move. */
export const ACTOR_FIELDS = {
  from: EVENT_FIELDS.from,
  to: EVENT_FIELDS.to,
  byUid: { kind: TEXT, privacy: 'business' },
  atMs: EVENT_FIELDS.atMs,
} as const satisfies Fields;

export interface OrderActor extends ValueOf<typeof ACTOR_FIELDS> {}

/** The event of an order's placing, which newer orders hold in themselves: one write less. */
export function placingOf({ createdAtMs }: Pick<Order, 'createdAtMs'>): OrderEvent {
  return { ...NEW_EVENT, to: PLACED, byRole: 'user', atMs: createdAtMs };
}
