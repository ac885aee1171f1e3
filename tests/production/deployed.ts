import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT, type Google } from './google.ts';

/** A busy machine takes seconds to load the bundle. */
const START_MS = 30_000;
const FRAMEWORK = path.resolve('node_modules/@google-cloud/functions-framework/build/src/main.js');
const HOST = '127.0.0.1';

/** One instance of the function `api`. */
export interface Deployed {
  /** `http://127.0.0.1:12345` */
  readonly address: string;
  /** Its log so far, a line each. */
  readonly lines: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built bundle as Cloud Run does: alone in a folder, under Google's functions framework, with the variables
 * that the platform sets and without those of emulators.
 * @param settings as in `functions/.env`
 */
export async function startDeployed(
  google: Google,
  settings: Readonly<Record<string, string>> = {},
): Promise<Deployed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-deployed-'));
  cpSync('functions/dist', path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', main: 'dist/index.js' }));
  const authority = path.join(folder, 'authority.pem');
  writeFileSync(authority, google.certificate.certificate);
  const port = await freePort();
  const child = spawn(process.execPath, [FRAMEWORK], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      NODE_ENV: 'production',
      PORT: String(port),
      K_SERVICE: 'api',
      K_REVISION: 'api-00001-abc',
      K_CONFIGURATION: 'api',
      FUNCTION_TARGET: 'api',
      FUNCTION_SIGNATURE_TYPE: 'http',
      LOG_EXECUTION_ID: 'true',
      GCLOUD_PROJECT: PROJECT,
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT }),
      ...settings,
      // The stand-ins in place of the internet.
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${pathToFileURL(path.resolve('tests/production/redirect.ts')).href}`,
      NODE_EXTRA_CA_CERTS: authority,
      GOOGLE_PORT: String(google.port),
      GCE_METADATA_HOST: google.metadataHost,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  const address = `http://${HOST}:${port}`;
  await Promise.race([
    isServing(address),
    ended.then(() => {
      throw new Error(`the bundle ended: ${said}`);
    }),
  ]);
  return {
    address,
    lines: () => said.split('\n').filter((line) => line !== ''),
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** @throws Error when nothing answers in time, as when the process has ended */
async function isServing(address: string): Promise<void> {
  const deadlineMs = performance.now() + START_MS;
  while (performance.now() < deadlineMs) {
    const isUp = await fetch(`${address}/openapi.json`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`${address}: expected an answer within ${START_MS / 1000} s, got none`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, HOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
