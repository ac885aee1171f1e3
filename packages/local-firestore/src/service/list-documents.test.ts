import { expect, it } from 'vitest';
import { Databases } from '../store/databases.ts';
import { collectionLock } from '../store/transactions.ts';
import type { ServiceContext } from './context.ts';
import { listDocuments } from './list-documents.ts';
import { beginTransaction } from './read-consistency.ts';
import { RulesRegistry } from './rules-registry.ts';
import { TriggerRegistry } from './triggers.ts';
import { UsageMeter } from './usage.ts';

it('locks a collection while the transaction that listed it is open', () => {
  const name = { project: 'p', database: '(default)' };
  const databases = new Databases();
  const context: ServiceContext = {
    databases,
    rules: new RulesRegistry(),
    triggers: new TriggerRegistry(),
    indexes: null,
    usage: new UsageMeter(),
    latency: { readMs: 0, commitMs: 0 },
    log: () => {},
  };
  const database = databases.get(name);
  const { id } = beginTransaction(database, { kind: 'read-write', retry: null });
  const request = { parent: [], collectionId: 'c', orderBy: [], pageSize: 0, after: null, showMissing: false };
  listDocuments(context, { kind: 'admin' }, name, request, { kind: 'in', transactionId: id });
  expect(database.locks.isFree([collectionLock('c')], null)).toBe(false);
  database.transactions.endAll();
  expect(database.locks.isFree([collectionLock('c')], null)).toBe(true);
});
