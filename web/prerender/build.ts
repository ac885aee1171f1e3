import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { addressesIn, movedFrom, robots, rewritesOf } from './addresses.ts';
import { WEB } from './alone.ts';
import { buildLanguage, CONFIG } from './build-language.ts';
import { chunkGroups } from './chunks.ts';
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
import { ABOUT, BUILT_CONFIG, CONFIGS, DIST, SERVER } from './folders.ts';
import { languagesOf } from './languages.ts';
import { ALL_PAGES } from '../src/pages.ts';
import { ORDER_BUTTON } from '../src/paths.ts';
import { orderButton } from './order-button.ts';
import { newerNames, newerNamesIn } from './newer-names.ts';

const ROOT = path.join(WEB, '..');

/** The site's future origin, such as `https://foodhouse.example`; empty when unknown. */
const ORIGIN = process.env['VITE_SITE_ORIGIN'] ?? '';
const committed = await readFile(path.join(ROOT, 'firebase.json'), 'utf8');
/** The region of the functions. Without a setting it stays what firebase.json has. */
const region = process.env['FOODHOUSE_REGION'] ?? regionOf(committed);
process.env['VITE_FUNCTIONS_REGION'] = region;
const languages = languagesOf(process.env['FOODHOUSE_LANGUAGES']);
/** The content security policy allows an inline script by its hash. */
const scriptHashes = new Set<string>();

const site = { codeSplitting: await chunks(), languages, allowed };
for (const language of languages) await buildLanguage(language, site); // oxlint-disable-line no-await-in-loop -- each has the processors
// A phone that finds it takes it for the icon of a page, whatever that says: a house with a name has no bowl.
if (process.env['VITE_HOUSE']) await rm(path.join(DIST, 'apple-touch-icon.png'));
await writeFile(path.join(DIST, ORDER_BUTTON), await orderButton(languages[0]?.code));
await writeFile(path.join(DIST, 'robots.txt'), robots(ORIGIN, languages));
await refuseNewer();
await writeHosting();
await rm(SERVER, { recursive: true });
process.exit(0); // SDKs that a page imports keep timers alive

/** Of two builds the first shows which modules each page needs: the second groups them into few files. */
async function chunks(): Promise<Rolldown.CodeSplittingOptions> {
  const { output } = (await build({ ...CONFIG, build: { write: false } })) as Rolldown.RolldownOutput;
  return chunkGroups(
    output.filter((file) => file.type === 'chunk'),
    ALL_PAGES,
  );
}

/** Ends the build where a script uses what the oldest supported browsers lack. */
async function refuseNewer(): Promise<void> {
  const names = newerNames();
  const assets = (await readdir(path.join(DIST, 'assets'))).map((file) => `assets/${file}`);
  const folders = languages.flatMap(({ base }) => [base, `${base}/dashboard`]);
  const alone = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(path.join(DIST, folder))).map((file) => path.join(folder.slice(1), file)),
    ),
  );
  const scripts = [...assets, ...alone.flat()].filter((file) => /\.(?:js|html)$/.test(file));
  const found = await Promise.all(
    scripts.map(async (file) => {
      const code = await readFile(path.join(DIST, file), 'utf8');
      return newerNamesIn(code, names, file.startsWith('assets/')).map((name) => `${file}: ${name}`);
    }),
  );
  if (found.flat().length > 0)
    throw new Error(`the oldest browsers (web/src/oldest-browsers.ts) lack this:\n${found.flat().join('\n')}`);
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
  const pages = addressesIn(languages, rewritesOf(ALL_PAGES));
  const moved = movedFrom(languages[0]?.code ?? '', ALL_PAGES);
  const hosted = { project, scriptHashes: [...scriptHashes], pages, files: builtFiles(DIST), moved };
  const config = await withHosting(committed, hosted);
  if (project.id === DEMO_PROJECT) {
    await writeFile(BUILT_CONFIG, config);
    // The committed one has nothing that changes with every build.
    const still = { ...hosted, pages: rewritesOf(ALL_PAGES), scriptHashes: [], files: [], moved: {} };
    writeIfChanged(path.join(CONFIGS, configFileOf(project.id)), await withHosting(committed, still));
  } else writeIfChanged(path.join(CONFIGS, configFileOf(project.id)), config);
  await mkdir(ABOUT, { recursive: true });
  await writeFile(
    path.join(ABOUT, 'stamp.json'),
    JSON.stringify({ project: project.id, region, policy: policyIn(config) }),
  );
}
