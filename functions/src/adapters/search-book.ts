import {
  COLLECTIONS,
  foodFromDocument,
  SEARCH_VERSION_KEY,
  searchKeysOf,
  userFromDocument,
  userKeysOf,
  type SearchKeys,
} from '@foodhouse/domain';
import {
  FieldPath,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { SearchBook, SearchPlace } from '../services/shared/ports.ts';
import { withFirestoreDeadline } from './deadline.ts';
import { codeOf } from './error-code.ts';

/** Whether the stored search keys are those of this build. */
export function hasSearchKeys(data: DocumentData): boolean {
  return (data['search'] as SearchKeys | undefined)?.[SEARCH_VERSION_KEY] === true;
}

const NOT_FOUND = 5;
const FAILED_PRECONDITION = 9;

export class FirestoreSearchBook implements SearchBook {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  async outdated(): Promise<number> {
    const left = await Promise.all(
      (['foods', 'users'] as const).map(async (of) => {
        const renewed = this.#db
          .collection(COLLECTIONS[of])
          .where(new FieldPath('search', SEARCH_VERSION_KEY), '==', true);
        const [all, done] = await Promise.all([this.#all(of), renewed].map(countOf));
        return (all ?? 0) - (done ?? 0);
      }),
    );
    return left.reduce((sum, count) => sum + count, 0);
  }

  async renew(from: SearchPlace, most: number): Promise<{ renewed: number; next: SearchPlace | null }> {
    const query = from.after === null ? this.#all(from.of) : this.#all(from.of).startAfter(from.after);
    const { docs } = await withFirestoreDeadline(query.limit(most).get());
    const written = await Promise.all(
      docs.filter((document) => !hasSearchKeys(document.data())).map((document) => renewed(from.of, document)),
    );
    const last = docs.length < most ? undefined : docs.at(-1);
    const after = from.of === 'foods' ? last?.id : (last?.get('email') as string | undefined);
    const then: SearchPlace | null = from.of === 'foods' ? { of: 'users', after: null } : null;
    return { renewed: written.filter(Boolean).length, next: after === undefined ? then : { of: from.of, after } };
  }

  /** All records that are looked for: guests have neither email nor keys. */
  #all(of: SearchPlace['of']): Query {
    return this.#db.collection(COLLECTIONS[of]).orderBy(of === 'foods' ? FieldPath.documentId() : 'email');
  }
}

async function countOf(query: Query): Promise<number> {
  return (await withFirestoreDeadline(query.count().get())).data().count;
}

/** @returns false where the record has changed since it was read: its writer knows the keys, or the next look does */
async function renewed(of: SearchPlace['of'], document: QueryDocumentSnapshot): Promise<boolean> {
  const { id, ref, updateTime } = document;
  const data = document.data();
  const search = of === 'foods' ? searchKeysOf(foodFromDocument(id, data)) : userKeysOf(userFromDocument(id, data));
  try {
    await withFirestoreDeadline(ref.update({ search }, { lastUpdateTime: updateTime }));
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === NOT_FOUND || code === FAILED_PRECONDITION) return false;
    throw error;
  }
}
