import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import schema from 'firebase-tools/schema/firebase-config.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { movedFrom } from '../web/prerender/addresses.ts';
import { hostedProject, policyIn, regionOf, withHosting } from '../web/prerender/hosting.ts';
import { ALL_PAGES } from '../web/src/pages.ts';
import { runFirebaseJsonCheck } from './steps.ts';

const committed = readFileSync('firebase.json', 'utf8');
const { hosting } = JSON.parse(committed) as { hosting: { rewrites: { source: string; destination?: string }[] } };
const pages = Object.fromEntries(
  hosting.rewrites.flatMap(({ source, destination }) => (destination === undefined ? [] : [[source, destination]])),
);

describe('firebase.json as the build writes it', () => {
  it('names the scripts of this build, and changes nothing else; the committed one names none', async () => {
    const site = { project: hostedProject(undefined, regionOf(committed)), pages, files: [] };
    expect(committed).not.toContain('sha256-');
    expect(await withHosting(committed, { ...site, scriptHashes: [] })).toBe(committed);
    const written = await withHosting(committed, { ...site, scriptHashes: ['sha256-0', 'sha256-1'] });
    expect(written.replace(" 'sha256-0' 'sha256-1'", '')).toBe(committed);
  });

  it('leads from the folder of a language to the root, where the site is in it', async () => {
    const project = hostedProject('{"projectId":"my-house"}', 'us-central1');
    const site = { project, pages, files: [], scriptHashes: [] };
    expect(JSON.parse(await withHosting(committed, site))).not.toHaveProperty('hosting.redirects');
    const written = await withHosting(committed, { ...site, moved: movedFrom('de', ALL_PAGES) });
    expect((JSON.parse(written) as { hosting: { redirects: unknown } }).hosting.redirects).toEqual(
      expect.arrayContaining([
        { source: '/de', destination: '/', type: 302 },
        { source: '/de/inventory', destination: '/inventory', type: 302 },
        { source: '/de/track/:orderId', destination: '/track/:orderId', type: 302 },
      ]),
    );
  });

  it('keeps the region of its rewrite', async () => {
    const moved = committed.replaceAll('us-central1', 'europe-west1');
    const written = await withHosting(moved, {
      project: hostedProject(undefined, regionOf(moved)),
      scriptHashes: [],
      pages: {},
      files: [],
    });
    expect(JSON.parse(written)).toHaveProperty('hosting.rewrites.0.function.region', 'europe-west1');
  });

  it('names the hosts of its project, and the configuration itself', async () => {
    const webConfig = JSON.stringify({ projectId: 'my-house', authDomain: 'login.my-house.example' });
    const project = hostedProject(webConfig, 'europe-west1');
    const written = await withHosting(committed, { project, scriptHashes: [], pages: {}, files: [] });
    const policy = policyIn(written);
    expect(policy).toContain(' https://europe-west1-my-house.cloudfunctions.net;');
    expect(policy).toContain("frame-src 'self' https://login.my-house.example/__/auth/;");
    expect(written).not.toContain('demo-foodhouse');
    expect(JSON.parse(written)).toHaveProperty(
      'hosting.predeploy',
      'npm run --silent check-publish -- firebase.my-house.json',
    );
  });

  it('lets browsers cache built files by name, and the committed one names none', async () => {
    const files = ['/assets/menu-BGzXe8it.js', '/assets/menu-hBqZ8k1l.css', '/img/food/beef-pho.webp'];
    const project = hostedProject('{"projectId":"my-house"}', 'us-central1');
    const written = await withHosting(committed, { project, scriptHashes: [], pages, files });
    const ofEvery = [
      ['!/api/**', 'no-cache'],
      ['/sitemap.xml', 'public, max-age=300, s-maxage=3600'],
      ['/order-button.js', 'public, max-age=3600'],
    ];
    expect(cacheRules(committed)).toEqual(ofEvery);
    expect(cacheRules(written)).toEqual([
      ...ofEvery,
      ['/assets/@(menu-BGzXe8it.js|menu-hBqZ8k1l.css)', 'public, max-age=31536000, immutable'],
      ['/img/food/@(beef-pho.webp)', 'public, max-age=86400'],
    ]);
  });

  it('has no rule longer than a thousand characters, however many files a build has', async () => {
    const files = Array.from({ length: 200 }, (_, number) => `/assets/a-part-of-the-site-${number}-BGzXe8it.js`);
    const project = hostedProject('{"projectId":"my-house"}', 'us-central1');
    const sources = cacheRules(await withHosting(committed, { project, scriptHashes: [], pages, files })).map(
      ([it]) => it,
    );
    expect(Math.max(...sources.map(({ length }) => length))).toBeLessThanOrEqual(1000);
    const named = sources.flatMap((source) => source.match(/a-part[^|)]*/g) ?? []);
    expect(named.map((name) => `/assets/${name}`)).toEqual(files);
  });

  it('has the schema of firebase-tools, for this machine and for a real project', async () => {
    const site = {
      project: hostedProject('{"projectId":"my-house"}', 'europe-west1'),
      scriptHashes: [],
      pages,
      files: [],
    };
    const ajv = addFormats.default(new Ajv({ strict: false }));
    for (const text of [committed, await withHosting(committed, site)]) {
      ajv.validate(schema, JSON.parse(text));
      expect(ajv.errors ?? []).toEqual([]);
    }
  });

  it('fails the check when the committed one differs', () => {
    expect(runFirebaseJsonCheck(committed, committed)).toEqual({ passed: 1, failed: 0 });
    expect(runFirebaseJsonCheck(committed, committed.replace('/user/*', '/users/*'))).toEqual({
      passed: 0,
      failed: 1,
      failures: [expect.stringContaining('git add firebase.json')],
    });
  });
});

function cacheRules(text: string): readonly (readonly [source: string, value: string | undefined])[] {
  const { hosting } = JSON.parse(text) as {
    hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
  };
  return hosting.headers
    .map(({ source, headers }) => [source, headers.find(({ key }) => key === 'Cache-Control')?.value] as const)
    .filter(([, value]) => value !== undefined);
}
