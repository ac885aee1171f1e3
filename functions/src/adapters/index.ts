export { anonymiseOrders } from './anonymise-orders.ts';
export { noAppCheck, VerifiedAppCheck } from './app-check.ts';
export { FirestoreArchive } from './archive.ts';
export { FirestoreAuditTrail } from './audit-trail.ts';
export { AuthAccounts } from './auth-accounts.ts';
export { FirestoreBuildMark } from './build-mark.ts';
export { DocumentReads } from './document-reads.ts';
export {
  FirestoreChoiceBook,
  FirestoreCustomerBook,
  FirestoreMenu,
  FirestoreOrderBook,
  FirestorePendingChanges,
  FirestoreReviewBook,
  FirestoreUserDirectory,
} from './firestore-queries.ts';
export { FirestoreUnitOfWork } from './firestore-unit-of-work.ts';
export { FirestoreInvitationBook } from './invitations.ts';
export { GloriaFood } from './gloriafood.ts';
export { keptHouse } from './kept-house.ts';
export { BackendHealth } from './health.ts';
export { OpenNet } from './open-net.ts';
export { KeptMenu } from './kept-menu.ts';
export { FirestorePictureBook } from './pictures.ts';
export { FirestoreScreenBook } from './screens.ts';
export { FirestoreSearchBook } from './search-book.ts';
export { randomIds, systemClock } from './system.ts';
