import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const HOST = '127.0.0.1';

/** Another port of a server on this machine, which counts what the server sends through it. */
export interface CountedPort {
  readonly port: number;
  /** Bytes since it was opened. */
  readonly bytesSent: () => number;
  /** Breaks the connections that are open. */
  readonly close: () => Promise<void>;
}

/** @param to the server's own port */
export async function openCountedPort(to: number): Promise<CountedPort> {
  const sockets = new Set<Socket>();
  let bytes = 0;
  const server = createServer((asking) => {
    const answering = connect(to, HOST);
    for (const [one, other] of [
      [asking, answering],
      [answering, asking],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).pipe(other);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    answering.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    bytesSent: () => bytes,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
