import { rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { PSEUDO } from '../local/pseudo.ts';
import { spokenTexts } from '../local/spoken-texts.ts';
import { stage } from './stage.ts';

// Everything that runs becomes a few files in one folder, dependencies included: a cold start reads them instead of
// hundreds of modules. What is imported on demand, the admin SDK above all, is a file of its own and is read when first
// needed. The folder is complete: firebase-tools uploads it, and the emulators run it.

const HERE = import.meta.dirname;

/** The SDK's part for callables and its verification of tokens; ours pass our own gate (docs/decisions/008). */
const UNUSED_BY_SDK = new Set(['firebase-admin/auth', 'firebase-admin/app-check', 'firebase-admin/app']);
const UNUSED = '\0unused-admin';

const withoutUnusedAdmin: Plugin = {
  name: 'without-unused-admin',
  resolveId: (source, importer) =>
    UNUSED_BY_SDK.has(source) && importer?.includes(`${path.sep}firebase-functions${path.sep}`) ? UNUSED : null,
  load: (id) =>
    id === UNUSED
      ? `const unused = (name) => () => { throw new Error(name + ': left out of the bundle, see functions/build.ts'); };
         export const getAuth = unused('getAuth'), getAppCheck = unused('getAppCheck');
         export const getApp = unused('getApp'), getApps = unused('getApps'), initializeApp = unused('initializeApp');
         export const deleteApp = unused('deleteApp'), applicationDefault = unused('applicationDefault');`
      : null,
};

const DIST = path.join(HERE, 'dist');
rmSync(DIST, { recursive: true, force: true });
const bundle = await rolldown({
  input: { index: 'src/index.ts' },
  cwd: HERE,
  platform: 'node',
  plugins: [withoutUnusedAdmin, spokenTexts(process.env['FOODHOUSE_LANGUAGES'] === PSEUDO ? PSEUDO : 'en')],
  checks: { eval: false },
});
await bundle.write({
  dir: DIST,
  format: 'esm',
  chunkFileNames: '[name].js',
  // Dependencies written as CommonJS ask where they lie.
  banner: 'const __dirname = import.meta.dirname, __filename = import.meta.filename;',
  // Blanks and comments go; names stay, so that a stack trace in the log can be read.
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
});
await bundle.close();
stage(DIST, path.join(HERE, '..'));
