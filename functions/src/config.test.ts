import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  gloriaFoodAddress,
  picturesOfTests,
  requiresAppCheck,
  requiresVerifiedEmail,
  settingsKeptMs,
} from './config.ts';

/** Loads the functions as the platform does with these settings. What is thrown here ends a process. */
function start(environment: Readonly<Record<string, string>>): Promise<unknown> {
  for (const [name, value] of Object.entries({ GCLOUD_PROJECT: 'a-house', K_SERVICE: 'api', ...environment })) {
    vi.stubEnv(name, value);
  }
  return import('./index.ts');
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a process of the functions', { timeout: 30_000 }, () => {
  it.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])(
    'refuses to start where it is deployed and %s is set',
    async (name) => {
      await expect(start({ [name]: '127.0.0.1:1' })).rejects.toThrow(
        `A deployed function must not use emulators: unset ${name}.`,
      );
    },
  );

  it.each(['REQUIRE_VERIFIED_EMAIL', 'REQUIRE_APP_CHECK'])('refuses to start with an invalid %s', async (name) => {
    await expect(start({ [name]: 'no' })).rejects.toThrow(`${name}: expected true or false, got "no"`);
  });

  it.each([
    ['deployed without emulators', {}],
    ['on the suite with them', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', FUNCTIONS_EMULATOR: 'true' }],
  ])('starts where it runs %s, with its calls and its clock', async (_where, environment) => {
    expect(Object.keys((await start(environment)) as object).toSorted()).toEqual([
      'api',
      'deleteUser',
      'setUserRole',
      'tick',
    ]);
  });
});

describe('the address of GloriaFood', () => {
  const elsewhere = { GLORIAFOOD_ADDRESS: 'http://127.0.0.1:1/' };
  const itsOwn = 'https://pos.globalfoodsoft.com/pos/menu';
  it.each([
    ['its own where nothing else is said', {}, itsOwn],
    ['its own where the house is deployed, whatever is said', { K_SERVICE: 'api', ...elsewhere }, itsOwn],
    [
      'another one on this machine',
      { K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true', ...elsewhere },
      'http://127.0.0.1:1/',
    ],
  ])('is %s', (_which, environment, address) => {
    expect(gloriaFoodAddress(environment)).toBe(address);
  });
});

describe('what stands in for pictures of tests', () => {
  const environment = { PICTURES_OF_TESTS: 'http://127.0.0.1:1' };

  it('is asked on this machine alone', () => {
    expect(picturesOfTests(environment)).toBe('http://127.0.0.1:1');
    expect(picturesOfTests({ K_SERVICE: 'api', ...environment })).toBeUndefined();
    expect(picturesOfTests({})).toBeUndefined();
  });
});

describe('the settings in memory', () => {
  it.each([
    ['five seconds old at most where they are deployed', { K_SERVICE: 'api' }, 5000],
    ['half a second old on the suite', { K_SERVICE: 'api', FUNCTIONS_EMULATOR: 'true' }, 500],
    ['five seconds old in a process of its own', {}, 5000],
  ])('are %s', (_age, environment, keptMs) => {
    expect(settingsKeptMs(environment)).toBe(keptMs);
  });
});

describe('App Check', () => {
  it.each([
    [{}, false],
    [{ REQUIRE_APP_CHECK: 'true' }, true],
    [{ REQUIRE_APP_CHECK: 'false' }, false],
  ])('is required when the setting is on: %j', (environment, isAsked) => {
    expect(requiresAppCheck(environment)).toBe(isAsked);
  });
});

describe('a verified email', () => {
  it.each([
    [{}, true],
    [{ REQUIRE_VERIFIED_EMAIL: 'true' }, true],
    [{ REQUIRE_VERIFIED_EMAIL: 'false' }, false],
  ])('is required unless the setting is off: %j', (environment, isAsked) => {
    expect(requiresVerifiedEmail(environment)).toBe(isAsked);
  });
});
