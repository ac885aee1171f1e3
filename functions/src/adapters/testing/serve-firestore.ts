import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { startLocalFirestore } from '@foodhouse/local-firestore';

/** A Firestore of a test file alone, with the Admin SDK on it. For `beforeAll`, which returns `stop`. */
export async function serveFirestore(): Promise<{ readonly db: Firestore; readonly stop: () => Promise<void> }> {
  const server = await startLocalFirestore({ port: 0 });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none'); // transactions look for Google's metadata
  const app = initializeApp({ projectId: 'demo-adapters' }, `adapters ${server.port}`);
  return {
    db: getFirestore(app),
    stop: async () => {
      await deleteApp(app);
      await server.stop();
      vi.unstubAllEnvs();
    },
  };
}
