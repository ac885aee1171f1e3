import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { regionOf, settingsOf, siteOriginOf, suiteSettings } from '../local/house-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-settings-'));
writeFileSync(path.join(folder, '.env'), 'FOODHOUSE_REGION=europe-west1\nFOODHOUSE_MEMORY="1GiB"\n');
writeFileSync(path.join(folder, '.env.my-house'), '# ours\nFOODHOUSE_REGION=europe-west3\n');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the settings of a house', () => {
  it('are those of functions/.env, and its project’s own before them', () => {
    expect(settingsOf('my-house', folder)).toEqual({ FOODHOUSE_REGION: 'europe-west3', FOODHOUSE_MEMORY: '1GiB' });
    expect(regionOf(settingsOf('your-house', folder))).toBe('europe-west1');
    expect(regionOf(settingsOf('my-house', path.join(folder, 'nowhere')))).toBe('us-central1');
  });

  it('name the region of the environment on this machine', () => {
    expect(regionOf(suiteSettings({ FOODHOUSE_REGION: 'asia-east1' }))).toBe('asia-east1');
  });

  it.each([
    [{}, 'https://my-house.web.app'],
    [{ SITE_ORIGINS: ' ' }, 'https://my-house.web.app'],
    [{ SITE_ORIGINS: 'https://house.example, https://www.house.example' }, 'https://house.example'],
  ])('give the origin of the site: %j', (settings, origin) => {
    expect(siteOriginOf('my-house', settings)).toBe(origin);
  });
});
