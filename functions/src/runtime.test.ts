import { describe, expect, it } from 'vitest';
import { minInstancesOf, runtimeOf } from './runtime.ts';

describe('the settings of a house', () => {
  it('have usual values', () => {
    expect(runtimeOf({})).toEqual({ region: 'us-central1', memory: '512MiB', concurrency: 80 });
    expect(minInstancesOf({})).toBe(0);
  });

  it.each([
    ['FOODHOUSE_REGION', 'Europe', 'a region: europe-west1'],
    ['FOODHOUSE_REGION', 'eur3', 'a region: europe-west1'],
    ['FOODHOUSE_REGION', '', 'a region: europe-west1'],
    ['FOODHOUSE_MEMORY', '512', 'one of 256MiB, 512MiB, 1GiB, 2GiB, 4GiB'],
    ['FOODHOUSE_CONCURRENCY', '0', 'a whole number from 1 to 1000'],
    ['FOODHOUSE_CONCURRENCY', '1e2', 'a whole number from 1 to 1000'],
    [
      'FOODHOUSE_SERVICE_ACCOUNT',
      'foodhouse@',
      'the email of a service account: foodhouse@my-house.iam.gserviceaccount.com',
    ],
  ])('refuse %s=%s', (name, value, expected) => {
    expect(() => runtimeOf({ [name]: value })).toThrow(`${name}: expected ${expected}, got "${value}"`);
  });

  it.each(['-1', '21', 'one'])('refuse FOODHOUSE_MIN_INSTANCES=%s', (value) => {
    expect(() => minInstancesOf({ FOODHOUSE_MIN_INSTANCES: value })).toThrow(
      `FOODHOUSE_MIN_INSTANCES: expected a whole number from 0 to 20, got "${value}"`,
    );
  });
});
