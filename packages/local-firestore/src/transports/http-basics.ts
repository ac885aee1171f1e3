import type { IncomingMessage, ServerResponse } from 'node:http';

/** An HTTP/1.1 body may have 16 MiB exactly. @source docs/wire.md#connections */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

export class BodyTooLargeError extends Error {}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new BodyTooLargeError(`body larger than ${MAX_BODY_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The address of a request. Anything parses, `//` and absolute forms included. */
export function requestUrl(request: IncomingMessage): URL {
  const address = request.url ?? '/';
  return new URL(`http://localhost${address.startsWith('/') ? address : '/'}`);
}

export function sendText(response: ServerResponse, status: number, contentType: string | null, text: string): void {
  if (contentType !== null) response.setHeader('content-type', contentType);
  response.setHeader('content-length', Buffer.byteLength(text));
  response.writeHead(status).end(text);
}

export function sendNotFound(response: ServerResponse): void {
  sendText(response, 404, null, 'Not Found\n');
}

/** Echoes the origin, since the web SDK sends credentials; on errors too, or the browser hides the reason. @source docs/wire.md#cors */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  response.setHeader('vary', 'Origin');
  const requested = request.headers['access-control-request-headers'];
  if (requested !== undefined) response.setHeader('access-control-allow-headers', requested);
  if (request.headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('access-control-allow-private-network', 'true');
  }
}
