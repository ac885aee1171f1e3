import type { Food, Order, OrderStatus, Role } from '@foodhouse/domain';
import { FieldValue } from 'firebase-admin/firestore';
import * as fixtures from '../../local/house.ts';
import { accounts, database, unique, type Person, type PersonChanges } from '../../local/house.ts';

/** Makes foods, orders and people, and remembers them, so that one call takes all of them away again. */
export interface Makers {
  /** A food on the menu. */
  readonly putFood: (changes?: Partial<Food>) => Promise<Food>;
  /** An order of a dish of its own, with its first event. */
  readonly putOrder: (status: OrderStatus, changes?: Partial<Order>) => Promise<Order>;
  /** Somebody with an account, a record and a role. */
  readonly aPerson: (role?: Role, changes?: PersonChanges) => Promise<Person>;
}

/** What one `in` of a query takes. */
const MOST_AT_ONCE = 30;

export function newMakers(): Makers & { readonly removeAll: () => Promise<void> } {
  const foods: string[] = [];
  const orders: string[] = [];
  const people: string[] = [];
  const remember =
    <T>(ids: string[], idOf: (made: T) => string) =>
    (made: T): T => {
      ids.push(idOf(made));
      return made;
    };
  return {
    putFood: (changes) => fixtures.putFood(changes).then(remember(foods, ({ id }) => id)),
    putOrder: (status, changes) =>
      fixtures.storeOrder(status, { foodName: unique('Dish'), ...changes }).then(remember(orders, ({ id }) => id)),
    aPerson: (role, changes) => fixtures.aPerson(role, changes).then(remember(people, ({ uid }) => uid)),
    removeAll: async () => {
      const placed = await Promise.all([ordersBy('foodId', foods), ordersBy('userId', people)]);
      await Promise.all([
        ...[...new Set([...orders, ...placed.flat()])].map((id) => removeWithAll(`orders/${id}`)),
        ...foods.map((id) => database().doc(`foods/${id}`).delete()),
        ...people.map(unregister),
        people.length > 0 && accounts().deleteUsers(people),
      ]);
    },
  };
}

/** Orders that were placed on a page or by a call. */
async function ordersBy(field: 'foodId' | 'userId', values: readonly string[]): Promise<readonly string[]> {
  const chunks = Array.from({ length: Math.ceil(values.length / MOST_AT_ONCE) }, (_, index) =>
    values.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  );
  const found = await Promise.all(
    chunks.map((chunk) => database().collection('orders').where(field, 'in', chunk).get()),
  );
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

async function removeWithAll(path: string): Promise<void> {
  await database().recursiveDelete(database().doc(path));
}

/** A record that is gone already was counted out by whoever deleted it. */
async function unregister(uid: string): Promise<void> {
  const record = database().doc(`users/${uid}`);
  await database().runTransaction(async (transaction) => {
    if (!(await transaction.get(record)).exists) return;
    transaction.delete(record);
    transaction.set(database().doc('counters/users'), { count: FieldValue.increment(-1) }, { merge: true });
  });
}
