import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Ports } from '../../services/shared/ports.ts';
import { createApp } from '../app.ts';
import type { Route } from '../route.ts';

/**
 * Serves routes over ports in memory until the test ends.
 * @param ports those that the routes of the test use; another one throws
 * @returns the address, `http://127.0.0.1:40123`
 */
export async function serveRoutes(
  ports: Partial<Ports>,
  routes: readonly Route[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const app = createApp(async () => ports as Ports, { name: 'api', routes, environment });
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
