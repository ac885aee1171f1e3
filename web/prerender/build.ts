import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Rolldown } from 'vite';
import { addressOf, EMPTY_SHELL, fileOf, NOT_FOUND, rewritesOf, robots } from './addresses.ts';
import { chunkGroups } from './chunks.ts';
import { CORE_FONT } from './fonts.ts';
import {
  builtFiles,
  configFileOf,
  DEMO_PROJECT,
  hostedProject,
  policyIn,
  regionOf,
  withHosting,
  writeIfChanged,
} from './hosting.ts';
import { documentOf, emptyDocument, shellOf } from './documents.ts';
import { ABOUT, BUILT_CONFIG, CONFIGS, DIST, SERVER } from './folders.ts';
import { filesFrom, modulesOf, preloadedModulesOf, readManifest, stylesheetOf } from './manifest.ts';
import type { FillTemplates } from '../src/first-paint/card-template.ts';
import { BUILD_TARGET } from '../src/oldest-browsers.ts';
import { ALL_PAGES, isPublic, type DashboardPage } from '../src/pages.ts';
import { ORDER_BUTTON } from '../src/paths.ts';
import { orderButton } from './order-button.ts';
import { newerNames, newerNamesIn } from './newer-names.ts';
import { pageWithTexts } from './static-texts.ts';

const WEB = path.join(import.meta.dirname, '..');
const ROOT = path.join(WEB, '..');
const CONFIG = { configFile: path.join(WEB, 'vite.config.ts'), logLevel: 'warn' } as const;

/** The site's future origin, such as `https://foodhouse.example`; empty when unknown. */
const ORIGIN = process.env['VITE_SITE_ORIGIN'] ?? '';
const committed = await readFile(path.join(ROOT, 'firebase.json'), 'utf8');
/** The region of the functions. Without a setting it stays what firebase.json has. */
const region = process.env['FOODHOUSE_REGION'] ?? regionOf(committed);
process.env['VITE_FUNCTIONS_REGION'] = region;
/** The content security policy allows an inline script by its hash. */
const scriptHashes = new Set<string>();

await buildSite();
// A phone that finds it takes it for the icon of a page, whatever that says: a house with a name has no bowl.
if (process.env['VITE_HOUSE']) await rm(path.join(DIST, 'apple-touch-icon.png'));
await build({
  ...CONFIG,
  ssr: { noExternal: true },
  build: {
    ssr: 'prerender/entry-server.tsx',
    outDir: SERVER,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
  },
});
const manifest = readManifest();
const boots = {
  popular: await buildBoot('first-paint/boot', 'popular'),
  inventory: await buildBoot('first-paint/boot', 'inventory'),
  food: await buildBoot('first-paint/boot', 'food'),
  chefs: await buildBoot('first-paint/boot', 'chefs'),
  none: await buildBoot('first-paint/boot'),
};
const dashboardBoot = await buildBoot('first-list/boot-dashboard');
const fonts = await readFile(path.join(DIST, stylesheetOf(manifest)), 'utf8');
const scheme = allowed(smallOf(await readFile(path.join(WEB, 'public/color-scheme.js'), 'utf8')));
const tooOld = allowed(smallOf(await readFile(path.join(WEB, 'public/too-old.js'), 'utf8')));
const template = pageWithTexts(await readFile(path.join(WEB, 'index.html'), 'utf8'));
const shell = shellOf(template, { scheme, tooOld }, fonts, fontIn(fonts));
const { renderPage, renderFrame } = (await import(
  pathToFileURL(path.join(SERVER, 'entry-server.js')).href
)) as typeof import('./entry-server.tsx');

await mkdir(path.join(DIST, 'dashboard'));
await write(EMPTY_SHELL, emptyDocument(shell, filesFrom(manifest, [])));
await write(NOT_FOUND, await publicDocument('/404', []));
for (const page of ALL_PAGES)
  if (!isPublic(page)) await write(fileOf(page), frameDocument(page));
  else if (page.html !== null) await write(fileOf(page), await publicDocument(addressOf(page), modulesOf(page)));
await write('service-worker.js', await buildServiceWorker());
await write(ORDER_BUTTON, await orderButton());
await write('robots.txt', robots(ORIGIN));
await refuseNewer();
await writeHosting();
await rm(SERVER, { recursive: true });
process.exit(0); // SDKs that a page imports keep timers alive

async function write(file: string, text: string): Promise<void> {
  await writeFile(path.join(DIST, file), text);
}

/** Builds twice: the first build shows which modules each page needs, the second groups them into few files. */
async function buildSite(): Promise<void> {
  const { output } = (await build({ ...CONFIG, build: { write: false } })) as Rolldown.RolldownOutput;
  const codeSplitting = chunkGroups(
    output.filter((file) => file.type === 'chunk'),
    ALL_PAGES,
  );
  await build({ ...CONFIG, build: { rolldownOptions: { output: { codeSplitting } } } });
  await mkdir(ABOUT, { recursive: true });
  await rename(path.join(DIST, '.vite/manifest.json'), path.join(ABOUT, 'manifest.json'));
  await rm(path.join(DIST, '.vite'), { recursive: true });
}

/** A public page for a signed-out visitor, before any request. */
async function publicDocument(address: string, modules: readonly string[]): Promise<string> {
  const { route, ...rendered } = await renderPage(address);
  const files = filesFrom(manifest, modules);
  return documentOf(
    shell,
    { ...rendered, root: ` data-page="${route}"` },
    { code: boots[rendered.templates?.region ?? 'none'], files },
  );
}

/** A dashboard page with an unknown session. Its script runs right after the first paint. */
function frameDocument(page: DashboardPage): string {
  const files = filesFrom(manifest, preloadedModulesOf(page));
  return documentOf(shell, renderFrame(page), { code: dashboardBoot, files });
}

/** Bundles a first script: small and without shared chunks, so that it can be inlined. @returns its code */
async function buildBoot(
  name: 'first-paint/boot' | 'first-list/boot-dashboard',
  region: FillTemplates['region'] | null = null,
): Promise<string> {
  const code = await buildAlone(`src/${name}.ts`, { REGION: JSON.stringify(region) });
  // The words of a house are in it: what ends or hides a script element stands there as JavaScript reads it.
  return allowed(code.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--'));
}

/** Bundles the service worker (src/service-worker.ts) with the names of the files that it caches. */
async function buildServiceWorker(): Promise<string> {
  const kept = ALL_PAGES.filter((page) => isPublic(page) && page.isKept);
  const files = new Set([...kept.flatMap((page) => filesFrom(manifest, modulesOf(page))), fontIn(fonts)]);
  const pages = kept.map(({ path: address }) => address);
  return buildAlone('src/service-worker.ts', { FILES: JSON.stringify([...files]), PAGES: JSON.stringify(pages) });
}

/** Bundles one entry as one script. @param define values of the global names in the code */
async function buildAlone(entry: string, define: Record<string, string> = {}): Promise<string> {
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_HOUSE': JSON.stringify(process.env['VITE_HOUSE'] ?? ''),
      'import.meta.env.VITE_SIGN': JSON.stringify(process.env['VITE_SIGN'] ?? ''),
      'import.meta.env.VITE_HOME': JSON.stringify(process.env['VITE_HOME'] ?? ''),
      ...define,
    },
    build: {
      target: BUILD_TARGET,
      outDir: SERVER,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'alone.js' } },
    },
  });
  return readFile(path.join(SERVER, 'alone.js'), 'utf8');
}

/** Ends the build where a script uses what the oldest supported browsers lack. */
async function refuseNewer(): Promise<void> {
  const names = newerNames();
  const assets = (await readdir(path.join(DIST, 'assets'))).map((file) => `assets/${file}`);
  const alone = [
    ...(await readdir(DIST)),
    ...(await readdir(path.join(DIST, 'dashboard'))).map((file) => `dashboard/${file}`),
  ];
  const scripts = [...assets, ...alone].filter((file) => /\.(?:js|html)$/.test(file));
  const found = await Promise.all(
    scripts.map(async (file) => {
      const code = await readFile(path.join(DIST, file), 'utf8');
      return newerNamesIn(code, names, file.startsWith('assets/')).map((name) => `${file}: ${name}`);
    }),
  );
  if (found.flat().length > 0)
    throw new Error(`the oldest browsers (web/src/oldest-browsers.ts) lack this:\n${found.flat().join('\n')}`);
}

/** A script without its comments and names. */
function smallOf(code: string): string {
  return minifySync('script.js', code).code.trim();
}

/** Adds the hash of an inline script to the content security policy. @returns the script */
function allowed(code: string): string {
  scriptHashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  return code;
}

/**
 * Writes the hosting configuration of this build, and a stamp that identifies it: the check before a deployment
 * (tools/check-publish.ts) compares both.
 */
async function writeHosting(): Promise<void> {
  const project = hostedProject(process.env['VITE_FIREBASE_CONFIG'], region, process.env['VITE_APP_CHECK_KEY']);
  const site = { project, scriptHashes: [...scriptHashes], pages: rewritesOf(ALL_PAGES), files: builtFiles(DIST) };
  const config = await withHosting(committed, site);
  if (project.id === DEMO_PROJECT) {
    await writeFile(BUILT_CONFIG, config);
    // The committed one has nothing that changes with every build.
    const plain = await withHosting(committed, { ...site, scriptHashes: [], files: [] });
    writeIfChanged(path.join(CONFIGS, configFileOf(project.id)), plain);
  } else writeIfChanged(path.join(CONFIGS, configFileOf(project.id)), config);
  await writeFile(
    path.join(ABOUT, 'stamp.json'),
    JSON.stringify({ project: project.id, region, policy: policyIn(config) }),
  );
}

/** @returns the address of the font that every page preloads */
function fontIn(css: string): string {
  const address = new RegExp(`url\\(([^)]*/${CORE_FONT}-[^)]*)\\)`).exec(css)?.[1];
  if (address === undefined) throw new Error(`expected ${CORE_FONT} in the stylesheet of the fonts`);
  return address;
}
