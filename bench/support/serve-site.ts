import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HOST } from '../../local/suite.ts';
import { rewritesOf } from '../../web/prerender/addresses.ts';
import { ALL_PAGES } from '../../web/src/pages.ts';

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

/** Pages of many addresses, such as `/user/*`: prefix and file. */
const REWRITES = Object.entries(rewritesOf(ALL_PAGES))
  .filter(([address]) => address.endsWith('/*'))
  .map(([address, file]) => ({ start: address.slice(0, -1), file }));

export interface SiteServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** The answer to `/api/…`: the given value (a picture of WebP as its bytes), or that of a running server, such as `http://127.0.0.1:5000`. */
type ApiSource = ((address: string) => unknown) | string;

/**
 * Serves a built site as Hosting does: brotli, hashed files cached for ever, addresses without `.html`, and the
 * rewrites. The hosting emulator does not compress.
 */
export async function serveSite(folder: string, api: ApiSource = () => null): Promise<SiteServer> {
  const bodies = compressAll(folder);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const address = (request.url ?? '/').split('?')[0] ?? '/';
    if (address.startsWith('/api/')) {
      if (typeof api === 'string') forward(api, request, response);
      else answer(api(request.url ?? ''), response);
      return;
    }
    const { file, status } = fileOf(folder, address);
    const extension = path.extname(file);
    const body = bodies.get(file);
    response
      .writeHead(status, {
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'cache-control':
          status === 200 && address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(body && { 'content-encoding': 'br' }),
      })
      .end(body ?? readFileSync(file));
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

/**
 * Compresses all files ahead, as Hosting does at a deployment, so that the first visit does not wait. @returns by file
 */
function compressAll(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file, brotliCompressSync(readFileSync(file))]));
}

function answer(value: unknown, response: ServerResponse): void {
  if (Buffer.isBuffer(value)) {
    response.writeHead(200, { 'content-type': TYPES['.webp'] }).end(value);
    return;
  }
  response
    .writeHead(200, { 'content-type': TYPES['.json'], 'content-encoding': 'br', 'x-total-count': '45' })
    .end(brotliCompressSync(JSON.stringify(value)));
}

function forward(to: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '' } = request;
  const onward = requestOf(`${to}${url}`, { method, headers: { ...headers, host: new URL(to).host } }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}

function fileOf(folder: string, address: string): { readonly file: string; readonly status: 200 | 404 } {
  const asked = path.join(folder, path.normalize(address));
  const candidates = [
    asked,
    `${asked}.html`,
    path.join(asked, 'index.html'),
    ...REWRITES.filter(({ start }) => address.startsWith(start)).map(({ file }) => path.join(folder, file)),
  ];
  const isHere = (file: string): boolean => file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
  const found = candidates.find(isHere);
  if (found !== undefined) return { file: found, status: 200 };
  // The empty shell has no HTML for unknown addresses.
  const missing = ['404.html', 'index.html'].map((name) => path.join(folder, name)).find(isHere);
  if (missing === undefined) throw new Error(`${folder}: expected a built site`);
  return { file: missing, status: missing.endsWith('404.html') ? 404 : 200 };
}
