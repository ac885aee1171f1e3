import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOST, PORTS } from '../../local/suite.ts';

// A Hosting whose site is replaced while pages are open: firebase-tools' own server with the suite's configuration.

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const ofFirebaseTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const { default: superstatic } = ofFirebaseTools('superstatic') as {
  readonly default: (options: object) => Handler;
};

const DIST = 'web/dist';
/** Written at each start of the suite, with rules for the files of `web/dist`. */
const CONFIG = 'firebase.emulators.json';
const HASH = /-[\w-]{7,8}(?=\.\w+$)/;
const TEXT = /\.(?:html|js|css|json|webmanifest)$/;

export interface PublishedSite {
  readonly address: string;
  /** Puts another build in place of the one that is published. */
  readonly publish: (build: Build) => void;
  readonly close: () => void;
}

/** A site as the build leaves it. */
export interface Build {
  readonly folder: string;
  readonly hosting: object;
}

/**
 * Two builds that have no file of /assets in common: the one in `web/dist`, and a copy in which each of these files has
 * another name.
 */
export function twoBuilds(): { readonly first: Build; readonly second: Build; readonly remove: () => void } {
  const { hosting } = JSON.parse(readFileSync(CONFIG, 'utf8')) as { readonly hosting: object };
  const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-build-'));
  cpSync(DIST, folder, { recursive: true });
  const assets = path.join(folder, 'assets');
  const names = new Map(
    readdirSync(assets).map((name) => [name, name.replace(HASH, (hash) => `-2nd${hash.slice(1, 5)}`)]),
  );
  const known = new RegExp([...names.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
  const renamed = (text: string): string => text.replaceAll(known, (name) => names.get(name) ?? name);
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = path.join(file.parentPath, file.name);
    if (!file.isFile()) continue;
    const text = TEXT.test(name) ? renamed(readFileSync(name, 'utf8')) : readFileSync(name);
    rmSync(name);
    writeFileSync(path.join(file.parentPath, names.get(file.name) ?? file.name), text);
  }
  return {
    first: { folder: DIST, hosting },
    second: { folder, hosting: JSON.parse(renamed(JSON.stringify(hosting))) as object },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}

/** Serves a build at an address of its own, with the API of the running suite. */
export async function publishSite(build: Build): Promise<PublishedSite> {
  let handle = handlerOf(build);
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing, () => outgoing.writeHead(500).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  return {
    address: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    publish: (next) => {
      handle = handlerOf(next);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function handlerOf({ folder, hosting }: Build): Handler {
  return superstatic({
    cwd: path.resolve(folder),
    config: { ...hosting, public: '.' },
    stack: 'strict',
    fallthrough: false,
    rewriters: { function: () => Promise.resolve(toSuite) },
  });
}

const toSuite: Handler = (incoming, outgoing) => {
  const { url, method, headers } = incoming;
  const asked = request({ host: HOST, port: PORTS.hosting, path: url, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asked);
};
