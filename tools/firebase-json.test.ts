import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostedProject, policyIn, regionOf, withHosting } from '../web/hosting.ts';
import { runFirebaseJsonCheck } from './steps.ts';

const committed = readFileSync('firebase.json', 'utf8');

describe('firebase.json as the build writes it', () => {
  it('names the scripts of this build, and nothing else changes', async () => {
    const hashes = committed.match(/sha256-[^']+/g) ?? [];
    expect(hashes).toHaveLength(2);
    const project = hostedProject(undefined, regionOf(committed));
    const written = await withHosting(committed, { project, scriptHashes: ['sha256-first', 'sha256-second'] });
    expect(written).toBe(committed.replace(hashes[0] ?? '', 'sha256-first').replace(hashes[1] ?? '', 'sha256-second'));
  });

  it('keeps the region that its rewrite names', async () => {
    const moved = committed.replaceAll('us-central1', 'europe-west1');
    const written = await withHosting(moved, { project: hostedProject(undefined, regionOf(moved)), scriptHashes: [] });
    expect(JSON.parse(written)).toHaveProperty('hosting.rewrites.0.function.region', 'europe-west1');
  });

  it('names the hosts of the project that it is made for, and the configuration itself', async () => {
    const webConfig = JSON.stringify({ projectId: 'my-house', authDomain: 'login.my-house.example' });
    const project = hostedProject(webConfig, 'europe-west1');
    const written = await withHosting(committed, { project, scriptHashes: [] });
    const policy = policyIn(written);
    expect(policy).toContain(' https://europe-west1-my-house.cloudfunctions.net;');
    expect(policy).toContain("frame-src 'self' https://login.my-house.example/__/auth/;");
    expect(written).not.toContain('demo-foodhouse');
    expect(JSON.parse(written)).toHaveProperty(
      'hosting.predeploy',
      'npm run --silent check-publish -- firebase.my-house.json',
    );
  });

  it('fails the check where git has another one', () => {
    expect(runFirebaseJsonCheck(committed, committed)).toEqual({ passed: 1, failed: 0 });
    expect(runFirebaseJsonCheck(committed, committed.replace('sha256-', 'sha256-new'))).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});
