import { createServer } from 'node:net';
import { takenPort } from './port-owner.ts';
import { HOST, PORTS } from '../local/suite.ts';

/**
 * Makes this the only start on this machine, from before the build until its end. The lock is a port, which the system
 * releases however the process ends, so that it never becomes stale.
 * @throws Error that says which start is running, and how to end it
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
