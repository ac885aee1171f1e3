import { claimsOf, maskEmail, type Food, type Order } from '@foodhouse/domain';
import { getApps, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import {
  eventToDocument,
  foodToDocument,
  orderToDocument,
  userToDocument,
} from '../../functions/src/adapters/documents.ts';
import { DEMO_FOODS, pictureAddress } from './foods.ts';
import { DEMO_ACCOUNTS, DEMO_CUSTOMER, DEMO_ORDERS, DEMO_PASSWORD, DEMO_REVIEWS } from './house.ts';

const OPENED_AT_MS = Date.UTC(2026, 0, 5, 8);
const MINUTE_MS = 60_000;

/** Whether nobody has opened the house in this suite yet. */
export async function isHouseEmpty(projectId: string): Promise<boolean> {
  return !(await getFirestore(seedApp(projectId)).doc('counters/foods').get()).exists;
}

/**
 * Fills an empty suite with the demo house. What is there already is left as it is, so a second run changes nothing.
 * @returns how many documents and accounts were made
 */
export async function seedHouse(projectId: string): Promise<number> {
  const db = getFirestore(seedApp(projectId));
  const nowMs = Date.now();
  const documents = new Map<string, DocumentData>([
    ...DEMO_FOODS.map(
      (food, index) => [`foods/${food.id}`, foodToDocument(toFood(food, OPENED_AT_MS + index * MINUTE_MS))] as const,
    ),
    ...DEMO_ORDERS.flatMap((order) => orderDocuments(order, nowMs - order.minutesAgo * MINUTE_MS)),
    ...DEMO_REVIEWS.flatMap((review, index) => reviewDocuments(review, nowMs - (index + 1) * 600 * MINUTE_MS)),
    ...DEMO_ACCOUNTS.map(
      (account) =>
        [
          `users/${account.uid}`,
          userToDocument({
            ...account,
            createdAtMs: OPENED_AT_MS,
            updatedAtMs: OPENED_AT_MS,
            claimsChangedAtMs: OPENED_AT_MS,
          }),
        ] as const,
    ),
    ['counters/foods', { count: DEMO_FOODS.length }],
    ['counters/reviews', { count: DEMO_REVIEWS.length }],
    ['counters/users', { count: DEMO_ACCOUNTS.length }],
    ['counters/admins', { count: 1 }],
  ]);
  const accounts = await Promise.all(DEMO_ACCOUNTS.map((account) => createAccount(projectId, account)));
  const created = await Promise.all([...documents].map(([path, data]) => createIfMissing(db, path, data)));
  return [...accounts, ...created].filter(Boolean).length;
}

function seedApp(projectId: string): App {
  return getApps().find((app) => app.name === 'seed') ?? initializeApp({ projectId }, 'seed');
}

type DemoFood = (typeof DEMO_FOODS)[number];

function toFood({ picture: _picture, ...food }: DemoFood, createdAtMs: number): Food {
  return { ...food, img: pictureAddress(food), createdAtMs, retiredAtMs: null, putAside: null };
}

function orderDocuments(
  { id, foodId, token, status }: (typeof DEMO_ORDERS)[number],
  atMs: number,
): [string, DocumentData][] {
  const food = DEMO_FOODS.find((candidate) => candidate.id === foodId) as DemoFood;
  const order: Order = {
    id,
    foodId,
    token,
    status,
    userId: DEMO_CUSTOMER.uid,
    user: DEMO_CUSTOMER.email,
    priceMinor: food.priceMinor,
    image: pictureAddress(food),
    foodName: food.name,
    createdAtMs: atMs,
    updatedAtMs: atMs,
    acceptedAtMs: status === 'approved' || status === 'delivered' ? atMs : null,
    deliveredAtMs: status === 'delivered' ? atMs : null,
    returnedAtMs: null,
    returnReason: null,
  };
  const event = eventToDocument({
    from: null,
    to: 'pending',
    byRole: 'user',
    atMs,
    reason: null,
  });
  return [
    [`orders/${id}`, orderToDocument(order)],
    [`orders/${id}/events/ordered`, event],
  ];
}

function reviewDocuments(
  { id, email, name, description }: (typeof DEMO_REVIEWS)[number],
  atMs: number,
): [string, DocumentData][] {
  const createdAt = Timestamp.fromMillis(atMs);
  return [
    [`reviews/${id}`, { name, description, maskedEmail: maskEmail(email), createdAt }],
    [`reviewContacts/${id}`, { email }],
  ];
}

async function createAccount(
  projectId: string,
  { uid, email, displayName, role }: (typeof DEMO_ACCOUNTS)[number],
): Promise<boolean> {
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
