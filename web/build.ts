import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
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
  writeWhereDifferent,
} from './hosting.ts';
import type { RenderedPage } from './src/entry-server.tsx';

const HERE = import.meta.dirname;
const DIST = path.join(HERE, 'dist');
const SERVER = path.join(HERE, '.prerender');
/** What the build says of itself; nothing of it is published. */
const ABOUT = path.join(HERE, '.build');
const ROOT = path.join(HERE, '..');
const CONFIG = { configFile: path.join(HERE, 'vite.config.ts'), logLevel: 'warn' } as const;

/** As src/routes/fill-templates.tsx says. */
const ANY_FOOD = '/user/ANY';
/** Any address that is no page of ours. */
const NOWHERE = '/404';
/** Public pages that are HTML before any script runs. Those of /foods begin with the empty shell, `app.html`. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/inventory': 'inventory.html',
  '/chefs': 'chefs.html',
  '/about': 'about.html',
  '/review': 'review.html',
  '/login': 'login.html',
  '/signup': 'signup.html',
  [ANY_FOOD]: 'food.html', // for every food: firebase.json sends them here
  [NOWHERE]: '404.html', // Hosting's answer, with status 404, wherever there is nothing else
};
/** The module of each of those pages. */
const ROUTE_MODULES: Readonly<Record<string, string>> = {
  '/': 'index.html', // travels with what every page needs
  '/inventory': '_menu', // as above, for the pages of the menu
  '/chefs': 'src/routes/chefs.tsx',
  '/about': 'src/routes/about.tsx',
  '/review': 'src/routes/review.tsx',
  '/login': 'src/routes/login.tsx',
  '/signup': 'src/routes/sign-up.tsx',
  '/user/:userId': '_menu',
  '*': 'index.html',
};
/** What every page of the dashboard needs: who is here, and live lists. */
const DASHBOARD_MODULES = ['src/routes/dashboard.tsx', '_live', '_auth'];
const DASHBOARD_ROUTE_MODULES: Readonly<Record<string, string>> = {
  '/dashboard': 'src/routes/dashboard-index.tsx',
  '/dashboard/myorders': 'src/routes/my-orders.tsx',
  '/dashboard/review': 'src/routes/reviews.tsx',
  '/dashboard/orderlist': 'src/routes/order-list.tsx',
  '/dashboard/addfood': 'src/routes/add-food.tsx',
  '/dashboard/allusers': 'src/routes/all-users.tsx',
  '/dashboard/kitchen': 'src/routes/kitchen.tsx',
};
/** Where the site will stand, such as `https://foodhouse.example`; empty where nobody knows. */
const ORIGIN = process.env['VITE_SITE_ORIGIN'] ?? '';
/** The content security policy knows a script that stands in a page by its hash. */
const scriptHashes = new Set<string>();

await buildSite();
await build({
  ...CONFIG,
  ssr: { noExternal: true },
  build: { ssr: 'src/entry-server.tsx', outDir: SERVER, emptyOutDir: true, copyPublicDir: false, manifest: false },
});
const manifest = JSON.parse(await readFile(path.join(ABOUT, 'manifest.json'), 'utf8')) as Readonly<
  Record<string, { readonly name?: string; readonly file: string; readonly imports?: readonly string[] }>
>;
const boot = await buildBoot();
const { renderPage, renderDashboard } = (await import(pathToFileURL(path.join(SERVER, 'entry-server.js')).href)) as {
  renderPage: (page: string) => Promise<RenderedPage>;
  renderDashboard: () => ReadonlyMap<string, Pick<RenderedPage, 'html' | 'head'>>;
};
const shell = await withInlineScheme(await withInlineFonts(await readFile(path.join(DIST, 'index.html'), 'utf8')));
await writeFile(path.join(DIST, 'app.html'), shell);
await mkdir(path.join(DIST, 'dashboard'));
for (const [page, rendered] of renderDashboard())
  // oxlint-disable-next-line no-await-in-loop -- seven small files
  await writeFile(path.join(DIST, `${page}.html`), dashboardDocument(page, rendered));
for (const [page, file] of Object.entries(PAGES)) {
  // oxlint-disable-next-line no-await-in-loop -- pages are rendered one after the other: modules keep state of their own
  const document = await documentOf(page);
  // oxlint-disable-next-line no-await-in-loop -- as above
  await writeFile(path.join(DIST, file), document);
}
await writeFile(path.join(DIST, 'service-worker.js'), await buildServiceWorker());
await writeFile(path.join(DIST, 'robots.txt'), robots());
if (ORIGIN !== '') await writeFile(path.join(DIST, 'sitemap.xml'), sitemap());
await writeHosting();
await rm(SERVER, { recursive: true });
process.exit(0); // SDKs that a page imports keep timers

/** Twice: the first build says which modules each page really needs, the second puts them into few files. */
async function buildSite(): Promise<void> {
  const { output } = (await build({ ...CONFIG, build: { write: false } })) as Rolldown.RolldownOutput;
  const codeSplitting = chunkGroups(output.filter((file) => file.type === 'chunk'));
  await build({ ...CONFIG, build: { rolldownOptions: { output: { codeSplitting } } } });
  await mkdir(ABOUT, { recursive: true });
  await rename(path.join(DIST, '.vite/manifest.json'), path.join(ABOUT, 'manifest.json'));
  await rm(path.join(DIST, '.vite'), { recursive: true });
}

async function documentOf(page: string): Promise<string> {
  const { route, head, html, templates } = await renderPage(page);
  // `<` is written so that no text can end the block.
  const block = JSON.stringify(templates).replaceAll('<', String.raw`\u003c`);
  const fill = templates ? `<script type="application/json" id="fill">${block}</script>` : '';
  return withBoot(shell, filesOf(route))
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${route}">${html}</div>${fill}`);
}

/** The first script instead of the whole page's: see src/boot.ts. @param files the page's, the one that begins first */
function withBoot(html: string, files: readonly string[], attributes = ''): string {
  const described = `data-main="${files[0]}" data-preload="${files.join(' ')}"${attributes}`;
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replaceAll(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace('</body>', () => `<script type="module" ${described}>${boot}</script></body>`);
}

/** A page of the dashboard before it is known who is here. Its script runs as soon as that is painted. */
function dashboardDocument(page: string, { head, html }: Pick<RenderedPage, 'html' | 'head'>): string {
  const own = DASHBOARD_ROUTE_MODULES[page];
  if (own === undefined) throw new Error(`expected the module of ${page}`);
  return withBoot(shell, filesFrom([...DASHBOARD_MODULES, own]), ' data-soon')
    .replace(/<title>.*?<\/title>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
}

/** Everything that a page's script loads before it runs, the file that begins first. */
function filesOf(route: string): readonly string[] {
  const module = ROUTE_MODULES[route];
  if (module === undefined) throw new Error(`expected the module of ${route}`);
  return filesFrom([module]);
}

function filesFrom(modules: readonly string[]): readonly string[] {
  const files = new Set<string>();
  const queue = ['index.html', ...modules];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const entry =
      manifest[key] ?? Object.values(manifest).find(({ name, file }) => `_${name}` === key && file.endsWith('.js'));
    if (!entry) throw new Error(`the build has no ${key}`);
    files.add(`/${entry.file}`);
    queue.push(...(entry.imports ?? []));
  }
  return [...files];
}

/** The first script, small and sharing nothing, so that it can stand in the page. @returns its code */
async function buildBoot(): Promise<string> {
  const code = await buildAlone('src/boot.ts');
  if (code.includes('</')) throw new Error('expected no end of an element in the first script');
  return allowed(code);
}

/** What keeps the menu readable offline: src/service-worker.ts, with the names of the files it keeps. */
async function buildServiceWorker(): Promise<string> {
  const files = new Set([...filesOf('/'), ...filesOf('/inventory'), fontOf(shell)]);
  return buildAlone('src/service-worker.ts', { FILES: JSON.stringify([...files]) });
}

/** One entry as one script. @param define names that the code leaves open, and what they stand for */
async function buildAlone(entry: string, define: Record<string, string> = {}): Promise<string> {
  await build({
    configFile: false,
    root: HERE,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      outDir: SERVER,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'alone.js' } },
    },
  });
  return readFile(path.join(SERVER, 'alone.js'), 'utf8');
}

/** @returns the code, which from now on may stand in a page */
function allowed(code: string): string {
  scriptHashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  return code;
}

/**
 * What Hosting has to know of this build: the configuration of the project, and the stamp by which the step before a
 * deployment (tools/check-publish.ts) sees that both belong together.
 */
async function writeHosting(): Promise<void> {
  const text = await readFile(path.join(ROOT, 'firebase.json'), 'utf8');
  const project = hostedProject(process.env['VITE_FIREBASE_CONFIG'], regionOf(text));
  const config = await withHosting(text, {
    project,
    scriptHashes: [...scriptHashes],
    pages: {
      '/user/*': '/food.html',
      '/foods/*': '/app.html',
      ...Object.fromEntries(Object.keys(DASHBOARD_ROUTE_MODULES).map((page) => [page, `${page}.html`])),
    },
    files: project.id === DEMO_PROJECT ? [] : builtFiles(DIST),
  });
  writeWhereDifferent(path.join(ROOT, configFileOf(project.id)), config);
  await writeFile(path.join(ABOUT, 'stamp.json'), JSON.stringify({ project: project.id, policy: policyIn(config) }));
}

/** The few lines of style that the fonts need go into the page, so that nothing waits for a request. */
async function withInlineFonts(html: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  if (!link) throw new Error('expected the stylesheet of the fonts in index.html');
  const css = await readFile(path.join(DIST, link[1] ?? ''), 'utf8');
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontOf(css)}">`;
  return html.replace(link[0], () => `${preload}<style>${css}</style>`);
}

/** So does the script that chooses the colours. */
async function withInlineScheme(html: string): Promise<string> {
  const code = allowed(await readFile(path.join(HERE, 'public/color-scheme.js'), 'utf8'));
  return html.replace('<script src="/color-scheme.js"></script>', () => `<script>${code}</script>`);
}

/** @returns the address of the font that every page begins with */
function fontOf(css: string): string {
  const address = new RegExp(`url\\(([^)]*/${CORE_FONT}-[^)]*)\\)`).exec(css)?.[1];
  if (address === undefined) throw new Error(`expected ${CORE_FONT} in the stylesheet of the fonts`);
  return address;
}

/** Everything may be found but what belongs to somebody. */
function robots(): string {
  const map = ORIGIN === '' ? '' : `\nSitemap: ${ORIGIN}/sitemap.xml`;
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /api/\nAllow: /api/foods${map}\n`;
}

/** Addresses in a sitemap are whole, so there is one only where the site's own is known. */
function sitemap(): string {
  const found = Object.keys(PAGES).filter((page) => !['/login', '/signup', ANY_FOOD, NOWHERE].includes(page));
  const entries = found.map((page) => `  <url><loc>${ORIGIN}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
