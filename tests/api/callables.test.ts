import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { describe, expect } from 'vitest';
import { regionOf, suiteFunctionsAddress, suiteSettings } from '../../local/house-settings.ts';
import { HOST, PORTS, PROJECT_ID } from '../../local/suite.ts';
import { call, database, PASSWORD, unique, type Answer, type Person } from '../../local/house.ts';
import { it } from '../support/test.ts';

// The callables on the running suite, as a page and Firebase’s own SDK call them.

const FUNCTIONS = suiteFunctionsAddress();
let admin: Person;

it.beforeAll(async ({ house }) => {
  admin = await house.aPerson('admin');
});

describe('callables', () => {
  const callable = (name: string, as: Person | null, data: unknown): Promise<Answer> =>
    call('', {
      method: 'POST',
      body: { data },
      address: `${FUNCTIONS}/${name}`,
      ...(as && { as }),
    });

  it('make and delete a chef, for an admin', async ({ aPerson }) => {
    const person = await aPerson();
    expect(await callable('setUserRole', admin, { email: person.email, role: 'chef' })).toMatchObject({
      status: 200,
      body: { result: { modifiedCount: 1 } },
    });
    expect((await database().doc(`users/${person.uid}`).get()).get('role')).toBe('chef');
    expect((await call('/allorderlist/approved', { as: person })).status).toBe(200);
    expect(await callable('deleteUser', admin, { email: person.email })).toMatchObject({
      status: 200,
      body: { result: { deletedCount: 1 } },
    });
    expect((await call('/allorderlist/approved', { as: person })).status).toBe(401);
  });

  it('accept requests of Firebase’s own SDK', async ({ aPerson }) => {
    const [app, person] = [initializeApp({ projectId: PROJECT_ID, apiKey: 'none' }, unique('sdk')), await aPerson()];
    connectAuthEmulator(getAuth(app), `http://${HOST}:${PORTS.auth}`, { disableWarnings: true });
    const functions = getFunctions(app, regionOf(suiteSettings()));
    connectFunctionsEmulator(functions, HOST, PORTS.functions);
    await signInWithEmailAndPassword(getAuth(app), admin.email, PASSWORD);
    const setUserRole = httpsCallable(functions, 'setUserRole');
    expect((await setUserRole({ email: person.email, role: 'chef' })).data).toEqual({ modifiedCount: 1 });
    await expect(setUserRole({ email: person.email, role: 'king' })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      details: { reason: 'INVALID_FIELDS', fields: { role: 'expected one of admin, chef, user, got "king"' } },
    });
    await deleteApp(app);
  });
});
