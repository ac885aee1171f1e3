// npm start, npm run dev, npm run emulators: the whole product on this machine until Ctrl-C.
import { isLocale, LOCALES } from '@foodhouse/domain';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAll, ROOT } from './build-all.ts';
import { createChildren } from './children.ts';
import { houseOf } from './house-name.ts';
import { PSEUDO } from '../local/pseudo.ts';
import { regionOf, suiteSettings } from '../local/house-settings.ts';
import { checkReadiness, checkRules, fetchUi, firestoreChoice, startSuite } from './emulators.ts';
import { fail } from './fail.ts';
import { prepareKept, problemOfKept, replaceKept } from './kept-state.ts';
import { DEMO_PASSWORD } from '@foodhouse/domain/demo';
import { isHouseEmpty, seedHouse, stateOf } from './seed/seed-house.ts';
import { PROFILE_NAMES, profileNamed } from './seed/house-profiles.ts';
import { startScript } from './options.ts';
import { phase } from './phases.ts';
import { holdStart } from './start-lock.ts';
import { HOST, PORTS, PROJECT_ID, SITE_ADDRESS, pointAtSuite } from '../local/suite.ts';
import { startTicking } from './ticking.ts';

const PROFILES_SAID = new Intl.ListFormat('en', { type: 'disjunction' }).format(PROFILE_NAMES);

const { options: values } = startScript({
  call: 'npm start',
  does: 'The whole product on this machine until Ctrl-C: builds, starts the emulator suite, and seeds it when it is empty.',
  options: {
    dev: { kind: 'switch', what: "with Vite's dev server and hot reload: npm run dev" },
    'suite-only': { kind: 'switch', what: 'the suite alone, unseeded: npm run emulators' },
    keep: { kind: 'switch', what: 'keeps orders and accounts for the next start' },
    house: {
      kind: 'text',
      value: 'NAME',
      what: `how far a newly seeded house is set up: ${PROFILES_SAID} (bare)`,
    },
    languages: {
      kind: 'text',
      value: 'CODES',
      what: `in which the site can be read, the house’s own first: some of ${Object.keys(LOCALES).join()} (en)`,
    },
    ui: { kind: 'switch', what: "with Firebase's Emulator UI, where it can be downloaded" },
  },
});

const profileName = values.house ?? 'bare';
const profile = profileNamed(profileName) ?? fail(`--house: expected ${PROFILES_SAID}, got ${profileName}.`);

const languages = values.languages?.split(',');
const unknown = languages?.find((code) => !isLocale(code) && code !== PSEUDO);
if (unknown !== undefined) fail(`--languages: expected some of ${Object.keys(LOCALES).join()}, got ${unknown}.`);

const DEMO_EMAILS = profile.people.map(({ email }) => email);

/** Where `--keep` stores accounts and documents for the next start; tests have a folder of their own. */
const KEEP_FOLDER = path.resolve(ROOT, process.env['FOODHOUSE_KEEP_IN'] ?? '.cache/house');
/** A running suite exports its state; one that is still starting has none. */
const TIMEOUT_MS = { open: 30_000, starting: 5000 } as const;
const PARENT_POLL_MS = 1000;

const children = createChildren();
let hasSuite = false;
let stopTicking = (): void => undefined;
let isStopping = false;

/** @param sentence the problem; null when a signal ends us */
async function stop(sentence: string | null): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (sentence === null) console.log('\nStopping …');
  stopTicking();
  await children.stop(hasSuite ? TIMEOUT_MS.open : TIMEOUT_MS.starting);
  const problem = sentence ?? problemOfKeptState();
  if (problem !== null) fail(problem);
  process.exit(0);
}

function problemOfKeptState(): string | null {
  if (!values.keep || !hasSuite) return null;
  const problem = replaceKept(KEEP_FOLDER);
  return problem && `This house could not be kept: ${problem}. What was kept before is still in ${KEEP_FOLDER}.`;
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop(null));
// The terminal may be closed.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
// npm may be killed without a signal to us.
const starter = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined)
  setInterval(() => {
    if (process.ppid !== starter) void stop(null);
  }, PARENT_POLL_MS).unref();

try {
  await start();
} catch (error) {
  await stop(error instanceof Error ? error.message : String(error));
}

async function start(): Promise<void> {
  const choice = firestoreChoice();
  await holdStart();
  const needed = [
    ...(['auth', 'functions', 'firestore', 'hosting', 'hub'] as const),
    ...(values.dev ? (['dev'] as const) : []),
    ...(values.ui ? (['ui'] as const) : []),
  ];
  await checkReadiness(choice, needed);
  checkRules(path.join(ROOT, 'firestore.rules'));
  if (values.keep) checkKept();
  await phase('Building', () =>
    buildAll(['local-firestore', 'functions', 'web'], {
      start: children.start,
      house: houseOf(profile.settings),
      ...(languages && { languages }),
      demoEmails: DEMO_EMAILS,
    }),
  );
  const hasUi = values.ui && (await fetchUi(children.start));
  if (values.ui && !hasUi) console.log("Firebase's Emulator UI could not be downloaded: the house starts without it.");
  await checkReadiness(choice, needed);
  const keepIn = values.keep ? KEEP_FOLDER : null;
  const suite = await phase('Starting the emulator suite', () =>
    startSuite({ choice, start: children.start, keepIn, hasUi }),
  );
  hasSuite = true;
  if (isStopping) return;
  await open();
  if (hasUi) console.log(`Emulator UI: http://${HOST}:${PORTS.ui}`);
  await suite.ended;
  throw new Error('The emulator suite ended by itself; .cache/emulators.log says why.');
}

function checkKept(): void {
  prepareKept(KEEP_FOLDER);
  const problem = existsSync(KEEP_FOLDER) ? problemOfKept(KEEP_FOLDER) : null;
  if (problem !== null)
    throw new Error(
      `What was kept is broken: ${problem}. Remove it to begin anew (rm -r ${KEEP_FOLDER}), or start without --keep.`,
    );
}

async function open(): Promise<void> {
  if (values['suite-only']) {
    console.log(`\nThe suite is ready, unseeded: ${SITE_ADDRESS}\nCtrl-C ends it.`);
    return;
  }
  pointAtSuite();
  if (await isHouseEmpty(PROJECT_ID)) await seedHouse(PROJECT_ID, profile);
  else if (values.house !== undefined) console.log('The house that was kept is as it was: --house sets up a new one.');
  stopTicking = startTicking();
  if (values.dev)
    children.start(
      process.execPath,
      [path.join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', String(PORTS.dev), '--strictPort', '--host', HOST],
      {
        cwd: path.join(ROOT, 'web'),
        stdio: 'inherit',
        env: { ...process.env, VITE_FUNCTIONS_REGION: regionOf(suiteSettings()), VITE_DEMO_EMAILS: DEMO_EMAILS.join() },
      },
    );
  const address = values.dev ? `http://${HOST}:${PORTS.dev}` : SITE_ADDRESS;
  const { people, isOpen } = await stateOf(PROJECT_ID);
  const accounts = people.map(({ email, role }) => `  ${role.padEnd(6)} ${email}`).join('\n');
  const state = isOpen ? `open: ${address}` : `not open yet. Set it up: ${address}/dashboard/setup`;
  console.log(
    `\nFoodhouse is ${state}\n\nDemo accounts, password ${DEMO_PASSWORD}:\n${accounts}\n\nCtrl-C ends everything.`,
  );
}
