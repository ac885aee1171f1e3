import {
  COLLECTIONS,
  pictureFromDocument,
  pictureToDocument,
  settingsFromDocument,
  type OwnPicture,
} from '@foodhouse/domain';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { PictureBook } from '../services/shared/ports.ts';
import { withFirestoreDeadline } from './deadline.ts';
import { toTimestamp } from './documents.ts';

export class FirestorePictureBook implements PictureBook {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  async keep(id: string, picture: OwnPicture): Promise<void> {
    await withFirestoreDeadline(this.#document(id).set(pictureToDocument(picture, toTimestamp)));
  }

  async picture(id: string): Promise<OwnPicture | null> {
    const document = await withFirestoreDeadline(this.#document(id).get());
    const data = document.data();
    return data ? pictureFromDocument(id, data) : null;
  }

  async toCheck(untilMs: number, limit: number): Promise<readonly string[]> {
    const query = this.#db
      .collection(COLLECTIONS.pictures)
      .where('checkAt', '<=', toTimestamp(untilMs))
      .orderBy('checkAt')
      .limit(limit)
      .select();
    return (await withFirestoreDeadline(query.get())).docs.map(({ id }) => id);
  }

  async isUsed(address: string): Promise<boolean> {
    const query = this.#db.collection(COLLECTIONS.foods).where('img', '==', address).limit(1).select();
    if (!(await withFirestoreDeadline(query.get())).empty) return true;
    const settings = await withFirestoreDeadline(this.#db.collection(COLLECTIONS.house).doc('settings').get());
    return settingsFromDocument(settings.data() ?? null).about?.sign === address;
  }

  async lookAgain(id: string, atMs: number): Promise<void> {
    await withFirestoreDeadline(this.#document(id).update({ checkAt: toTimestamp(atMs) }));
  }

  async delete(id: string): Promise<void> {
    await withFirestoreDeadline(this.#document(id).delete());
  }

  #document(id: string): DocumentReference {
    return this.#db.collection(COLLECTIONS.pictures).doc(id);
  }
}
