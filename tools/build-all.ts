import { DEFAULT_LOCALE, type HomePage, type Locale } from '@foodhouse/domain';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { regionOf, suiteSettings } from '../local/house-settings.ts';
import { compileAllTexts } from '../local/texts.ts';
import type { StartChild } from './children.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');

const STEPS = {
  'local-firestore': { cwd: 'packages/local-firestore', args: ['build.ts'] },
  functions: { cwd: 'functions', args: ['build.ts'] },
  web: { cwd: 'web', args: ['prerender/build.ts'] },
} as const;

export type BuildStep = keyof typeof STEPS;

export interface BuildOptions {
  readonly start?: StartChild;
  /** Where the functions will run: this machine's region when left out. */
  readonly region?: string;
  /** The house whose site it is: nobody's when left out. */
  readonly house?: BuiltHouse | null;
  /** In which the site can be read beside that of the house: FOODHOUSE_LANGUAGES when left out, else none. */
  readonly languages?: readonly string[];
  /** The demo accounts that it has, by their emails: all when left out. */
  readonly demoEmails?: readonly string[];
}

/** What a build knows of the house whose site it makes. */
export interface BuiltHouse {
  readonly name: string;
  /** Null where only the name is known. */
  readonly home: HomePage | null;
  /** As `#rrggbb`; left out where it has the colour of the site. */
  readonly accent?: string;
  /** The address of its sign; left out where it has none. */
  readonly sign?: string;
  /** Its language; left out where it has chosen none. */
  readonly locale?: Locale;
}

/** Runs builds in parallel. @throws Error that names the failed step, after its output */
export async function buildAll(
  steps: readonly BuildStep[],
  { start = spawn, region = regionOf(suiteSettings()), house = null, languages, demoEmails = [] }: BuildOptions = {},
): Promise<void> {
  compileAllTexts();
  const env = {
    ...process.env,
    FOODHOUSE_REGION: region,
    FOODHOUSE_LANGUAGES: [house?.locale ?? [], languages ?? languagesOfEnvironment()].flat().join(),
    ...settingsOf(house),
    VITE_DEMO_EMAILS: demoEmails.join(),
  };
  await Promise.all(steps.map((step) => build(step, start, env)));
}

function languagesOfEnvironment(): readonly string[] {
  return (process.env['FOODHOUSE_LANGUAGES'] || DEFAULT_LOCALE).split(',');
}

/** As the site's build takes them, which writes them into its pages as they are. */
function settingsOf(house: BuiltHouse | null): Readonly<Record<`VITE_${string}`, string>> {
  return {
    VITE_HOUSE: house?.name ?? '',
    VITE_HOME: house?.home ? JSON.stringify(house.home) : '',
    VITE_ACCENT: house?.accent ?? '',
    VITE_SIGN: house?.sign ?? '',
  };
}

function build(step: BuildStep, start: StartChild, env: NodeJS.ProcessEnv): Promise<void> {
  const { cwd, args } = STEPS[step];
  return new Promise((resolve, reject) => {
    const child = start(process.execPath, [...args], {
      cwd: path.join(ROOT, cwd),
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the build of ${step} failed: its output above says where`));
    });
  });
}
