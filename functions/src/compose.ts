import type { Accounts, Catalogue, Clock, Ids, OrderBook, UnitOfWork } from './services/ports.ts';
import { refuseEmulatorsInProduction } from './config.ts';

/** Everything the services need, made once per process. */
export interface Ports {
  readonly accounts: Accounts;
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly orderBook: OrderBook;
  readonly unitOfWork: UnitOfWork;
}

let ports: Promise<Ports> | null = null;

/** The real ports. The admin SDK is loaded at the first request, not at cold start. */
export function realPorts(): Promise<Ports> {
  ports ??= composePorts();
  return ports;
}

async function composePorts(): Promise<Ports> {
  refuseEmulatorsInProduction(process.env);
  const [{ getApps, initializeApp }, { getAuth }, { getFirestore }, accounts, queries, unitOfWork, system] =
    await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/auth'),
      import('firebase-admin/firestore'),
      import('./adapters/auth-accounts.ts'),
      import('./adapters/firestore-queries.ts'),
      import('./adapters/firestore-unit-of-work.ts'),
      import('./adapters/system.ts'),
    ]);
  const app = getApps()[0] ?? initializeApp();
  const db = getFirestore(app);
  return {
    accounts: new accounts.AuthAccounts(getAuth(app)),
    catalogue: new queries.FirestoreCatalogue(db),
    clock: system.systemClock,
    ids: system.randomIds,
    orderBook: new queries.FirestoreOrderBook(db),
    unitOfWork: new unitOfWork.FirestoreUnitOfWork(db),
  };
}
