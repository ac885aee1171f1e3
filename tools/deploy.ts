// npm run deploy -- --project ID: checks, builds for that project and publishes rules, indexes, functions and the site.
import { LOCALES } from '@foodhouse/domain';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { configFileOf } from '../web/prerender/hosting.ts';
import { regionOf, settingsOf, siteOriginOf } from '../local/house-settings.ts';
import { buildAll, ROOT } from './build-all.ts';
import {
  runsOf,
  strangersAmong,
  unreadyIndexes,
  webAppOf,
  withoutDatabase,
  type DeployedFunction,
  type WebApp,
} from './deployment.ts';
import { checkRules } from './emulators.ts';
import { fail, sayWhy } from './fail.ts';
import { discoverFunctions } from './functions-manifest.ts';
import { askHouse } from './house-name.ts';
import { projectNamed } from './operator-script.ts';
import { startScript } from './options.ts';
import { phase } from './phases.ts';

const USAGE = 'npm run deploy -- --project ID';
const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
/** A large house’s index may take long; a workflow has an hour. */
const LONGEST_BUILD_MS = 40 * 60_000;
const BETWEEN_QUESTIONS_MS = 5000;
const { options: values } = startScript({
  call: 'npm run deploy',
  does:
    'Checks, builds for that project, and publishes rules, indexes, functions and the site. It waits for new indexes.\n' +
    'Without a terminal it asks nothing: it sets the usual policy for old images, and refuses to delete functions.',
  options: {
    project: { kind: 'text', value: 'ID', what: 'where to: the id, or an alias of .firebaserc' },
    only: { kind: 'text', value: 'PARTS', what: 'publishes parts: firestore, functions, hosting' },
    preview: { kind: 'text', value: 'NAME', what: 'publishes nothing, and shows the site on a preview channel' },
    app: { kind: 'text', value: 'APPID', what: 'which web app, where the project has several' },
    'skip-checks': { kind: 'switch', what: 'builds and publishes without npm run check' },
  },
});

try {
  await deploy();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function deploy(): Promise<void> {
  if (values.project === undefined) fail(`--project: expected the project's id: ${USAGE}`);
  const project = projectNamed(values.project);
  if (project.startsWith('demo-'))
    fail(`${project} is a demo project, which lives on this machine alone: npm start runs it.`);
  const hasTerminal = process.stdin.isTTY;
  const { only, preview } = values;
  const runs = runsOf({ project, config: configFileOf(project), only, preview, hasTerminal });
  const settings = settingsOf(project);
  if (preview === undefined) requireDatabase(project, regionOf(settings));
  process.env['VITE_FIREBASE_CONFIG'] ??= webConfigOf(project);
  process.env['VITE_SITE_ORIGIN'] ??= siteOriginOf(project, settings);
  const appCheckKey = settings['VITE_APP_CHECK_KEY'];
  if (appCheckKey !== undefined) process.env['VITE_APP_CHECK_KEY'] = appCheckKey;
  if (!values['skip-checks']) run('npm', ['run', 'check']);
  checkRules(path.join(ROOT, 'firestore.rules'));
  const house = await askHouse(process.env['VITE_SITE_ORIGIN']);
  await phase('Building', () =>
    buildAll(['functions', 'web'], { region: regionOf(settings), house, languages: Object.keys(LOCALES) }),
  );
  const manifest = discoverFunctions(settings);
  if (!hasTerminal && runs.some((args) => args.includes('--force'))) {
    const deployed = ask(['functions:list', '--project', project]) as readonly DeployedFunction[];
    const refusal = strangersAmong(deployed, manifest, project);
    if (refusal !== null) fail(refusal);
  }
  for (const args of runs) {
    run(process.execPath, [FIREBASE, ...args]);
    const hasNewIndexes = args.some((argument) => argument.startsWith('firestore'));
    // oxlint-disable-next-line no-await-in-loop -- functions and site use the indexes that the run before them asked for
    if (hasNewIndexes && args !== runs.at(-1)) await waitForIndexes(project);
  }
  if (preview === undefined)
    console.log(
      `\nPublished: ${process.env['VITE_SITE_ORIGIN']}\nnpm run doctor -- --project ${project} says what is still missing.`,
    );
}

/** Ends the program where there is no database: nobody wants one that a deployment makes by itself. */
function requireDatabase(project: string, region: string): void {
  try {
    ask(['firestore:databases:get', '(default)', '--project', project]);
  } catch (error) {
    fail(withoutDatabase(sayWhy(error), project, region));
  }
}

/** Waits until Firestore has built every index. Until then queries that need one are refused. */
async function waitForIndexes(project: string): Promise<void> {
  const endMs = Date.now() + LONGEST_BUILD_MS;
  for (let said = ''; ;) {
    const unready = unreadyIndexes(print(['firestore:indexes', '--pretty', '--project', project]));
    if (unready.length === 0) return;
    const names = unready.map(({ state, name }) => `${name} [${state}]`).join('; ');
    const isHopeless = unready.some(({ state }) => state !== 'CREATING') || Date.now() > endMs;
    if (isHopeless)
      fail(
        `Indexes are not ready, so functions and site were not published: ${names}. When npm run doctor -- --project ${project} finds them: --only functions,hosting.`,
      );
    if (names !== said) console.log(`Waiting until these indexes are built: ${names}`);
    said = names;
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await pause(BETWEEN_QUESTIONS_MS);
  }
}

/** The project's web app configuration, with which the site is built. */
function webConfigOf(project: string): string {
  const apps = ask(['apps:list', 'WEB', '--project', project]) as readonly WebApp[];
  const { appId } = webAppOf(apps, project, values.app);
  const { sdkConfig } = ask(['apps:sdkconfig', 'WEB', appId, '--project', project]) as { readonly sdkConfig: object };
  return JSON.stringify(sdkConfig);
}

/** Asks firebase-tools. @throws Error with its own sentence */
function ask(args: readonly string[]): unknown {
  const stdout = print([...args, '--json']);
  const answer = JSON.parse(stdout.slice(stdout.indexOf('{')) || '{}') as { result?: unknown; error?: string };
  if (answer.result === undefined) throw new Error(`firebase ${args[0]}: ${answer.error ?? 'it did not answer'}`);
  return answer.result;
}

/** What firebase-tools prints. */
function print(args: readonly string[]): string {
  return spawnSync(process.execPath, [FIREBASE, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).stdout;
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) fail(`${[path.basename(command), ...args].join(' ')} failed: its output above says why.`);
}
