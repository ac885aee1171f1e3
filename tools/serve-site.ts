import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HOST } from './suite.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.xml', '.txt']);

export interface SiteServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * A built site as Hosting serves it, for measuring: brotli, hashed files cached for ever, addresses without `.html`,
 * everything else as the rewrites say. The hosting emulator does not compress.
 * @param answerApi what `/api/…` answers
 */
export async function serveSite(
  folder: string,
  answerApi: (address: string) => unknown = () => null,
): Promise<SiteServer> {
  const bodies = new Map<string, Buffer>();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const address = (request.url ?? '/').split('?')[0] ?? '/';
    if (address.startsWith('/api/')) {
      const body = brotliCompressSync(JSON.stringify(answerApi(request.url ?? '')));
      response
        .writeHead(200, { 'content-type': TYPES['.json'], 'content-encoding': 'br', 'x-total-count': '45' })
        .end(body);
      return;
    }
    const file = fileOf(folder, address);
    const extension = path.extname(file);
    const isCompressed = COMPRESSED.has(extension);
    let body = bodies.get(file);
    if (!body) {
      body = isCompressed ? brotliCompressSync(readFileSync(file)) : readFileSync(file);
      bodies.set(file, body);
    }
    response
      .writeHead(200, {
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'cache-control': address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(isCompressed && { 'content-encoding': 'br' }),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  return {
    address: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function fileOf(folder: string, address: string): string {
  const asked = path.join(folder, path.normalize(address));
  const candidates = [
    asked,
    `${asked}.html`,
    path.join(asked, 'index.html'),
    ...(address.startsWith('/user/') ? [path.join(folder, 'food.html')] : []),
    path.join(folder, 'app.html'),
    path.join(folder, 'index.html'),
  ];
  const found = candidates.find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile());
  if (found === undefined) throw new Error(`${folder}: expected a built site`);
  return found;
}
