import { requiresVerifiedEmail } from './config.ts';
import type { Ports } from './services/ports.ts';

/** After an outage a connection is tried again within seconds; by default the pauses grow to two minutes. */
const RECONNECT_SOON = { 'grpc.initial_reconnect_backoff_ms': 200, 'grpc.max_reconnect_backoff_ms': 2000 };

/** What the SDK calls an app without a name. Tools have others beside it. */
const OWN_APP = '[DEFAULT]';

let ports: Promise<Ports> | null = null;

/** The real ports, made once. */
export function realPorts(): Promise<Ports> {
  ports ??= composePorts();
  return ports;
}

/**
 * Loads the SDK and makes the token and the connections before anybody asks, so that the first request waits for none of
 * them. For a process that serves: whoever only reads what the functions are needs no database.
 */
export async function warmUp(): Promise<void> {
  try {
    await (await realPorts()).health.check();
  } catch {
    // Whoever asks first is told; a process that starts during an outage is well as soon as the outage ends.
  }
}

async function composePorts(): Promise<Ports> {
  const [{ getApps, initializeApp }, { getAuth }, { getFirestore }, adapters] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
    import('./adapters/index.ts'),
  ]);
  const app = getApps().find(({ name }) => name === OWN_APP) ?? initializeApp();
  const [auth, db] = [getAuth(app), getFirestore(app)];
  db.settings(RECONNECT_SOON);
  const clock = adapters.systemClock;
  const reads = new adapters.DocumentReads(db);
  const catalogue = new adapters.CachedCatalogue(new adapters.FirestoreCatalogue(db), clock);
  return {
    accounts: new adapters.AuthAccounts(auth),
    auditTrail: new adapters.FirestoreAuditTrail(db),
    catalogue,
    clock,
    health: new adapters.BackendHealth(db, auth, clock),
    ids: adapters.randomIds,
    orderBook: new adapters.FirestoreOrderBook(db),
    pendingChanges: new adapters.FirestorePendingChanges(db),
    reviewBook: new adapters.FirestoreReviewBook(db),
    settings: { requiresVerifiedEmail: requiresVerifiedEmail(process.env) },
    unitOfWork: new adapters.FirestoreUnitOfWork(db, reads, () => {
      catalogue.forget();
    }),
    userDirectory: new adapters.FirestoreUserDirectory(db, reads),
  };
}
