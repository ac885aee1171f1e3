import { DELETED_USER, type User } from '../users/user.ts';
import type { Order } from './order.ts';

// Which fields name a person. Deletion, export and their tests use these two tables, and the compiler demands a line
// here for every new field of an order or a user.

type Privacy = 'personal' | 'business';

type PersonalFieldOf<Fields extends Readonly<Record<string, Privacy>>> = {
  [Field in keyof Fields]: Fields[Field] extends 'personal' ? Field : never;
}[keyof Fields];

const ORDER_FIELDS = {
  id: 'business',
  lines: 'business', // but for their notes, which a guest writes
  foodId: 'business',
  userId: 'business', // names nobody once the account and its record are gone
  status: 'business',
  priceMinor: 'business',
  currency: 'business',
  image: 'business',
  foodName: 'business',
  user: 'personal',
  note: 'personal', // a guest writes it
  token: 'business',
  createdAtMs: 'business',
  updatedAtMs: 'business',
  acceptedAtMs: 'business',
  deliveredAtMs: 'business',
  returnedAtMs: 'business',
  returnReason: 'business',
  rejectReason: 'business',
  rejectCode: 'business',
  answerByMs: 'business',
  prepMinutes: 'business',
  promisedAtMs: 'business',
  firstPromisedAtMs: 'business',
  delayReason: 'business',
  businessDay: 'business',
  ahead: 'business',
  request: 'business',
  discounts: 'business',
  taxes: 'business',
  fulfilment: 'business', // its address is in the contact, which is deleted
  fee: 'business',
  wantedAtMs: 'business',
  trackDigest: 'business', // of a key that only they have
  hasContact: 'business', // the contact itself is deleted
} as const satisfies Record<keyof Order, Privacy>;

const USER_FIELDS = {
  uid: 'business',
  email: 'personal',
  displayName: 'personal',
  role: 'business',
  createdAtMs: 'business',
  updatedAtMs: 'business',
  claimsChangedAtMs: 'business',
} as const satisfies Record<keyof User, Privacy>;

export type PersonalOrderField = PersonalFieldOf<typeof ORDER_FIELDS>;
export type PersonalUserField = PersonalFieldOf<typeof USER_FIELDS>;

/** The personal fields of an order after the deletion of its customer, named as in the document. */
export const ANONYMOUS_ORDER_FIELDS: Readonly<Pick<Order, PersonalOrderField>> = {
  user: DELETED_USER,
  note: null,
};

/** The order of a deleted customer. */
export function anonymiseOrder(order: Order): Order {
  return { ...order, ...ANONYMOUS_ORDER_FIELDS, lines: order.lines.map((line) => ({ ...line, note: null })) };
}

/** What the deletion of its customer writes into the document of an order. */
export function anonymousFieldsOf(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const lines = Array.isArray(data['lines']) ? (data['lines'] as readonly Readonly<Record<string, unknown>>[]) : [];
  if (!lines.some((line) => line['note'] !== undefined)) return { ...ANONYMOUS_ORDER_FIELDS };
  return { ...ANONYMOUS_ORDER_FIELDS, lines: lines.map(({ note: _note, ...line }) => line) };
}

/** All data about a person, for their export. */
export interface PersonalData {
  readonly account: Pick<User, PersonalUserField>;
  /** Their orders, with every field that names them. */
  readonly orders: readonly Order[];
}

/** Collects all data about a person. A deletion deletes the record and anonymises these orders. */
export function personalDataOf(user: User, orders: readonly Order[]): PersonalData {
  const { email, displayName } = user;
  return { account: { email, displayName }, orders: orders.filter(({ userId }) => userId === user.uid) };
}
