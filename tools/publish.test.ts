import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hostedProject, policyIn, withHosting } from '../web/prerender/hosting.ts';
import { ROOT } from './build-all.ts';

// The predeploy step of firebase-tools on configurations as they are written, without the deployment.

const require = createRequire(import.meta.url);
const { Config } = require('firebase-tools/lib/config') as {
  readonly Config: { readonly load: (options: object) => unknown };
};
const { lifecycleHooks } = require('firebase-tools/lib/deploy/lifecycleHooks') as {
  readonly lifecycleHooks: (target: string, hook: string) => (context: object, options: object) => Promise<void>;
};

const committed = readFileSync('firebase.json', 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-publish-'));
mkdirSync(path.join(folder, 'web/.build'), { recursive: true });
mkdirSync(path.join(folder, 'web/dist'));
mkdirSync(path.join(folder, 'functions'));
const script = path.join(ROOT, 'tools/check-publish.ts');
writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { 'check-publish': `node ${script}` } }));
const ofHouse = await withHosting(committed, {
  project: hostedProject('{"projectId":"my-house"}', 'us-central1'),
  scriptHashes: ['sha256-boot'],
  pages: {},
  files: [],
});
writeFileSync(path.join(folder, 'firebase.json'), committed);
writeFileSync(path.join(folder, 'firebase.my-house.json'), ofHouse);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** `firebase deploy --project my-house`, up to the contact with Google. */
function deploy(target: string, config: string): Promise<void> {
  const options = { cwd: folder, configPath: config, project: 'my-house', projectId: 'my-house', projectRoot: folder };
  return lifecycleHooks(target, 'predeploy')({}, { ...options, config: Config.load(options) });
}

function stampOf(project: string, config: string): void {
  const stamp = { project, region: 'us-central1', policy: policyIn(config) };
  writeFileSync(path.join(folder, 'web/.build/stamp.json'), JSON.stringify(stamp));
}

describe('firebase deploy', () => {
  it.each(['hosting', 'functions'])('of %s refuses a site built for the emulators', async (target) => {
    stampOf('demo-foodhouse', committed);
    await expect(deploy(target, 'firebase.json')).rejects.toThrow(`${target} predeploy error`);
  });

  it('refuses another project’s configuration', async () => {
    stampOf('my-house', ofHouse);
    await expect(deploy('hosting', 'firebase.json')).rejects.toThrow('hosting predeploy error');
  });

  it('refuses a site for functions in another region', async () => {
    stampOf('my-house', ofHouse);
    const settings = path.join(folder, 'functions/.env.my-house');
    writeFileSync(settings, 'FOODHOUSE_REGION=europe-west1');
    await expect(deploy('hosting', 'firebase.my-house.json')).rejects.toThrow('hosting predeploy error');
    rmSync(settings);
  });

  it('accepts a site and configuration of its project', async () => {
    stampOf('my-house', ofHouse);
    await expect(deploy('hosting', 'firebase.my-house.json')).resolves.toBeUndefined();
  });
});
