import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { hostedProject, policyIn, withHosting } from '../../web/prerender/hosting.ts';
import { ROOT } from '../../tools/build-all.ts';
import { runsOf } from '../../tools/deployment.ts';
import { startGoogle, type GoogleStandIn } from './google.ts';

// A deployment and a rollback by firebase-tools itself, without a terminal, with the credentials of a workflow. Google is
// on this machine, and accepts everything.

/** Inside the repository, whose firebase-functions lists the functions. */
const HOUSE = path.join(ROOT, '.cache/rehearsal');
const CONFIG = 'firebase.my-house.json';
const WEB_CONFIG = {
  projectId: 'my-house',
  appId: '1:123456789012:web:0123456789abcdef',
  apiKey: 'a-key-of-the-web-app',
  authDomain: 'my-house.firebaseapp.com',
};
const DEPLOYMENT = { project: 'my-house', config: CONFIG, hasTerminal: false };

rmSync(HOUSE, { recursive: true, force: true });
mkdirSync(path.join(HOUSE, 'web/.build'), { recursive: true });
for (const part of ['functions/dist', 'firestore.rules', 'firestore.indexes.json'])
  cpSync(path.join(ROOT, part), path.join(HOUSE, part), { recursive: true });
mkdirSync(path.join(HOUSE, 'web/dist'));
write('web/dist/index.html', '<title>Foodhouse</title>');
write('package.json', JSON.stringify({ scripts: { 'check-publish': `node ${ROOT}/tools/check-publish.ts` } }));
write(
  'functions/.env',
  'FOODHOUSE_MIN_INSTANCES=1\nFOODHOUSE_SERVICE_ACCOUNT=foodhouse@my-house.iam.gserviceaccount.com\n',
);
const config = await withHosting(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'), {
  project: hostedProject('{"projectId":"my-house"}', 'us-central1'),
  scriptHashes: [],
  pages: {},
  files: [],
});
write(CONFIG, config);
write(
  'web/.build/stamp.json',
  JSON.stringify({ project: 'my-house', region: 'us-central1', policy: policyIn(config) }),
);

let google: GoogleStandIn;

beforeEach(async () => {
  google = await startGoogle('my-house', WEB_CONFIG);
});

afterEach(() => {
  google.close();
});

afterAll(() => {
  rmSync(HOUSE, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(path.join(HOUSE, file), text);
}

interface Run {
  readonly code: number | null;
  /** All that it printed. */
  readonly printed: string;
}

/** Runs a command without a terminal, where Google is on this machine. */
async function run(command: string, args: readonly string[], cwd: string): Promise<Run> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, ...google.environment }, // not the tests' own
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, printed };
}

function firebase(args: readonly string[]): Promise<Run> {
  return run(process.execPath, [path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'), ...args], HOUSE);
}

/** What `npm ci` and builds made: a checkout does not have it. */
const MADE = new Set(['node_modules', '.git', '.cache', '.build', '.firebase', 'dist', 'results', 'backups']);

/** A checkout of its own, with the packages of this one: a deployment builds for its project. @returns its folder */
function checkOut(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-checkout-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  cpSync(ROOT, folder, { recursive: true, filter: (source) => !MADE.has(path.basename(source)) });
  for (const owner of ['', 'functions', 'packages/local-firestore']) {
    const packages = path.join(owner, 'node_modules');
    if (existsSync(path.join(ROOT, packages))) symlinkSync(path.join(ROOT, packages), path.join(folder, packages));
  }
  return folder;
}

describe('npm run deploy without a terminal', () => {
  it('builds for the project and publishes indexes, rules, functions and the site in this order; then refuses to delete', async () => {
    const checkout = checkOut();
    const deploy = ['run', 'deploy', '--', '--project', 'my-house', '--skip-checks'];
    const { code, printed } = await run('npm', deploy, checkout);
    expect([code, printed]).toEqual([0, expect.stringContaining('Published: https://my-house.web.app')]);
    expect(google.arrivals()).toEqual(['indexes', 'rules', 'ready', 'functions', 'site']);
    expect(printed).toContain('Waiting until these indexes are built: ');
    expect(google.rules()).toBe(readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8'));
    const { indexes } = JSON.parse(readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
      readonly indexes: readonly { readonly collectionGroup: string }[];
    };
    expect(google.indexes.map(({ collection }) => collection).toSorted()).toEqual(
      indexes.map(({ collectionGroup }) => collectionGroup).toSorted(),
    );
    expect([...google.functions.keys()].toSorted()).toEqual(['api', 'deleteUser', 'setUserRole', 'tick']);
    for (const file of ['index.js', 'package.json', 'package-lock.json'])
      expect(google.source().includes(file)).toBe(true);
    const site = google.site();
    for (const file of ['/index.html', '/inventory.html', '/404.html', '/service-worker.js'])
      expect([...site.keys()]).toContain(file);
    const scripts = [...site].filter(([file]) => file.endsWith('.js')).map(([, text]) => text);
    expect(scripts.filter((text) => text.includes(WEB_CONFIG.apiKey))).toHaveLength(1);
    expect(google.releases).toEqual(['v1']);
    expect(google.unknown).toEqual([]);

    // A function of another hand: nobody can be asked about it, so nothing is published.
    google.functions.set('report', { ...google.functions.get('tick'), name: nameOf('report') });
    const again = await run('npm', [...deploy, '--only', 'functions,hosting'], checkout);
    expect([again.code, again.printed]).toEqual([
      1,
      expect.stringContaining('firebase functions:delete report --region us-central1 --project my-house'),
    ]);
    expect(google.releases).toEqual(['v1']);
  });

  it('publishes nothing where there is no database', async () => {
    google.databases.clear();
    const { code, printed } = await run('npm', ['run', 'deploy', '--', '--project', 'my-house'], ROOT);
    expect([code, printed]).toEqual([
      1,
      expect.stringContaining('gcloud firestore databases create --location us-central1 --enable-pitr'),
    ]);
    expect(google.arrivals()).toEqual([]);
  });
});

function nameOf(id: string): string {
  return `projects/my-house/locations/us-central1/functions/${id}`;
}

describe('a first deployment without a terminal', () => {
  it('publishes everything: rules, functions with their settings and a policy for images, and the site', async () => {
    for (const args of runsOf(DEPLOYMENT)) expect(await firebase(args)).toMatchObject({ code: 0 });
    expect([...google.functions.keys()].toSorted()).toEqual(['api', 'deleteUser', 'setUserRole', 'tick']);
    expect(google.functions.get('api')).toMatchObject({
      buildConfig: { runtime: 'nodejs24', entryPoint: 'api' },
      serviceConfig: {
        minInstanceCount: 1,
        maxInstanceRequestConcurrency: 80,
        serviceAccountEmail: 'foodhouse@my-house.iam.gserviceaccount.com',
        environmentVariables: { FOODHOUSE_MIN_INSTANCES: '1' },
      },
    });
    expect(google.imagePolicies()).toEqual(['firebase-functions-cleanup']);
    expect(google.releases).toEqual(['v1']);
    expect(google.unknown).toEqual([]);
  });

  it('would not get as far as the site if nobody agreed to the policy', async () => {
    const [, functions = []] = runsOf(DEPLOYMENT);
    write('functions/.env', '');
    const { code, printed } = await firebase(functions.filter((argument) => argument !== '--force'));
    expect(code).not.toBe(0);
    expect(printed).toContain('Functions successfully deployed but could not set up cleanup policy');
  });
});

describe('a rollback of the site', () => {
  it('releases an earlier version again', async () => {
    const [, , site = []] = runsOf(DEPLOYMENT);
    await firebase(site);
    await firebase(site);
    const { code, printed } = await firebase([
      'hosting:clone',
      'my-house@v1',
      'my-house:live',
      '--project',
      'my-house',
    ]);
    expect([code, printed]).toEqual([0, expect.stringContaining('has been cloned to site my-house channel live')]);
    expect(google.releases).toEqual(['v1', 'v2', 'v1']);
  });
});
