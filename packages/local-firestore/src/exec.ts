import { spawn } from 'node:child_process';
import path from 'node:path';

const USAGE = 'local-firestore exec [--indexes FILE] -- COMMAND…';
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a command in whose environment firebase-tools finds this package where it looks for Java and the emulator's jar.
 * The process ends as the command does.
 * @param args what follows `exec`
 * @param fail ends the process with a sentence
 */
export function runUnderTools(args: readonly string[], fail: (sentence: string) => never): void {
  const split = args.indexOf('--');
  const [command, ...rest] = split === -1 ? [] : args.slice(split + 1);
  const [flag, file, ...others] = args.slice(0, Math.max(0, split));
  const isKnown = flag === undefined || (flag === '--indexes' && file !== undefined && others.length === 0);
  if (command === undefined || !isKnown) fail(`local-firestore: expected ${USAGE}, got exec ${args.join(' ')}`);
  const child = spawn(command, rest, { stdio: 'inherit', env: { ...process.env, ...toolsEnvironment(file) } });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(`local-firestore: ${error.message}`));
  child.once('exit', (code, signal) => {
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
  });
}

/** @param indexes a file of declared indexes */
function toolsEnvironment(indexes: string | undefined): NodeJS.ProcessEnv {
  const here = import.meta.dirname; // dist in the package, src in the repository
  const folders = [path.join(here, '../java-shim'), path.dirname(process.execPath), process.env['PATH']];
  return {
    PATH: folders.join(path.delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: path.join(here, '../dist/cli.js'),
    ...(indexes !== undefined && { LOCAL_FIRESTORE_INDEXES: path.resolve(indexes) }),
  };
}
