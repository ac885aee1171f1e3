import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');
export const CLI = path.join(ROOT, 'packages/local-firestore/dist/cli.js');
export const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The environment in which firebase-tools finds the local Firestore where it looks for Java and a jar. */
export function toolsEnvironment(): NodeJS.ProcessEnv {
  const binaries = [
    path.join(ROOT, 'packages/local-firestore/java-shim'),
    path.dirname(process.execPath),
    process.env['PATH'],
  ];
  return { ...process.env, PATH: binaries.join(path.delimiter), FIRESTORE_EMULATOR_BINARY_PATH: CLI };
}

/** The real firebase-tools in a folder of a test's own. */
export class FirebaseTools {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #said = '';

  constructor(folder: string, args: readonly string[]) {
    this.#child = spawn(process.execPath, [FIREBASE, ...args], { cwd: folder, env: toolsEnvironment() });
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', resolve);
    });
    const listen = (chunk: Buffer): void => {
      this.#said += chunk.toString();
    };
    this.#child.stdout?.on('data', listen);
    this.#child.stderr?.on('data', listen);
  }

  /** Waits until it has printed a text. @throws Error with all it said when it ends before */
  until(text: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (text.test(this.#said)) resolve();
      };
      this.#child.stdout?.on('data', look);
      this.#child.stderr?.on('data', look);
      void this.#ended.then(() => {
        reject(new Error(`firebase-tools ended: ${this.#said}`));
      });
      look();
    });
  }

  /** Ctrl-C. @returns its exit code */
  stop(): Promise<number | null> {
    if (this.#child.exitCode === null) this.#child.kill('SIGINT');
    return this.#ended;
  }
}
