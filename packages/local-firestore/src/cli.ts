#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startLocalFirestore } from './server.ts';

const HELP = `local-firestore: a stand-in for the Cloud Firestore emulator

  --host HOST      bind address (default localhost)
  --port PORT      the one port for gRPC, REST, WebChannel and control calls (default 8080)
  --rules FILE     Security Rules for every project; without them everything is allowed
  --indexes FILE   firestore.indexes.json: queries without a declared index are refused, as in production
  --seed_from_export FILE   metadata file of an export to begin with
  --functions_emulator HOST:PORT   where document events are posted
  --read-latency MS, --commit-latency MS   how long unary reads and commits take (default 0)
  --quiet          print nothing but errors
  --help           this text

--import-data is the same as --seed_from_export. Other flags of the official emulator are accepted without effect.`;

async function main(args: readonly string[]): Promise<void> {
  // Not strict: firebase-tools passes flags of the official emulator that mean nothing here.
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      host: { type: 'string' },
      port: { type: 'string' },
      rules: { type: 'string' },
      indexes: { type: 'string' },
      quiet: { type: 'boolean' },
      help: { type: 'boolean' },
      seed_from_export: { type: 'string' },
      'import-data': { type: 'string' },
      'database-edition': { type: 'string' },
      functions_emulator: { type: 'string' },
      'read-latency': { type: 'string' },
      'commit-latency': { type: 'string' },
    },
  });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  const port = Number(values.port ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`--port: expected a number from 0 to 65535, got ${String(values.port)}`);
  const edition = values['database-edition'];
  if (typeof edition === 'string' && edition.toLowerCase() !== 'standard')
    fail(`--database-edition: only standard is there, got ${edition}`);
  const host = typeof values.host === 'string' ? values.host : 'localhost';
  const seed = values['seed_from_export'] ?? values['import-data'];
  const seedFromExport = typeof seed === 'string' ? seed : null;
  const rulesPath = typeof values.rules === 'string' ? values.rules : null;
  const indexesPath = typeof values.indexes === 'string' ? values.indexes : null;
  const latency = {
    readMs: millisecondsOf('read-latency', values['read-latency']),
    commitMs: millisecondsOf('commit-latency', values['commit-latency']),
  };
  const isQuiet = values.quiet === true;
  try {
    const server = await startLocalFirestore({
      host,
      port,
      latency,
      ...(rulesPath !== null && { rules: { source: readFlag('rules', rulesPath), fileName: rulesPath } }),
      ...(indexesPath !== null && { indexes: readFlag('indexes', indexesPath) }),
      ...(seedFromExport !== null && { seedFromExport }),
      ...(typeof values['functions_emulator'] === 'string' && { functionsEmulator: values['functions_emulator'] }),
      log: (line) => {
        if (!isQuiet) console.log(line);
      },
      onShutdown: () => setImmediate(() => process.exit(0)),
    });
    if (!isQuiet) {
      console.log(
        `API endpoint: http://${host}:${server.port}\nDatabase Edition: STANDARD\nDatabase Mode: CLOUD_FIRESTORE`,
      );
      console.log(`export FIRESTORE_EMULATOR_HOST=${host}:${server.port}\nDev App Server is now running.`);
    }
    const exitWith = (code: number) => () => {
      void server.stop().finally(() => process.exit(code));
    };
    process.on('SIGINT', exitWith(130));
    process.on('SIGTERM', exitWith(143));
  } catch (error) {
    // firebase-tools turns exactly this text into its "port taken" message.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      fail(`local-firestore: ${host}:${port}: address already in use`);
    fail(`local-firestore: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function millisecondsOf(flag: string, value: unknown): number {
  const milliseconds = Number(value ?? 0);
  if (!Number.isInteger(milliseconds) || milliseconds < 0)
    fail(`--${flag}: expected a number of milliseconds, got ${String(value)}`);
  return milliseconds;
}

function readFlag(flag: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    fail(`--${flag}: cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

await main(process.argv.slice(2));
