import { describe, expect, it } from 'vitest';
import { discoverFunctions } from './functions-manifest.ts';

// What Google is told about the functions, from the built folder.

/** A function of the manifest. What is null is Google's default, which a deployment restores. */
function aFunction(entryPoint: string, differences: object = {}): object {
  return {
    entryPoint,
    platform: 'gcfv2',
    region: ['us-central1'],
    availableMemoryMb: 512,
    concurrency: 80,
    timeoutSeconds: 30,
    minInstances: null,
    maxInstances: 20,
    serviceAccountEmail: null,
    ingressSettings: null,
    vpc: null,
    labels: {},
    ...differences,
  };
}

const PUBLIC = { httpsTrigger: { invoker: ['public'] } };

function manifest(everywhere: object = {}, api: object = {}): object {
  return {
    specVersion: 'v1alpha1',
    endpoints: {
      api: aFunction('api', { ...PUBLIC, minInstances: 0, ...everywhere, ...api }),
      deleteUser: aFunction('deleteUser', { ...PUBLIC, ...everywhere }),
      setUserRole: aFunction('setUserRole', { ...PUBLIC, ...everywhere }),
      tick: aFunction('tick', {
        scheduleTrigger: { schedule: 'every 1 minutes', retryConfig: {} },
        timeoutSeconds: 60,
        maxInstances: 1,
        ...everywhere,
      }),
    },
    requiredAPIs: [{ api: 'cloudscheduler.googleapis.com', reason: 'Needed for scheduled functions.' }],
    extensions: {},
  };
}

describe('the manifest of the functions', () => {
  it('names them with the usual settings', () => {
    expect(discoverFunctions({})).toEqual(manifest());
  });

  it('follows functions/.env', () => {
    const account = 'foodhouse@my-house.iam.gserviceaccount.com';
    const settings = {
      FOODHOUSE_REGION: 'europe-west1',
      FOODHOUSE_MEMORY: '1GiB',
      FOODHOUSE_CONCURRENCY: '40',
      FOODHOUSE_MIN_INSTANCES: '1',
      FOODHOUSE_SERVICE_ACCOUNT: account,
    };
    const everywhere = {
      region: ['europe-west1'],
      availableMemoryMb: 1024,
      concurrency: 40,
      serviceAccountEmail: account,
    };
    expect(discoverFunctions(settings)).toEqual(manifest(everywhere, { minInstances: 1 }));
  });

  it('is refused with the name of an invalid setting', () => {
    expect(() => discoverFunctions({ FOODHOUSE_MEMORY: '1GB' })).toThrow(
      /^FOODHOUSE_MEMORY: expected one of 256MiB, 512MiB, 1GiB, 2GiB, 4GiB, got "1GB"$/,
    );
  });

  it('says that the functions are not built', () => {
    expect(() => discoverFunctions({}, '/nowhere/dist')).toThrow(/^\/nowhere\/dist is missing: npm run build$/);
  });
});
