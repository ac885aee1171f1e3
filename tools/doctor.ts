// npm run doctor: what this machine lacks to run the product. npm run doctor -- --project ID: what that project lacks
// to be a live site, from Google's APIs with the operator's own credentials.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './build-all.ts';
import { findChromium } from '../local/chromium.ts';
import { askAsOperator } from './doctor/google.ts';
import { examineProject, type Finding, type Wanted } from './doctor/project-checks.ts';
import { fail } from './fail.ts';
import { startScript } from './options.ts';
import { isPortOpen } from '../local/ports.ts';
import { PORTS } from '../local/suite.ts';

const { options: values } = startScript({
  call: 'npm run doctor',
  does: 'What this machine lacks to run the product, or what a project lacks to be a live site.',
  options: { project: { kind: 'text', value: 'ID', what: 'looks at that project, with your own credentials' } },
});
const findings = values.project === undefined ? await examineMachine() : await examine(values.project);
for (const { what, problem, mend } of findings) {
  console.log(problem === null ? `ok      ${what}` : `missing ${what}: ${problem}\n        ${mend}`);
}
const missing = findings.filter(({ problem }) => problem !== null).length;
console.log(missing === 0 ? 'Nothing is missing.' : `${missing} of ${findings.length} need attention.`);
process.exit(missing === 0 ? 0 : 1);

async function examine(projectId: string): Promise<readonly Finding[]> {
  if (projectId.startsWith('demo-'))
    fail(`${projectId} is a demo project: it lives on this machine alone, nothing to examine.`);
  const ask = await askAsOperator().catch((error: Error) =>
    fail(`No credentials of yours were found (${error.message}): run gcloud auth application-default login.`),
  );
  return examineProject(ask, wantedOf(projectId));
}

function wantedOf(projectId: string): Wanted {
  const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
  const { hosting } = JSON.parse(read('firebase.json')) as {
    hosting: { rewrites: { function?: { region: string } }[] };
  };
  return {
    projectId,
    region: hosting.rewrites.find((rewrite) => rewrite.function)?.function?.region ?? 'us-central1',
    functions: ['api', 'setUserRole', 'deleteUser'],
    rules: read('firestore.rules'),
    indexes: JSON.parse(read('firestore.indexes.json')) as Wanted['indexes'],
  };
}

async function examineMachine(): Promise<readonly Finding[]> {
  const isInstalled = existsSync(path.join(ROOT, 'node_modules/firebase-tools'));
  const names = ['auth', 'functions', 'firestore', 'hosting', 'hub'] as const;
  const open = await Promise.all(names.map((name) => isPortOpen(PORTS[name])));
  const taken = names.filter((_name, index) => open[index]).map((name) => `${PORTS[name]} (${name})`);
  return [
    {
      what: 'Node',
      problem:
        Number(process.versions.node.split('.')[0]) >= 24 ? null : `version ${process.versions.node}, expected 24`,
      mend: 'npm ci brings it; run this through npm, which puts it first on the path.',
    },
    { what: 'packages', problem: isInstalled ? null : 'firebase-tools is not installed', mend: 'npm ci' },
    {
      what: 'ports',
      problem: taken.length === 0 ? null : `taken: ${taken.join(', ')}`,
      mend: 'End the program that uses them, perhaps another Foodhouse.',
    },
    {
      what: 'Chromium, for the tests',
      problem: findChromium() === null ? 'none was found' : null,
      mend: 'npm test installs one; or install the package chromium.',
    },
  ];
}
