import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { regionOf, withHosting } from '../web/hosting.ts';
import { runFirebaseJsonCheck } from './steps.ts';

const committed = readFileSync('firebase.json', 'utf8');

describe('firebase.json as the build writes it', () => {
  it('names the scripts of this build, and nothing else changes', async () => {
    const hashes = committed.match(/sha256-[^']+/g) ?? [];
    expect(hashes).toHaveLength(2);
    const site = { region: regionOf(committed), scriptHashes: ['sha256-first', 'sha256-second'] };
    const written = await withHosting(committed, site);
    expect(written).toBe(committed.replace(hashes[0] ?? '', 'sha256-first').replace(hashes[1] ?? '', 'sha256-second'));
  });

  it('keeps the region that its rewrite names', async () => {
    const moved = committed.replaceAll('us-central1', 'europe-west1');
    const written = await withHosting(moved, { region: regionOf(moved), scriptHashes: [] });
    expect(JSON.parse(written)).toHaveProperty('hosting.rewrites.0.function.region', 'europe-west1');
  });

  it('fails the check where git has another one', () => {
    expect(runFirebaseJsonCheck(committed, committed)).toEqual({ passed: 1, failed: 0 });
    expect(runFirebaseJsonCheck(committed, committed.replace('sha256-', 'sha256-new'))).toEqual({
      passed: 0,
      failed: 1,
    });
  });
});
