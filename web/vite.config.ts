import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { DIST } from './prerender/folders.ts';
import { coreFont } from './prerender/fonts.ts';
import { orderButton } from './prerender/order-button.ts';
import { pictureFiles } from './prerender/pictures.ts';
import { manifestWithTexts, pageWithTexts } from './prerender/static-texts.ts';
import { textByText } from './prerender/text-modules.ts';
import { compileAllTexts } from '../local/texts.ts';
import { BUILD_TARGET } from './src/oldest-browsers.ts';
import { ORDER_BUTTON } from './src/paths.ts';

/** The addresses of the foods' pictures, to choose from. */
const LIST = '/img/food/pictures.json';

/** Serves the pictures in development and puts them into the build; they come from an npm package. */
function pictures(): Plugin {
  const files = pictureFiles();
  const list = JSON.stringify([...files.keys()].filter((address) => address.startsWith('/img/food/')));
  return {
    name: 'foodhouse-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').split('?')[0] ?? '';
        const source = files.get(address);
        if (address === LIST) response.setHeader('content-type', 'application/json').end(list);
        else if (source === undefined || !existsSync(source)) next();
        else createReadStream(source).pipe(response.setHeader('content-type', 'image/webp'));
      });
    },
    async generateBundle() {
      if (process.env['VITE_BASE']) return; // all languages have the same, at the root
      this.emitFile({ type: 'asset', fileName: LIST.slice(1), source: list });
      await Promise.all(
        [...files].map(async ([address, source]) =>
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: await readFile(source) }),
        ),
      );
    },
  };
}

const MANIFEST = '/manifest.webmanifest';

/** The page and, in development, the manifest with their texts: those of each language the build writes (prerender/build.ts). */
function staticTexts(): Plugin {
  return {
    name: 'foodhouse-static-texts',
    transformIndexHtml: { order: 'pre', handler: pageWithTexts },
    configureServer(server) {
      server.middlewares.use(MANIFEST, (_request, response, next) => {
        readFile(path.join(import.meta.dirname, 'public', MANIFEST), 'utf8')
          .then(manifestWithTexts)
          .then((json) => response.setHeader('content-type', 'application/manifest+json').end(json), next);
      });
    },
  };
}

/** The script for pages of other sites, in development; the build writes it (prerender/build.ts). */
function orderButtonScript(): Plugin {
  return {
    name: 'foodhouse-order-button',
    configureServer(server) {
      server.middlewares.use(ORDER_BUTTON, (_request, response, next) => {
        orderButton().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}

/** In development, a catalogue that changes is compiled at once. */
function changedTexts(): Plugin {
  return {
    name: 'foodhouse-changed-texts',
    apply: 'serve',
    handleHotUpdate({ file }) {
      if (path.basename(file) === 'texts.json') compileAllTexts();
    },
  };
}

const UNUSED = path.join(import.meta.dirname, 'src/data/firebase');
/**
 * Firestore brings a regular-expression engine of 45 KB for pipeline queries, which the site has none of, and Emotion what
 * only its `withTheme` calls.
 */
const UNUSED_PACKAGES = ['re2js', 'hoist-non-react-statics'];
const APP_CHECK_KEY = process.env['VITE_APP_CHECK_KEY'];
/** Only a site that is built with a key uses App Check. */
if (APP_CHECK_KEY === undefined) UNUSED_PACKAGES.push('firebase/app-check');
/**
 * reactfire is one file with a copy of RxJS, which imports every Firebase product. The site uses its observables alone, and
 * takes them from the source that the package contains too.
 */
const REACTFIRE = path.join(path.dirname(fileURLToPath(import.meta.resolve('reactfire'))), '../src/useObservable.ts');
/** What that source imports for its providers, and for versions of React without `useSyncExternalStore`. */
const AROUND_REACTFIRE = ['./firebaseApp', 'use-sync-external-store/shim'];
/** RxJS imports helpers for asynchronous iterables, of which the site observes none. */
const AROUND_RXJS = ['tslib'];

/** The site has its own script for the color scheme: public/color-scheme.js. */
const SCHEME_SCRIPT = path.join(import.meta.dirname, 'src/ui/scheme-script.ts');
const IS_ATTRIBUTE = path.join(import.meta.dirname, 'src/ui/is-attribute.ts');

/** Leaves out what libraries bring and the site does not use. */
function withoutUnused(): Plugin {
  return {
    name: 'foodhouse-without-unused',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source === '@emotion/is-prop-valid') return IS_ATTRIBUTE;
      if (UNUSED_PACKAGES.includes(source)) return path.join(UNUSED, 'unused-package.ts');
      if (source === 'reactfire') return REACTFIRE;
      if (source.endsWith('/InitColorSchemeScript.mjs') && importer.includes('/@mui/system/cssVars/'))
        return SCHEME_SCRIPT;
      const isAround =
        (importer.includes('/reactfire/') && AROUND_REACTFIRE.includes(source)) ||
        (importer.includes('/rxjs/') && AROUND_RXJS.includes(source));
      return isAround ? path.join(UNUSED, 'around-reactfire.ts') : null;
    },
  };
}

const ROUTER = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))),
  'dist/production',
);

/** Names of components for developers' tools, and calls that make components: both keep what the site does not use. */
const DISPLAY_NAMES = /^\w+\.displayName = "\w+";$/gmu;
const FORWARD_REFS = /(?<== )(?=React\w*\.forwardRef\()/gu;

/**
 * The built site takes the router's production files: its package names only those with warnings for developers. Its
 * forms and its scroll restoration, which the site does not use, are left out (1.3 KB of each page).
 */
function productionRouter(): Plugin {
  const alias = [
    { find: /^react-router$/, replacement: path.join(ROUTER, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: path.join(ROUTER, 'dom-export.mjs') },
  ];
  return {
    name: 'foodhouse-production-router',
    apply: 'build',
    config: () => ({ resolve: { alias } }),
    transform: (code, id) =>
      id.startsWith(ROUTER) ? code.replaceAll(DISPLAY_NAMES, '').replaceAll(FORWARD_REFS, '/* @__PURE__ */ ') : null,
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withoutUnused(),
    productionRouter(),
    coreFont(),
    react(),
    pictures(),
    staticTexts(),
    orderButtonScript(),
    textByText(process.env['VITE_LOCALE']),
    changedTexts(),
  ],
  // RxJS has a build without the helpers that stand for classes and generators in browsers before 2015.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:5000', changeOrigin: true } } },
  // A value at build time, so that a site without App Check holds none of its code.
  define: {
    'import.meta.env.VITE_APP_CHECK_KEY': JSON.stringify(APP_CHECK_KEY) ?? 'undefined',
    'import.meta.env.VITE_BASE': JSON.stringify(process.env['VITE_BASE'] ?? ''),
    'import.meta.env.VITE_DIR': JSON.stringify(process.env['VITE_DIR'] ?? 'ltr'),
    'import.meta.env.VITE_HOUSE': JSON.stringify(process.env['VITE_HOUSE'] ?? ''),
    'import.meta.env.VITE_SIGN': JSON.stringify(process.env['VITE_SIGN'] ?? ''),
    'import.meta.env.VITE_HOME': JSON.stringify(process.env['VITE_HOME'] ?? ''),
  },
  build: {
    target: BUILD_TARGET,
    outDir: DIST,
    emptyOutDir: true,
    manifest: true,
    // The faces of the fonts are all of it, and they stand in every page (prerender/build.ts): no script asks for the file again.
    cssCodeSplit: false,
    // For browsers of 2023 and before, which fetch what is preloaded a little later without it.
    modulePreload: { polyfill: false },
    // Nothing becomes a data: address, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    // A chunk's size is looked at by `npm run check`, against the limits that stand there.
    chunkSizeWarningLimit: 1000,
    // Every page loads the names of all files. Eight letters of a hash are usual, and seven the least that the bundler takes.
    rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js' } },
  },
});
