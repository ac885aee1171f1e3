// npm run deploy -- --project ID: checks, builds for that project and publishes rules, indexes, functions and the site.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { configFileOf } from '../web/prerender/hosting.ts';
import { regionOf, settingsOf, siteOriginOf } from '../local/house-settings.ts';
import { buildAll, ROOT } from './build-all.ts';
import { runsOf, strangersAmong, webAppOf, type DeployedFunction, type WebApp } from './deployment.ts';
import { checkRules } from './emulators.ts';
import { fail } from './fail.ts';
import { discoverFunctions } from './functions-manifest.ts';
import { projectNamed } from './operator-script.ts';
import { startScript } from './options.ts';
import { phase } from './phases.ts';

const USAGE = 'npm run deploy -- --project ID';
const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const { options: values } = startScript({
  call: 'npm run deploy',
  does:
    'Checks, builds for that project, and publishes rules, indexes, functions and the site.\n' +
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
  process.env['VITE_FIREBASE_CONFIG'] ??= webConfigOf(project);
  process.env['VITE_SITE_ORIGIN'] ??= siteOriginOf(project, settings);
  const appCheckKey = settings['VITE_APP_CHECK_KEY'];
  if (appCheckKey !== undefined) process.env['VITE_APP_CHECK_KEY'] = appCheckKey;
  if (!values['skip-checks']) run('npm', ['run', 'check']);
  checkRules(path.join(ROOT, 'firestore.rules'));
  await phase('Building', () => buildAll(['functions', 'web'], { region: regionOf(settings) }));
  const manifest = discoverFunctions(settings);
  if (!hasTerminal && runs.some((args) => args.includes('--force'))) {
    const deployed = ask(['functions:list', '--project', project]) as readonly DeployedFunction[];
    const refusal = strangersAmong(deployed, manifest, project);
    if (refusal !== null) fail(refusal);
  }
  for (const args of runs) run(process.execPath, [FIREBASE, ...args]);
  if (preview === undefined)
    console.log(
      `\nPublished: ${process.env['VITE_SITE_ORIGIN']}\nnpm run doctor -- --project ${project} says what is still missing.`,
    );
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
  const { stdout } = spawnSync(process.execPath, [FIREBASE, ...args, '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const answer = JSON.parse(stdout.slice(stdout.indexOf('{')) || '{}') as { result?: unknown; error?: string };
  if (answer.result === undefined) throw new Error(`firebase ${args[0]}: ${answer.error ?? 'it did not answer'}`);
  return answer.result;
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) fail(`${[path.basename(command), ...args].join(' ')} failed: its output above says why.`);
}
