export { startLocalFirestore, type LocalFirestore, type LocalFirestoreOptions } from './server.ts';
