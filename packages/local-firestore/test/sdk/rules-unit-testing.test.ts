import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  onSnapshot,
  query,
  setDoc,
  where,
  type FirestoreError,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useServer } from '../start-server.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isOwner() { return resource.data.userId == request.auth.uid; }
    match /orders/{id} {
      allow read: if isOwner() || request.auth.token.get('role', '') == 'admin';
      allow create: if request.resource.data.userId == request.auth.uid
                    && request.resource.data.keys().hasOnly(['userId', 'status']);
      allow update, delete: if false;
    }
  }
}`;

const server = useServer();
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'rules-unit-testing',
    firestore: { host: '127.0.0.1', port: server.port(), rules: RULES },
  });
});

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'orders/ann'), { userId: 'ann', status: 'pending' });
  });
});

afterAll(async () => {
  await environment.cleanup();
});

describe('rules-unit-testing', () => {
  it('grants and denies single documents', async () => {
    const ann = environment.authenticatedContext('ann').firestore();
    const bob = environment.authenticatedContext('bob').firestore();
    await assertSucceeds(getDoc(doc(ann, 'orders/ann')));
    await assertFails(getDoc(doc(bob, 'orders/ann')));
    await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'orders/ann')));
    await assertSucceeds(setDoc(doc(bob, 'orders/bob'), { userId: 'bob', status: 'pending' }));
    await assertFails(setDoc(doc(bob, 'orders/forged'), { userId: 'ann', status: 'pending' }));
    await assertFails(deleteDoc(doc(ann, 'orders/ann')));
  });

  it('proves queries from their constraints, not from stored documents', async () => {
    const ann = environment.authenticatedContext('ann').firestore();
    const admin = environment.authenticatedContext('boss', { role: 'admin' }).firestore();
    await assertSucceeds(getDocs(query(collection(ann, 'orders'), where('userId', '==', 'ann'))));
    await assertFails(getDocs(collection(ann, 'orders')));
    await assertFails(getDocs(query(collection(ann, 'orders'), where('userId', 'in', ['ann', 'bob']))));
    await assertSucceeds(getDocs(collection(admin, 'orders')));
  });

  it('ends only the listener that is denied', async () => {
    const ann = environment.authenticatedContext('ann').firestore();
    const denied = await new Promise<FirestoreError>((resolve, reject) => {
      onSnapshot(
        collection(ann, 'orders'),
        () => {
          reject(new Error('a denied listener got a snapshot'));
        },
        resolve,
      );
    });
    expect(denied.code).toBe('permission-denied');
    expect((await getDoc(doc(ann, 'orders/ann'))).exists()).toBe(true);
  });

  it('reports rules that do not compile, with line and column', async () => {
    const broken = initializeTestEnvironment({
      projectId: 'rules-broken',
      firestore: { host: '127.0.0.1', port: server.port(), rules: 'service cloud.firestore {\n  banana\n}' },
    });
    await expect(broken).rejects.toThrow(/INVALID_ARGUMENT/);
    await expect(broken).rejects.toThrow(/L2:3 Unexpected 'banana'/);
  });
});
