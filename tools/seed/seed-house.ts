import {
  afterDelivery,
  categoriesToDocument,
  choiceGroupToDocument,
  choicesToDocument,
  claimsOf,
  customerToDocument,
  foodToDocument,
  maskEmail,
  NEW_CUSTOMER,
  orderActorToDocument,
  orderEventToDocument,
  orderToDocument,
  settingsFromDocument,
  settingsToDocument,
  tablesToDocument,
  userToDocument,
  type Customer,
  type Order,
  type OrderEvent,
} from '@foodhouse/domain';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '@foodhouse/domain/demo';
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { toTimestamp } from '../../functions/src/adapters/documents.ts';
import { lifeOf, type OrderLife } from './order-life.ts';
import type { DemoReview } from './demo-reviews.ts';
import { foodsOf, OPENED_AT_MS, type HouseProfile } from './house-profile.ts';
import { BARE_HOUSE } from './house-profiles.ts';

const MINUTE_MS = 60_000;

/** Whether this suite has not been seeded yet. */
export async function isHouseEmpty(projectId: string): Promise<boolean> {
  return !(await getFirestore(seedApp(projectId)).doc('counters/foods').get()).exists;
}

/**
 * Seeds an empty suite with the demo house. Existing documents stay, so a second run changes nothing.
 * @param profile how far the house is set up
 * @returns how many documents and accounts were created
 */
export async function seedHouse(projectId: string, profile: HouseProfile = BARE_HOUSE): Promise<number> {
  const db = getFirestore(seedApp(projectId));
  const accounts = await Promise.all(profile.people.map((account) => createAccount(projectId, account)));
  const created = await Promise.all(
    [...documentsOf(profile, Date.now())].map(([path, data]) => createIfMissing(db, path, data)),
  );
  return [...accounts, ...created].filter(Boolean).length;
}

/** What the suite has, which an earlier start may have kept: its demo accounts, and whether it is open. */
export async function stateOf(
  projectId: string,
): Promise<{ readonly people: readonly DemoAccount[]; readonly isOpen: boolean }> {
  const app = seedApp(projectId);
  const [{ users }, settings] = await Promise.all([
    getAuth(app).getUsers(DEMO_ACCOUNTS.map(({ uid }) => ({ uid }))),
    getFirestore(app).doc('house/settings').get(),
  ]);
  const people = DEMO_ACCOUNTS.filter(({ uid }) => users.some((user) => user.uid === uid));
  return { people, isOpen: !settingsFromDocument(settings.data() ?? null).notOpenYet };
}

/** The documents of a demo house, by path. */
export function documentsOf(profile: HouseProfile, nowMs: number): ReadonlyMap<string, DocumentData> {
  const lives = profile.orders.map((order) => lifeOf(order, nowMs, profile));
  return new Map<string, DocumentData>([
    ...foodsOf(profile).map(
      (food) => [`foods/${food.id}`, foodToDocument(food, toTimestamp, FieldValue.serverTimestamp())] as const,
    ),
    ...lives.flatMap(orderDocuments),
    ...customerDocuments(
      lives.map(({ order }) => order),
      profile,
    ),
    ...profile.reviews.flatMap((review, index) => reviewDocuments(review, nowMs - (index + 1) * 600 * MINUTE_MS)),
    ...profile.people.map(
      (account) =>
        [
          `users/${account.uid}`,
          userToDocument(
            {
              ...account,
              createdAtMs: OPENED_AT_MS,
              updatedAtMs: OPENED_AT_MS,
              claimsChangedAtMs: OPENED_AT_MS,
            },
            toTimestamp,
          ),
        ] as const,
    ),
    ...profileDocuments(profile),
    ['counters/foods', { count: profile.foods.length }],
    ['counters/reviews', { count: profile.reviews.length }],
    ['counters/users', { count: profile.people.length }],
    ['counters/admins', { count: 1 }],
  ]);
}

function seedApp(projectId: string): App {
  return getApps().find((app) => app.name === 'seed') ?? initializeApp({ projectId }, 'seed');
}

/** What the house has set; of a house that has set nothing there are no documents. */
function profileDocuments({
  settings,
  tables,
  categories,
  groups,
  choices,
}: HouseProfile): readonly (readonly [string, DocumentData])[] {
  return [
    ...(settings.version > 0 ? [['house/settings', settingsToDocument(settings)] as const] : []),
    ...(tables.length > 0 ? [['house/tables', tablesToDocument(tables)] as const] : []),
    ...(categories.version > 0 ? [['house/categories', categoriesToDocument(categories)] as const] : []),
    ...groups.map((group) => [`choiceGroups/${group.id}`, choiceGroupToDocument(group)] as const),
    ...[...choices].map(([foodId, stored]) => [`choices/${foodId}`, choicesToDocument(stored)] as const),
  ];
}

function orderDocuments({ order, events, actors }: OrderLife): readonly (readonly [string, DocumentData])[] {
  const path = `orders/${order.id}`;
  const idOf = ({ from, to }: OrderEvent): string => (from === null ? 'ordered' : to);
  return [
    [path, orderToDocument(order, toTimestamp)],
    ...events.map((event) => [`${path}/events/${idOf(event)}`, orderEventToDocument(event, toTimestamp)] as const),
    ...actors.map((actor) => [`${path}/actors/${actor.to}`, orderActorToDocument(actor, toTimestamp)] as const),
  ];
}

/** What was delivered to each customer, and the vouchers that came with it, in a house that gives some. */
function customerDocuments(
  orders: readonly Order[],
  { settings: { voucher, currency } }: HouseProfile,
): readonly (readonly [string, DocumentData])[] {
  if (!voucher) return [];
  const delivered = orders
    .flatMap(({ id, userId, deliveredAtMs: atMs }) => (atMs === null ? [] : [{ id, userId, atMs }]))
    .toSorted((one, other) => one.atMs - other.atMs);
  const customers = new Map<string, Customer>();
  for (const { id, userId, atMs } of delivered) {
    const known = customers.get(userId) ?? NEW_CUSTOMER;
    customers.set(userId, afterDelivery(known, id, { ...voucher, currency }, atMs));
  }
  return [...customers].map(([uid, customer]) => [`customers/${uid}`, customerToDocument(customer, toTimestamp)]);
}

function reviewDocuments({ id, email, name, description }: DemoReview, atMs: number): [string, DocumentData][] {
  const createdAt = Timestamp.fromMillis(atMs);
  return [
    [`reviews/${id}`, { name, description, maskedEmail: maskEmail(email), createdAt }],
    [`reviewContacts/${id}`, { email }],
  ];
}

async function createAccount(projectId: string, { uid, email, displayName, role }: DemoAccount): Promise<boolean> {
  const auth = getAuth(seedApp(projectId));
  try {
    await auth.createUser({ uid, email, displayName, password: DEMO_PASSWORD, emailVerified: true });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'auth/uid-already-exists' || code === 'auth/email-already-exists') return false;
    throw error;
  }
  await auth.setCustomUserClaims(uid, claimsOf(role));
  return true;
}

async function createIfMissing(db: Firestore, path: string, data: DocumentData): Promise<boolean> {
  try {
    await db.doc(path).create(data);
    return true;
  } catch (error) {
    if ((error as { code?: number }).code === 6) return false; // ALREADY_EXISTS
    throw error;
  }
}
