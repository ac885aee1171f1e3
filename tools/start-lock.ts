import { createServer } from 'node:net';
import { takenPort } from './port-owner.ts';
import { HOST, PORTS } from '../local/suite.ts';

/**
 * Makes this the only start on this machine, from before it builds until it ends: a port of its own, which the system gives
 * back however the process ends, so that no stale lock is possible.
 * @throws Error that says who is starting or running already, and how to end it
 */
export function holdStart(port: number = PORTS.start): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Foodhouse is starting or running already. ${takenPort(port, 'start')}`) : error);
    });
    server.listen(port, HOST, () => {
      server.unref();
      resolve();
    });
  });
}
