// npm run screens: a picture of every screen of the site, to judge its looks.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { COLLECTIONS, housePagesToDocument, invitationToDocument, stockMoveToDocument } from '@foodhouse/domain';
import { DEMO_PASSWORD } from '@foodhouse/domain/demo';
import { logIn } from '../local/browser.ts';
import { launchBrowser } from '../local/chromium.ts';
import { pointAtSuite, PROJECT_ID } from '../local/suite.ts';
import { ROOT } from '../tools/build-all.ts';
import { createChildren } from '../tools/children.ts';
import { fail, sayWhy } from '../tools/fail.ts';
import { startScript } from '../tools/options.ts';
import { phase } from '../tools/phases.ts';
import { HOUSE_OF_SCREENS, invitation, LAW_PAGES, stockMoves, TRACK_FIELD, TRACKED } from './screens/house.ts';
import { PEOPLE, SCREENS, type Screen } from './screens/screens.ts';
import { composeSheet } from './screens/sheets.ts';
import { SCHEMES, takeScreen, type Picture, type Session } from './screens/take.ts';
import { wantedOf, widthsOf } from './screens/wanted.ts';
import { seedHouse } from '../tools/seed/seed-house.ts';

const WIDTHS = '360,390,768,1024,1280,1920';
const NAMES = SCREENS.map(({ name }) => name);
const FOLDER = '.cache/screens';
const STOP_MS = 30_000;

const { options } = startScript({
  call: 'npm run screens',
  does:
    'Takes a picture of every screen of the site, in a house of its own that it starts and ends.\n' +
    'It fails when a page logs an error or is wider than its window.',
  options: {
    only: { kind: 'text', value: 'NAMES', what: 'those screens, such as home,house-hours' },
    widths: { kind: 'text', value: 'WIDTHS', what: `of the window (${WIDTHS})` },
    schemes: { kind: 'text', value: 'SCHEMES', what: `of colours (${SCHEMES.join(',')})` },
    out: { kind: 'text', value: 'FOLDER', what: `for the pictures (${FOLDER})` },
    sheets: { kind: 'switch', what: 'composes the pictures of each screen into one more' },
  },
});

const children = createChildren();

let isEnding = false;

async function end(code: number): Promise<never> {
  isEnding = true;
  await children.stop(STOP_MS);
  process.exit(code);
}

/** Starts the suite with the site of the house, as its last deployment built it, and resolves once it is ready. */
function startSuite(): Promise<void> {
  const args = [path.join(ROOT, 'tools/start.ts'), '--suite-only', '--house', 'configured'];
  const child = children.start(process.execPath, args, { cwd: ROOT });
  return new Promise((resolve, reject) => {
    let said = '';
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('The suite is ready')) resolve();
      });
    child.once('exit', () => {
      reject(new Error(`the suite ended early: ${said}`));
    });
  });
}

async function seed(): Promise<void> {
  pointAtSuite();
  await seedHouse(PROJECT_ID, HOUSE_OF_SCREENS);
  const { database, toTimestamp } = await import('../local/house.ts'); // once the suite is there
  await database().doc(`orders/${TRACKED.orderId}`).update(TRACK_FIELD);
  await database().doc('house/pages').set(housePagesToDocument(LAW_PAGES));
  const invited = invitation(Date.now());
  await database().collection(COLLECTIONS.invitations).doc(invited.id).set(invitationToDocument(invited, toTimestamp));
  for (const move of stockMoves(Date.now()))
    await database().collection(COLLECTIONS.stockMoves).add(stockMoveToDocument(move, toTimestamp));
}

/** The browser's storage of each person after the login. */
async function logEverybodyIn(browser: Browser, screens: readonly Screen[]): Promise<ReadonlyMap<string, Session>> {
  const states = new Map<string, Session>();
  for (const [name, { email }] of Object.entries(PEOPLE)) {
    if (!screens.some(({ who }) => who === name)) continue;
    await using context = await browser.newContext({ serviceWorkers: 'block' });
    await logIn(await context.newPage(), email, DEMO_PASSWORD);
    states.set(name, await context.storageState({ indexedDB: true }));
  }
  return states;
}

async function takeAll(): Promise<readonly Picture[]> {
  const names = wantedOf('only', options.only, NAMES);
  const screens = SCREENS.filter(({ name }) => names.includes(name));
  const folder = path.resolve(options.out ?? FOLDER);
  const how = {
    widths: widthsOf(options.widths ?? WIDTHS),
    schemes: wantedOf('schemes', options.schemes, SCHEMES),
    folder,
  };
  mkdirSync(folder, { recursive: true });
  await phase('Starting the house', startSuite);
  await seed();
  await using window = await launchBrowser({ width: 1280, height: 900 });
  const browser = window.browser();
  const desk = await window.newPage();
  if (!browser) throw new Error('the browser has closed');
  const states = await logEverybodyIn(browser, screens);
  const all: Picture[] = [];
  for (const screen of screens) {
    const startMs = performance.now();
    const pictures = await takeScreen(browser, screen, states.get(screen.who) ?? null, how);
    if (options.sheets && pictures.length > 0) await composeSheet(desk, folder, screen.name, pictures);
    report(screen, pictures, startMs);
    all.push(...pictures);
  }
  console.log(`\n${all.length} pictures in ${path.relative(process.cwd(), folder)}`);
  return all;
}

function report({ name }: Screen, pictures: readonly Picture[], startMs: number): void {
  const faulty = pictures.filter(({ faults }) => faults.length > 0);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`${faulty.length === 0 ? 'ok    ' : 'FAILED'} ${name}: ${pictures.length} pictures, ${seconds} s`);
  for (const { file, faults } of faulty) for (const fault of faults) console.log(`         ${file}: ${fault}`);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void end(1));
try {
  const all = await takeAll();
  await end(all.every(({ faults }) => faults.length === 0) ? 0 : 1);
} catch (error) {
  if (!isEnding) {
    await children.stop(STOP_MS);
    fail(sayWhy(error));
  }
}
