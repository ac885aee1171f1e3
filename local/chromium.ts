import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** The path of an installed Chromium, or null. */
export function findChromium(): string | null {
  const installed = [process.env['CHROME_PATH'] ?? '', ...CANDIDATES, chromium.executablePath()];
  return installed.find((candidate) => candidate !== '' && existsSync(candidate)) ?? null;
}

/**
 * A Chromium for tests: an installed one, or else one that is installed now.
 * @throws Error with one sentence that says what to install
 */
export function requireChromium(): string {
  const found = findChromium() ?? (installChromium() ? findChromium() : null);
  if (found !== null) return found;
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH.');
}

/** A browser with an empty profile of its own, removed when `close` returns. */
export async function launchBrowser(options: {
  readonly width: number;
  readonly height: number;
  /** Further command-line flags. */
  readonly flags?: readonly string[];
}): Promise<BrowserContext & AsyncDisposable> {
  const profile = mkdtempSync(path.join(tmpdir(), 'foodhouse-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    headless: true,
    viewport: { width: options.width, height: options.height },
    reducedMotion: 'reduce',
    args: [...CHROMIUM_FLAGS, ...(options.flags ?? [])],
  });
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return Object.assign(context, { [Symbol.asyncDispose]: close });
}

function installChromium(): boolean {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (process.platform === 'linux' && isRoot && hasApt) {
    console.log('Installing Chromium with apt-get …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update'], { stdio: 'ignore', env: environment });
    return (
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
        stdio: 'ignore',
        env: environment,
      }).status === 0
    );
  }
  console.log('Installing Chromium with Playwright …');
  return spawnSync('npx', ['playwright-core', 'install', 'chromium-headless-shell'], { stdio: 'inherit' }).status === 0;
}
