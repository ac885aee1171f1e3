import { test } from 'vitest';
import { startApi, type ApiProcess } from '../../local/api-process.ts';
import { newMakers } from './makers.ts';

/**
 * A test on the running suite. Its fixtures are removed after it, even when it fails: `putFood`, `putOrder`,
 * `putInvitation` and `aPerson` with the test; `house` (the same, and `putChoices`) and `startApi` with the file, for `it.beforeAll`.
 */
export const it = test
  .extend('house', { scope: 'file' }, ({}, { onCleanup }) => {
    const { removeAll, ...makers } = newMakers();
    onCleanup(removeAll);
    return makers;
  })
  .extend('startApi', { scope: 'file' }, ({}, { onCleanup }) => {
    const started: ApiProcess[] = [];
    onCleanup(async () => {
      await Promise.all(started.map(({ stop }) => stop()));
    });
    return async (environment?: Readonly<Record<string, string>>): Promise<ApiProcess> => {
      const api = await startApi(environment);
      started.push(api);
      return api;
    };
  })
  .extend('own', ({}, { onCleanup }) => {
    const { removeAll, ...makers } = newMakers();
    onCleanup(removeAll);
    return makers;
  })
  .extend('putFood', ({ own }) => own.putFood)
  .extend('putOrder', ({ own }) => own.putOrder)
  .extend('putInvitation', ({ own }) => own.putInvitation)
  .extend('aPerson', ({ own }) => own.aPerson);
