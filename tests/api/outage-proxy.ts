import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { HOST } from '../../local/suite.ts';

/** A proxy between the API and a dependency, which simulates outages. */
export interface OutageProxy {
  /** `127.0.0.1:12345`, for the emulators' environment variables. */
  readonly host: string;
  /** Breaks connections and refuses new ones. */
  readonly cut: () => Promise<void>;
  /** Accepts connections and never answers. */
  readonly hang: () => void;
  /** Delays every answer. */
  readonly slowDown: (milliseconds: number) => void;
  readonly restore: () => Promise<void>;
  /** Drops all answers from the first request on that contains this text. */
  readonly swallowAnswersAfter: (text: string) => void;
  readonly close: () => Promise<void>;
}

export async function startOutageProxy(targetPort: number): Promise<OutageProxy> {
  const sockets = new Set<Socket>();
  let swallowAfter: string | null = null;
  let isSwallowing = false;
  let slowerByMs = 0;
  let server: Server | null = null;
  let port = 0;

  const listen = async (): Promise<void> => {
    const opened = createServer(join);
    await new Promise<void>((resolve, reject) => {
      opened.once('error', reject).listen(port, HOST, resolve);
    });
    port = (opened.address() as AddressInfo).port;
    server = opened;
  };
  const cut = async (): Promise<void> => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };

  function join(client: Socket): void {
    const target = connect(targetPort, HOST);
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => undefined); // broken connections are expected
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (swallowAfter !== null && chunk.includes(swallowAfter)) isSwallowing = true;
      target.write(chunk);
    });
    target.on('data', (chunk) => {
      if (isSwallowing) return;
      if (slowerByMs === 0) client.write(chunk);
      else setTimeout(() => client.write(chunk), slowerByMs);
    });
  }

  await listen();
  return {
    host: `${HOST}:${port}`,
    cut,
    hang: () => {
      isSwallowing = true;
    },
    slowDown: (milliseconds) => {
      slowerByMs = milliseconds;
    },
    restore: async () => {
      isSwallowing = false;
      slowerByMs = 0;
      swallowAfter = null;
      if (!server) await listen();
    },
    swallowAnswersAfter: (text) => {
      swallowAfter = text;
    },
    close: cut,
  };
}
