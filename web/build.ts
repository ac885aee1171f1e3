import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { RenderedPage } from './src/entry-server.tsx';

const HERE = import.meta.dirname;
const DIST = path.join(HERE, 'dist');
const SERVER = path.join(HERE, '.prerender');
const CONFIG = { configFile: path.join(HERE, 'vite.config.ts'), logLevel: 'warn' } as const;

/** Public pages that are HTML before any script runs. Every other address begins with the empty shell, `app.html`. */
const PAGES = ['/', '/inventory', '/chefs', '/about', '/review', '/login', '/signup'] as const;
/** Whoever opens a form wants to type: the script does not wait for a touch there. */
const FORMS: readonly string[] = ['/review', '/login', '/signup'];
/** Where the site will stand, such as `https://foodhouse.example`; empty where nobody knows. */
const ORIGIN = process.env['VITE_SITE_ORIGIN'] ?? '';

await build(CONFIG);
await build({
  ...CONFIG,
  ssr: { noExternal: true },
  build: { ssr: 'src/entry-server.tsx', outDir: SERVER, emptyOutDir: true, copyPublicDir: false, manifest: false },
});
const boot = await buildBoot();
const { renderPage } = (await import(pathToFileURL(path.join(SERVER, 'entry-server.js')).href)) as {
  renderPage: (page: string) => Promise<RenderedPage>;
};
const shell = await withInlineScheme(await withInlineFonts(await readFile(path.join(DIST, 'index.html'), 'utf8')));
await writeFile(path.join(DIST, 'app.html'), shell);
for (const page of PAGES) {
  // oxlint-disable-next-line no-await-in-loop -- pages are rendered one after the other: modules keep state of their own
  const document = await documentOf(page);
  // oxlint-disable-next-line no-await-in-loop -- as above
  await writeFile(path.join(DIST, page === '/' ? 'index.html' : `${page.slice(1)}.html`), document);
}
await writeFile(path.join(DIST, 'robots.txt'), robots());
if (ORIGIN !== '') await writeFile(path.join(DIST, 'sitemap.xml'), sitemap());
await rm(SERVER, { recursive: true });
process.exit(0); // SDKs that a page imports keep timers

async function documentOf(page: string): Promise<string> {
  const { head, html, templates } = await renderPage(page);
  // `<` is written so that no text can end the block.
  const block = JSON.stringify(templates).replaceAll('<', String.raw`\u003c`);
  const fill = templates ? `<script type="application/json" id="fill">${block}</script>` : '';
  return (FORMS.includes(page) ? shell : withBoot(shell))
    .replace(/<title>.*?<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${fill}`);
}

/** The first script instead of the whole page's: see src/boot.ts. */
function withBoot(html: string): string {
  const main = /<script type="module"[^>]*src="([^"]+)"><\/script>/.exec(html);
  if (!main) throw new Error('expected the script of the page in index.html');
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(main[0], `<script type="module" src="${boot}" data-main="${main[1]}"></script>`);
}

/** One small file that shares nothing, so that it is one request. @returns its address */
async function buildBoot(): Promise<string> {
  await build({
    configFile: false,
    root: HERE,
    logLevel: 'warn',
    build: {
      outDir: SERVER,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/boot.ts', output: { entryFileNames: 'boot.js' } },
    },
  });
  const code = await readFile(path.join(SERVER, 'boot.js'), 'utf8');
  const address = `/assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  await writeFile(path.join(DIST, address), code);
  return address;
}

/** The few lines of style that the fonts need go into the page, so that nothing waits for a request. */
async function withInlineFonts(html: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  if (!link) throw new Error('expected the stylesheet of the fonts in index.html');
  const css = await readFile(path.join(DIST, link[1] ?? ''), 'utf8');
  const latin = /url\(([^)]*-latin-wght-normal[^)]*)\)/.exec(css)?.[1];
  if (latin === undefined) throw new Error('expected the latin font in the stylesheet');
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${latin}">`;
  return html.replace(link[0], () => `${preload}<style>${css}</style>`);
}

/** So does the script that chooses the colours, which the content security policy must know by its hash. */
async function withInlineScheme(html: string): Promise<string> {
  const code = await readFile(path.join(HERE, 'public/color-scheme.js'), 'utf8');
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const policy = await readFile(path.join(HERE, '../firebase.json'), 'utf8');
  if (!policy.includes(hash))
    throw new Error(`firebase.json: expected ${hash} in script-src, for public/color-scheme.js`);
  return html.replace('<script src="/color-scheme.js"></script>', () => `<script>${code}</script>`);
}

/** Everything may be found but what belongs to somebody. */
function robots(): string {
  const map = ORIGIN === '' ? '' : `\nSitemap: ${ORIGIN}/sitemap.xml`;
  return `User-agent: *\nDisallow: /dashboard\nDisallow: /api/\nAllow: /api/foods${map}\n`;
}

/** Addresses in a sitemap are whole, so there is one only where the site's own is known. */
function sitemap(): string {
  const found = PAGES.filter((page) => page !== '/login' && page !== '/signup');
  const entries = found.map((page) => `  <url><loc>${ORIGIN}${page}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
