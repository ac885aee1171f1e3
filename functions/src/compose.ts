import { MOST_FETCHED_BYTES, MOST_MENU_BYTES } from '@foodhouse/domain';
import {
  gloriaFoodAddress,
  picturesOfTests,
  requiresAppCheck,
  requiresVerifiedEmail,
  settingsKeptMs,
} from './config.ts';
import type { Clock, Ports } from './services/shared/ports.ts';

/** After an outage a connection is retried within seconds; the SDK's default pauses grow to two minutes. */
const RECONNECT_SOON = { 'grpc.initial_reconnect_backoff_ms': 200, 'grpc.max_reconnect_backoff_ms': 2000 };

const FETCH_LIMITS = { lastsMs: 10_000, mostBytes: MOST_MENU_BYTES };
const PICTURE_LIMITS = { lastsMs: 10_000, mostBytes: MOST_FETCHED_BYTES };

/** The SDK's name for the default app. Tools use others beside it. */
const OWN_APP = '[DEFAULT]';

let ports: Promise<Ports> | null = null;

/** The real ports, created once. */
export function realPorts(): Promise<Ports> {
  ports ??= composePorts();
  return ports;
}

/**
 * Loads the SDK and opens its connections, so that the first request does not wait for them. For a process that serves;
 * one that only lists the functions needs no database.
 */
export async function warmUp(): Promise<void> {
  try {
    await (await realPorts()).health.check();
  } catch {
    // The first request reports a failure; a process that starts during an outage recovers with it.
  }
}

/** What tests and benchmarks set: a house in fast time. A deployed process calls `realPorts`, which sets nothing. */
export interface Composition {
  readonly clock?: Clock;
  /** The overlap of the menu's questions, whose times are Firestore's own, in milliseconds. */
  readonly menuOverlapMs?: number;
}

export async function composePorts({ clock: given, menuOverlapMs }: Composition = {}): Promise<Ports> {
  const [{ getApps, initializeApp }, { getAuth }, { getFirestore }, adapters] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
    import('firebase-admin/firestore'),
    import('./adapters/index.ts'),
  ]);
  const app = getApps().find(({ name }) => name === OWN_APP) ?? initializeApp();
  const [auth, db] = [getAuth(app), getFirestore(app)];
  db.settings(RECONNECT_SOON);
  const clock = given ?? adapters.systemClock;
  const reads = new adapters.DocumentReads(db);
  const catalogue = new adapters.KeptMenu(new adapters.FirestoreMenu(db), clock, menuOverlapMs);
  return {
    accounts: new adapters.AuthAccounts(auth),
    appCheck: requiresAppCheck(process.env)
      ? new adapters.VerifiedAppCheck((await import('firebase-admin/app-check')).getAppCheck(app))
      : adapters.noAppCheck,
    archive: new adapters.FirestoreArchive(db),
    buildMark: new adapters.FirestoreBuildMark(db),
    auditTrail: new adapters.FirestoreAuditTrail(db),
    catalogue,
    choiceBook: new adapters.FirestoreChoiceBook(db, reads),
    clock,
    customerBook: new adapters.FirestoreCustomerBook(db, reads),
    health: new adapters.BackendHealth(db, auth, clock),
    ...adapters.keptHouse(db, reads, clock, settingsKeptMs(process.env)),
    ids: adapters.randomIds,
    invitationBook: new adapters.FirestoreInvitationBook(db),
    menuSources: new adapters.GloriaFood(gloriaFoodAddress(process.env), FETCH_LIMITS),
    orderBook: new adapters.FirestoreOrderBook(db),
    pendingChanges: new adapters.FirestorePendingChanges(db),
    pictureBook: new adapters.FirestorePictureBook(db),
    pictureSources: new adapters.OpenNet({ ...PICTURE_LIMITS, standIn: picturesOfTests(process.env) }),
    reviewBook: new adapters.FirestoreReviewBook(db),
    screenBook: new adapters.FirestoreScreenBook(db),
    searchBook: new adapters.FirestoreSearchBook(db),
    settings: { requiresVerifiedEmail: requiresVerifiedEmail(process.env) },
    unitOfWork: new adapters.FirestoreUnitOfWork(db, reads, (foods, atUs) => {
      catalogue.know(foods, atUs);
    }),
    userDirectory: new adapters.FirestoreUserDirectory(db, reads),
  };
}
