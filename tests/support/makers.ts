import {
  choicesToDocument,
  INVITATION_MS,
  invitationToDocument,
  NO_CHOICES,
  type Food,
  type FoodChoices,
  type Invitation,
  type Order,
  type OrderStatus,
  type Role,
} from '@foodhouse/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { invitationIdOf } from '../../functions/src/services/people/invitations.ts';
import * as fixtures from '../../local/house.ts';
import { accounts, database, unique, type Person, type PersonChanges } from '../../local/house.ts';

/** Creates foods, orders and people, and records them, so that one call removes all of them. */
export interface Makers {
  /** A food on the menu. */
  readonly putFood: (changes?: Partial<Food>) => Promise<Food>;
  /** The choices of a food. */
  readonly putChoices: (food: Pick<Food, 'id'>, choices: FoodChoices) => Promise<void>;
  /** An order of a new dish, with its first event. */
  readonly putOrder: (status: OrderStatus, changes?: Partial<Order>) => Promise<Order>;
  /** An open invitation to the kitchen. @returns the key of its link */
  readonly putInvitation: (by: Pick<Person, 'uid'>, changes?: Partial<Invitation>) => Promise<string>;
  /** A person with an account, a record and a role. */
  readonly aPerson: (role?: Role, changes?: PersonChanges) => Promise<Person>;
}

/** The limit of `in` in a query. */
const MOST_AT_ONCE = 30;

/** Ids are recorded before anything is created, so that what a failed call left behind is removed too. */
export function newMakers(): Makers & { readonly removeAll: () => Promise<void> } {
  const foods: string[] = [];
  const choices: string[] = [];
  const orders: string[] = [];
  const people: string[] = [];
  const invitations: string[] = [];
  const noted = (ids: string[], id: string): string => {
    ids.push(id);
    return id;
  };
  return {
    putFood: (changes) => fixtures.putFood({ ...changes, id: noted(foods, changes?.id ?? unique('food')) }),
    putChoices: async ({ id }, { sizes, groups }) => {
      await database()
        .doc(`choices/${noted(choices, id)}`)
        .set(choicesToDocument({ ...NO_CHOICES, version: 1, sizes, groups }));
    },
    putOrder: (status, changes) =>
      fixtures.storeOrder(status, {
        foodName: unique('Dish'),
        ...changes,
        id: noted(orders, changes?.id ?? unique('order')),
      }),
    aPerson: (role = 'user', changes) =>
      fixtures.aPerson(role, { ...changes, uid: noted(people, changes?.uid ?? unique(role)) }),
    putInvitation: async ({ uid }, changes) => {
      const [key, createdAtMs] = [unique('key'), Date.now()];
      const id = noted(invitations, invitationIdOf(key));
      const open = {
        id,
        role: 'chef',
        name: '',
        byUid: uid,
        createdAtMs,
        endsAtMs: createdAtMs + INVITATION_MS,
      } as const;
      const invitation = { ...open, usedByUid: null, usedAtMs: null, calledBackAtMs: null, ...changes };
      await database().doc(`invitations/${id}`).set(invitationToDocument(invitation, fixtures.toTimestamp));
      return key;
    },
    removeAll: async () => {
      const lookUps = await Promise.allSettled([ordersBy('foodId', foods), ordersBy('userId', people)]);
      const placed = lookUps.flatMap((lookUp) => (lookUp.status === 'fulfilled' ? lookUp.value : []));
      const removals = await Promise.allSettled([
        ...[...new Set([...orders, ...placed])].map((id) => removeWithAll(`orders/${id}`)),
        ...choices.map((id) => removeWithAll(`choices/${id}`)),
        ...foods.map((id) => fixtures.removeFood({ id })),
        ...invitations.map((id) => removeWithAll(`invitations/${id}`)),
        ...people.map(unregister),
        people.length > 0 && accounts().deleteUsers(people),
      ]);
      const errors = [...lookUps, ...removals]
        .filter((result) => result.status === 'rejected')
        .map(({ reason }) => reason as unknown);
      if (errors.length > 0) throw new AggregateError(errors, `could not remove everything: ${errors.join('; ')}`);
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

/** A record that is gone already was uncounted by its deletion. */
async function unregister(uid: string): Promise<void> {
  const record = database().doc(`users/${uid}`);
  await database().runTransaction(async (transaction) => {
    if (!(await transaction.get(record)).exists) return;
    transaction.delete(record);
    transaction.set(database().doc('counters/users'), { count: FieldValue.increment(-1) }, { merge: true });
  });
}
