import { COLLECTIONS, normaliseEmail, sameEmail, toRole, worksInKitchen } from '@foodhouse/domain';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { limitKey } from '../../functions/src/services/shared/limits.ts';

// Where a person is found in the house: by the uid of the account, and by the email, which reviews and records of
// interrupted changes hold too. docs/operations.md has the table.

/** Everything that leads to one person. */
export interface Person {
  /** Empty for a guest. */
  readonly email: string;
  /** Null when nobody signs in with the address. */
  readonly account: UserRecord | null;
  /** Of the account, of its record, and of an interrupted deletion: usually one. */
  readonly uids: readonly string[];
}

const PAGE = 300;

/** A person by their address, or by the uid in their orders, which leads to the address where they have one. */
export async function findPerson(db: Firestore, auth: Auth, named: string): Promise<Person> {
  if (named.includes('@')) return findByEmail(db, auth, named);
  const [{ users }, record, change] = await Promise.all([
    auth.getUsers([{ uid: named }]),
    db.collection(COLLECTIONS.users).doc(named).get(),
    db.collection(COLLECTIONS.pendingChanges).doc(named).get(),
  ]);
  const [account = null] = users;
  const email = [account?.email, record.get('email'), change.get('email')].find(
    (address): address is string => typeof address === 'string' && address !== '',
  );
  const uids = account || record.exists || change.exists ? [named] : [];
  if (email === undefined) return { email: '', account, uids };
  const found = await findByEmail(db, auth, normaliseEmail(email));
  return { ...found, account: account ?? found.account, uids: [...new Set([...uids, ...found.uids])] };
}

async function findByEmail(db: Firestore, auth: Auth, email: string): Promise<Person> {
  const [account, records, changes] = await Promise.all([
    accountOf(auth, email),
    db.collection(COLLECTIONS.users).where('email', '==', email).get(),
    db.collection(COLLECTIONS.pendingChanges).where('email', '==', email).get(),
  ]);
  const uids = [...(account ? [account.uid] : []), ...idsOf(records), ...idsOf(changes)];
  return { email, account, uids: [...new Set(uids)] };
}

/** Every document that holds the person's uid or address, each once; not who of the staff moved their orders. */
export async function personalDocuments(db: Firestore, { email, uids }: Person): Promise<readonly DocumentSnapshot[]> {
  const orders = db.collection(COLLECTIONS.orders);
  const found = [
    email === '' ? [] : await all(orders.where('user', '==', email)),
    ...(await Promise.all(uids.map((uid) => documentsOfAccount(db, uid)))),
  ].flat();
  const own = found.filter(({ ref }) => ref.parent.path === COLLECTIONS.orders);
  const below = await Promise.all(own.map(({ ref }) => all(ref.collection(COLLECTIONS.events))));
  const reviewIds = email === '' ? [] : await reviewsBy(db, email);
  const reviews = await Promise.all(reviewIds.map((id) => documentsOfReview(db, id)));
  const documents = [...found, ...(await contactsOf(db, own)), ...below.flat(), ...reviews.flat()];
  return [...new Map(documents.map((document) => [document.ref.path, document])).values()];
}

/**
 * The ids of the reviews that were sent with an address. Their addresses are as people wrote them, so all are read.
 */
export async function reviewsBy(db: Firestore, email: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const contact of inPages(db.collection(COLLECTIONS.reviewContacts)))
    if (sameEmail(String(contact.get('email')), email)) ids.push(contact.id);
  return ids;
}

/** A review, its address, and the first answer to its idempotency key. */
export async function documentsOfReview(db: Firestore, id: string): Promise<readonly DocumentSnapshot[]> {
  const [review, contact, keys] = await Promise.all([
    db.collection(COLLECTIONS.reviews).doc(id).get(),
    db.collection(COLLECTIONS.reviewContacts).doc(id).get(),
    db.collection(COLLECTIONS.idempotencyKeys).where('reviewId', '==', id).get(),
  ]);
  return [review, contact, ...keys.docs].filter(({ exists }) => exists);
}

async function documentsOfAccount(db: Firestore, uid: string): Promise<readonly DocumentSnapshot[]> {
  const own = await db.getAll(
    db.collection(COLLECTIONS.users).doc(uid),
    db.collection(COLLECTIONS.customers).doc(uid),
    db.collection(COLLECTIONS.pendingChanges).doc(uid),
    db.collection(COLLECTIONS.rateLimits).doc(limitKey('order', uid)),
  );
  const audit = db.collection(COLLECTIONS.audit);
  const queries = [
    db.collection(COLLECTIONS.orders).where('userId', '==', uid),
    db.collection(COLLECTIONS.idempotencyKeys).where('order.userId', '==', uid),
    audit.where('byUid', '==', uid),
    audit.where('subject', '==', uid),
    db.collection(COLLECTIONS.stockMoves).where('byUid', '==', uid),
    db.collection(COLLECTIONS.invitations).where('byUid', '==', uid),
    db.collection(COLLECTIONS.invitations).where('usedByUid', '==', uid),
  ];
  const found = (await Promise.all(queries.map(all))).flat();
  const known = [...own.filter(({ exists }) => exists), ...found];
  return [...known, ...(known.some(isOfStaff) ? await movesBy(db, uid) : [])];
}

/** Whether a document says that its person works here, or once did. */
function isOfStaff(document: DocumentSnapshot): boolean {
  const isRoleOfStaff = (field: string): boolean => worksInKitchen(toRole(document.get(field)));
  const collection = document.ref.parent.path;
  if (collection === COLLECTIONS.users) return isRoleOfStaff('role');
  return collection === COLLECTIONS.audit && (isRoleOfStaff('before') || isRoleOfStaff('after'));
}

/** How the house reaches them, of their orders of the last days. */
async function contactsOf(db: Firestore, orders: readonly DocumentSnapshot[]): Promise<readonly DocumentSnapshot[]> {
  const refs = orders
    .filter((order) => order.get('hasContact') === true)
    .map(({ id }) => db.collection(COLLECTIONS.orderContacts).doc(id));
  return refs.length === 0 ? [] : (await db.getAll(...refs)).filter(({ exists }) => exists);
}

/**
 * The moves of orders that a person made as staff. All moves are read, page by page: an index for this alone would cost
 * every order.
 */
async function movesBy(db: Firestore, uid: string): Promise<readonly DocumentSnapshot[]> {
  const moves: DocumentSnapshot[] = [];
  for await (const move of inPages(db.collectionGroup(COLLECTIONS.actors)))
    if (move.get('byUid') === uid) moves.push(move);
  return moves;
}

async function accountOf(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

function idsOf({ docs }: QuerySnapshot): readonly string[] {
  return docs.map(({ id }) => id);
}

async function all(query: Query): Promise<readonly DocumentSnapshot[]> {
  const documents: DocumentSnapshot[] = [];
  for await (const document of inPages(query)) documents.push(document);
  return documents;
}

async function* inPages(query: Query): AsyncGenerator<DocumentSnapshot> {
  let last: DocumentSnapshot | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- a page begins after the one before it
    const { docs }: QuerySnapshot = await (last ? query.startAfter(last) : query).limit(PAGE).get();
    yield* docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
