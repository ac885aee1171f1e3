import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request, type OutgoingHttpHeaders } from 'node:http';

// A load generator: a number of connections, with one request after the other on each.

export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | null;
}

export interface LoadAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly milliseconds: number;
}

/**
 * Sends all requests, at most `connections` at the same time.
 * @param localAddress of the connections, such as 127.0.0.2: another visitor
 * @returns the answers in the order of the requests
 */
export async function sendAll(
  address: string,
  requests: readonly LoadRequest[],
  connections: number,
  localAddress?: string,
): Promise<readonly LoadAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, ...(localAddress && { localAddress }) });
  const answers: LoadAnswer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < requests.length) {
      const index = next;
      next += 1;
      // oxlint-disable-next-line no-await-in-loop -- one after the other on each connection is what is meant
      answers[index] = await send(agent, address, requests[index] as LoadRequest);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return answers;
}

/** Sends requests at a fixed rate, whether earlier ones were answered or not, as people do. */
export async function sendPaced(
  address: string,
  requests: readonly LoadRequest[],
  perSecond: number,
): Promise<readonly LoadAnswer[]> {
  const agent = new Agent({ keepAlive: true });
  const startMs = performance.now();
  const answers = await Promise.all(
    requests.map(async (each, index) => {
      const dueMs = startMs + (index * 1000) / perSecond;
      await delay(Math.max(0, dueMs - performance.now()));
      return send(agent, address, each);
    }),
  );
  agent.destroy();
  return answers;
}

function send(agent: Agent, address: string, { method, path, headers, body }: LoadRequest): Promise<LoadAnswer> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          text += chunk;
        });
        incoming.once('error', reject);
        incoming.once('end', () => {
          const { statusCode = 0, headers: answered } = incoming;
          resolve({
            status: statusCode,
            contentType: answered['content-type'] ?? '',
            text,
            milliseconds: performance.now() - startMs,
          });
        });
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body ?? undefined);
  });
}
