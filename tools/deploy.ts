// npm run deploy -- --project ID: checks, builds for that project and publishes rules, indexes, functions and the site.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildAll, ROOT } from './build-all.ts';
import { configFileOf } from '../web/prerender/hosting.ts';
import { checkRules } from './emulators.ts';
import { fail } from './fail.ts';
import { startScript } from './options.ts';
import { phase } from './phases.ts';

const USAGE = 'npm run deploy -- --project ID';
const FIREBASE = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const { options: values } = startScript({
  call: 'npm run deploy',
  does: 'Checks, builds for that project, and publishes rules, indexes, functions and the site.',
  options: {
    project: { kind: 'text', value: 'ID', what: 'where to' },
    only: { kind: 'text', value: 'PART', what: 'publishes a part, such as hosting' },
    'skip-checks': { kind: 'switch', what: 'builds and publishes without npm run check' },
  },
});
const { project, only } = values;
if (project === undefined) fail(`--project: expected the project's id: ${USAGE}`);
if (project.startsWith('demo-'))
  fail(`${project} is a demo project, which lives on this machine alone: npm start runs it.`);

if (!values['skip-checks']) run('npm', ['run', 'check']);
checkRules(path.join(ROOT, 'firestore.rules'));
process.env['VITE_FIREBASE_CONFIG'] ??= webConfigOf(project);
process.env['VITE_SITE_ORIGIN'] ??= `https://${project}.web.app`;
try {
  await phase('Building', () => buildAll(['functions', 'web']));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const part = only === undefined ? [] : ['--only', only];
run(process.execPath, [FIREBASE, 'deploy', '--project', project, '--config', configFileOf(project), ...part]);
console.log(
  `\nPublished: https://${project}.web.app\nnpm run doctor -- --project ${project} says what is still missing.`,
);

/** The project's web app configuration, with which the site is built. */
function webConfigOf(id: string): string {
  const { status, stdout } = spawnSync(
    process.execPath,
    [FIREBASE, 'apps:sdkconfig', 'WEB', '--project', id, '--json'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const answer = status === 0 ? (JSON.parse(stdout) as { result?: { sdkConfig?: object } }) : {};
  if (!answer.result?.sdkConfig) fail(`${id} has no web app: npx firebase apps:create WEB foodhouse --project ${id}`);
  return JSON.stringify(answer.result.sdkConfig);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) fail(`${[path.basename(command), ...args].join(' ')} failed: its output above says why.`);
}
