import { DELETED_USER, type User, type USER_FIELDS } from '../users/user.ts';
import type { PersonalOf } from '../stored/field.ts';
import type { Order, ORDER_FIELDS } from './order.ts';

// Which fields name a person say their tables. Deletion, export and their tests ask, and the compiler demands an answer for every
// new field.

export type PersonalOrderField = keyof PersonalOf<typeof ORDER_FIELDS>;
export type PersonalUserField = keyof PersonalOf<typeof USER_FIELDS>;

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
