import { afterAll, beforeAll } from 'vitest';
import { startLocalFirestore, type LocalFirestore } from '../src/index.ts';

/** One server for the tests of a file; every test uses a project of its own. */
export function useServer(): { readonly address: () => string; readonly port: () => number } {
  let server: LocalFirestore | null = null;
  beforeAll(async () => {
    server = await startLocalFirestore({ port: 0 });
  });
  afterAll(async () => {
    await server?.stop();
  });
  const port = (): number => {
    if (!server) throw new Error('the server starts in beforeAll');
    return server.port;
  };
  return { port, address: () => `127.0.0.1:${port()}` };
}
