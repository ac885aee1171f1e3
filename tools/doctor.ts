// npm run doctor: what this machine lacks to run the product. npm run doctor -- --project ID: what that project lacks
// to be a live site, from Google's APIs with the operator's own credentials.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './build-all.ts';
import { findChromium } from '../local/chromium.ts';
import type { Finding, Wanted } from './doctor/finding.ts';
import { examineProject } from './doctor/project-checks.ts';
import { fail } from './fail.ts';
import { projectNamed, sendTo } from './operator-script.ts';
import { startScript } from './options.ts';
import { ownOriginsOf, regionOf, settingsOf } from '../local/house-settings.ts';
import { isPortOpen } from '../local/ports.ts';
import { PORTS } from '../local/suite.ts';

const { options: values } = startScript({
  call: 'npm run doctor',
  does: 'What this machine lacks to run the product, or what a project lacks to be a live site.',
  options: { project: { kind: 'text', value: 'ID', what: 'looks at that project, with your own credentials' } },
});
const NODE = 'npm ci brings it; run this through npm, which puts it first on the path.';
const PORT = 'End the program that uses them, perhaps another Foodhouse.';
const CHROMIUM = 'npm test installs one; or install the package chromium.';
const WORDS = { missing: 'missing', unasked: 'unknown' } as const;
const findings = values.project === undefined ? await examineMachine() : await examine(projectNamed(values.project));
for (const { what, state, said, mend } of findings) {
  if (state === 'ok') console.log(`ok      ${what}${said === '' ? '' : `: ${said}`}`);
  else console.log(`${WORDS[state]} ${what}: ${said}\n        ${mend}`);
}
const [missing, unasked] = (['missing', 'unasked'] as const).map(
  (wanted) => findings.filter(({ state }) => state === wanted).length,
);
console.log(
  [
    missing === 0 ? 'Nothing is missing' : `${missing} of ${findings.length} need attention`,
    ...(unasked === 0 ? [] : [`${unasked} could not be asked`]),
  ].join(', ') + '.',
);
process.exit(missing === 0 && unasked === 0 ? 0 : 1);

async function examine(projectId: string): Promise<readonly Finding[]> {
  if (projectId.startsWith('demo-'))
    fail(`${projectId} is a demo project: it lives on this machine alone, nothing to examine.`);
  return examineProject(await sendTo(projectId), wantedOf(projectId));
}

function wantedOf(projectId: string): Wanted {
  const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
  const settings = settingsOf(projectId);
  return {
    projectId,
    region: regionOf(settings),
    origins: [`https://${projectId}.web.app`, ...ownOriginsOf(settings)],
    functions: ['api', 'setUserRole', 'deleteUser', 'tick'],
    nowMs: Date.now(),
    rules: read('firestore.rules'),
    indexes: JSON.parse(read('firestore.indexes.json')) as Wanted['indexes'],
  };
}

async function examineMachine(): Promise<readonly Finding[]> {
  const isInstalled = existsSync(path.join(ROOT, 'node_modules/firebase-tools'));
  const names = ['auth', 'functions', 'firestore', 'hosting', 'hub'] as const;
  const open = await Promise.all(names.map((name) => isPortOpen(PORTS[name])));
  const taken = names.filter((_name, index) => open[index]).map((name) => `${PORTS[name]} (${name})`);
  const major = Number(process.versions.node.split('.')[0]);
  return [
    finding('Node', major >= 24 ? null : `version ${process.versions.node}, expected 24`, NODE),
    finding('packages', isInstalled ? null : 'firebase-tools is not installed', 'npm ci'),
    finding('ports', taken.length === 0 ? null : `taken: ${taken.join(', ')}`, PORT),
    finding('Chromium, for the tests', findChromium() === null ? 'none was found' : null, CHROMIUM),
  ];
}

function finding(what: string, problem: string | null, mend: string): Finding {
  return { what, state: problem === null ? 'ok' : 'missing', said: problem ?? '', mend };
}
