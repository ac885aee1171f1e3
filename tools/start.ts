// npm start, npm run dev, npm run emulators: the whole product on this machine until Ctrl-C.
import { parseArgs } from 'node:util';
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { buildAll, ROOT } from './build-all.ts';
import { checkReadiness, checkRules, firestoreChoice, startSuite, type Suite } from './emulators.ts';
import { fail } from './fail.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/house.ts';
import { isHouseEmpty, seedHouse } from './seed/seed-house.ts';
import { HOST, PORTS, PROJECT_ID, SITE_ADDRESS, pointAtSuite } from './suite.ts';
import { startTicking } from './ticking.ts';

const { values } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    'suite-only': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});

/** Where `--keep` leaves accounts and documents for the next start. */
const KEEP_FOLDER = path.join(ROOT, '.cache/house');

let suite: Suite | null = null;
let vite: ChildProcess | null = null;
let stopTicking = (): void => undefined;
let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  console.log('\nStopping …');
  stopTicking();
  vite?.kill('SIGTERM');
  await suite?.stop();
  process.exit(0);
}

process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

try {
  const choice = firestoreChoice();
  await checkReadiness(choice, [
    'auth',
    'functions',
    'firestore',
    'hosting',
    'hub',
    ...(values.dev ? (['dev'] as const) : []),
  ]);
  checkRules(path.join(ROOT, 'firestore.rules'));
  console.log('Building …');
  await buildAll(['local-firestore', 'functions', 'web']);
  console.log('Starting the emulator suite …');
  suite = await startSuite(choice, values.keep ? KEEP_FOLDER : null);
  if (!isStopping) await open();
  await suite.ended;
  if (!isStopping) fail('The emulator suite ended by itself; .cache/emulators.log says why.');
} catch (error) {
  await suite?.stop();
  if (!isStopping) fail(error instanceof Error ? error.message : String(error));
}

async function open(): Promise<void> {
  if (values['suite-only']) {
    console.log(`\nThe suite is ready, unseeded: ${SITE_ADDRESS}\nCtrl-C ends it.`);
    return;
  }
  pointAtSuite();
  if (await isHouseEmpty(PROJECT_ID)) await seedHouse(PROJECT_ID);
  stopTicking = startTicking();
  if (values.dev)
    vite = spawn(
      process.execPath,
      [path.join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', String(PORTS.dev), '--strictPort', '--host', HOST],
      { cwd: path.join(ROOT, 'web'), stdio: 'inherit' },
    );
  const address = values.dev ? `http://${HOST}:${PORTS.dev}` : SITE_ADDRESS;
  const accounts = DEMO_ACCOUNTS.map(({ email, role }) => `  ${role.padEnd(6)} ${email}`).join('\n');
  console.log(
    `\nFoodhouse is open: ${address}\n\nDemo accounts, password ${DEMO_PASSWORD}:\n${accounts}\n\nCtrl-C ends everything.`,
  );
}
