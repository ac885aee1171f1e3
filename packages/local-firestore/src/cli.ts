#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runUnderTools } from './exec.ts';
import { startLocalFirestore } from './server.ts';

/** What firebase-tools passes to the official emulator, and means nothing here. */
const IGNORED = ['webchannel_port', 'websocket_port', 'project_id', 'single_project_mode', 'single_project_mode_error'];
const WITHOUT_EFFECT = IGNORED.map((name) => `--${name}`).join(', ');

const HELP = `local-firestore: a stand-in for the Cloud Firestore emulator

  local-firestore exec [--indexes FILE] -- COMMAND…   runs a command, such as firebase emulators:start, that finds this
                                                      in place of Java and the emulator

  --host HOST      bind address (default localhost)
  --port PORT      the one port for gRPC, REST, WebChannel and control calls (default 8080)
  --rules FILE     Security Rules for every project; without them everything is allowed
  --indexes FILE   firestore.indexes.json: queries without a declared index are refused, as in production
  --seed_from_export FILE   metadata file of an export to begin with
  --functions_emulator HOST:PORT   where document events are posted
  --read-latency MS, --commit-latency MS   how long unary reads and commits take (default 0)
  --quiet          print nothing but errors
  --help           this text

--import-data is the same as --seed_from_export. ${WITHOUT_EFFECT} of the official
emulator are accepted without effect.`;

async function main(args: readonly string[]): Promise<void> {
  const values = readFlags(args);
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  const port = Number(values.port ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`--port: expected a number from 0 to 65535, got ${String(values.port)}`);
  const edition = values['database-edition'];
  if (edition !== undefined && edition.toLowerCase() !== 'standard')
    fail(`--database-edition: only standard is there, got ${edition}`);
  const host = values.host ?? 'localhost';
  const seedFromExport = values['seed_from_export'] ?? values['import-data'];
  const { rules: rulesPath, indexes: indexesPath, functions_emulator: functionsEmulator } = values;
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
      ...(rulesPath !== undefined && { rules: { source: readFlag('rules', rulesPath), fileName: rulesPath } }),
      ...(indexesPath !== undefined && { indexes: readFlag('indexes', indexesPath) }),
      ...(seedFromExport !== undefined && { seedFromExport }),
      ...(functionsEmulator !== undefined && { functionsEmulator }),
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

/** The flags, each with its value. A flag that is not known, or lacks its value, ends the program: nobody wants a server without rules for a slip of the pen. */
function readFlags(args: readonly string[]) {
  const ignored = Object.fromEntries(IGNORED.map((name) => [name, { type: 'string' }] as const));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...ignored,
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
    const empty = Object.entries(values).find(([, value]) => value === '');
    if (empty) fail(`local-firestore: --${empty[0]}: expected a value; --help names all flags`);
    return values;
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.(?:\s|$)/);
    fail(`local-firestore: ${sentence}; --help names all flags`);
  }
}

function millisecondsOf(flag: string, value: string | undefined): number {
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

const [verb, ...given] = process.argv.slice(2);
if (verb === 'exec') runUnderTools(given, fail);
else await main(process.argv.slice(2));
