import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Rolldown } from 'vite';
import type { FillTemplates } from '../src/first-paint/card-template.ts';
import { ALL_PAGES, isPublic, type DashboardPage } from '../src/pages.ts';
import { addressOf, EMPTY_SHELL, fileOf, NOT_FOUND } from './addresses.ts';
import { buildAlone, WEB } from './alone.ts';
import { documentOf, emptyDocument, shellOf } from './documents.ts';
import { CORE_FONT } from './fonts.ts';
import { ABOUT, DIST, SERVER } from './folders.ts';
import { directionOf, type SiteLanguage } from './languages.ts';
import { filesFrom, manifestOf, modulesOf, preloadedModulesOf, readManifest, stylesheetOf } from './manifest.ts';

export const CONFIG = { configFile: path.join(WEB, 'vite.config.ts'), logLevel: 'warn' } as const;

/** What a build hands to each of its languages. */
export interface SiteBuild {
  /** Which modules share a file (chunks.ts). */
  readonly codeSplitting: Rolldown.CodeSplittingOptions;
  /** The languages of the site, the one at the root first. */
  readonly languages: readonly SiteLanguage[];
  /** Adds the hash of an inline script to the content security policy. @returns the script */
  readonly allowed: (code: string) => string;
}

/** Builds the site in one language: its scripts, and its public pages as HTML, in the folder of the language. */
export async function buildLanguage(language: SiteLanguage, site: SiteBuild): Promise<void> {
  const { code, base } = language;
  // What vite.config.ts and the rendered pages read.
  process.env['VITE_LOCALE'] = code;
  process.env['VITE_BASE'] = base;
  process.env['VITE_DIR'] = directionOf(code);
  process.env['VITE_LANGUAGES'] = site.languages.map((other) => other.code).join(' ');
  const folder = path.join(DIST, base);
  await buildScripts(language, site);
  const server = path.join(SERVER, code);
  await build({
    ...CONFIG,
    ssr: { noExternal: true },
    build: {
      ssr: 'prerender/entry-server.tsx',
      outDir: server,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  const { renderPage, renderFrame, pageWithTexts, manifestWithTexts, initialIcon } = (await import(
    pathToFileURL(path.join(server, 'entry-server.js')).href
  )) as typeof import('./entry-server.tsx');

  const manifest = readManifest(code);
  const boot = async (
    name: 'first-paint/boot' | 'first-list/boot-dashboard',
    region: FillTemplates['region'] | null = null,
  ): Promise<string> => site.allowed(await buildBoot(name, region, language));
  const boots = {
    popular: await boot('first-paint/boot', 'popular'),
    inventory: await boot('first-paint/boot', 'inventory'),
    food: await boot('first-paint/boot', 'food'),
    chefs: await boot('first-paint/boot', 'chefs'),
    none: await boot('first-paint/boot'),
  };
  const dashboardBoot = await boot('first-list/boot-dashboard');
  const fonts = await readFile(path.join(DIST, stylesheetOf(manifest)), 'utf8');
  const font = fontIn(fonts);
  const [scheme, tooOld] = await Promise.all(
    ['color-scheme', 'too-old'].map(async (name) =>
      site.allowed(smallOf(await readFile(path.join(WEB, `public/${name}.js`), 'utf8'))),
    ),
  );
  const template = pageWithTexts(await readFile(path.join(WEB, 'index.html'), 'utf8'));
  const shell = shellOf(template, { scheme: scheme ?? '', tooOld: tooOld ?? '' }, fonts, font);

  await mkdir(path.join(folder, 'dashboard'), { recursive: true });
  await write(EMPTY_SHELL, emptyDocument(shell, filesFrom(manifest, [])));
  if (base === '') await write(NOT_FOUND, await publicDocument('/404', []));
  for (const page of ALL_PAGES)
    if (!isPublic(page)) await write(fileOf(page), frameDocument(page));
    else if (page.html !== null) await write(fileOf(page), await publicDocument(addressOf(page), modulesOf(page)));
  await write('service-worker.js', await buildServiceWorker());
  const webManifest = await readFile(path.join(WEB, 'public/manifest.webmanifest'), 'utf8');
  await write('manifest.webmanifest', manifestWithTexts(webManifest));
  const icon = initialIcon();
  if (icon !== null && base === '') await write('icon.svg', icon);

  async function write(file: string, text: string): Promise<void> {
    await writeFile(path.join(folder, file), text);
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
    return documentOf(shell, renderFrame(page.path), { code: dashboardBoot, files });
  }

  /** Bundles the service worker (src/service-worker.ts) with the names of the files that it caches. */
  async function buildServiceWorker(): Promise<string> {
    const kept = ALL_PAGES.filter((page) => isPublic(page) && page.isKept);
    const files = new Set([...kept.flatMap((page) => filesFrom(manifest, modulesOf(page))), font]);
    const pages = kept.map(({ path: address }) => base + (address === '/' && base !== '' ? '' : address));
    return buildAlone('src/service-worker.ts', language, {
      FILES: JSON.stringify([...files]),
      PAGES: JSON.stringify(pages),
    });
  }
}

/** Builds the scripts, whose names are by their content: those of all languages lie in one folder. */
async function buildScripts({ code, base }: SiteLanguage, { codeSplitting }: SiteBuild): Promise<void> {
  const beside = path.join(SERVER, `${code}-site`);
  const outDir = base === '' ? DIST : beside;
  const output = { rolldownOptions: { output: { codeSplitting } } };
  await build({ ...CONFIG, build: { ...output, outDir, copyPublicDir: base === '' } });
  await mkdir(ABOUT, { recursive: true });
  await rename(path.join(outDir, '.vite/manifest.json'), manifestOf(code));
  if (outDir === beside) await cp(path.join(beside, 'assets'), path.join(DIST, 'assets'), { recursive: true });
}

/** Bundles a first script: small and without shared chunks, so that it can be inlined. @returns its code */
async function buildBoot(
  name: 'first-paint/boot' | 'first-list/boot-dashboard',
  region: FillTemplates['region'] | null,
  language: SiteLanguage,
): Promise<string> {
  const code = await buildAlone(`src/${name}.ts`, language, { REGION: JSON.stringify(region) });
  // The words of a house are in it: what ends or hides a script element stands there as JavaScript reads it.
  return code.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
}

/** A script without its comments and names. */
function smallOf(code: string): string {
  return minifySync('script.js', code).code.trim();
}

/** @returns the address of the font that every page preloads */
function fontIn(css: string): string {
  const address = new RegExp(`url\\(([^)]*/${CORE_FONT}-[^)]*)\\)`).exec(css)?.[1];
  if (address === undefined) throw new Error(`expected ${CORE_FONT} in the stylesheet of the fonts`);
  return address;
}
