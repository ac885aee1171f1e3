import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';

/** Chromium without the browser's own windows, which opens a page in half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** For one call of apt-get, such as one that waits for a network. */
const INSTALL_MS = 60_000;

export const CHROMIUM_FLAGS = [
  '--font-render-hinting=none', // letters as wide as on a phone: headless, words of 14 pixels would run together
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/**
 * For tests, whose pages are gone before an optimising compiler has paid, and which need not be frugal: with room for what is
 * new, V8 hardly collects garbage. Together a third of the processor time of a page.
 */
export const SHORT_LIVED = '--js-flags=--no-opt --min-semi-space-size=32';

/** The path of an installed Chromium, or null. */
export function findChromium(): string | null {
  const installed = [process.env['CHROME_PATH'] ?? '', ...CANDIDATES, chromium.executablePath()];
  return installed.find((candidate) => candidate !== '' && existsSync(candidate)) ?? null;
}

/**
 * An installed Chromium, or else one that is installed now.
 * @throws Error with one sentence that says what to install
 */
export function requireChromium(): string {
  const found = findChromium() ?? (installChromium() ? findChromium() : null);
  if (found !== null) return found;
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROME_PATH.');
}

/** What tests start: the headless shell where it is installed, else the whole browser. */
export function testBrowser(): string {
  const chosen = process.env['CHROME_PATH'] ?? '';
  return chosen === '' && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : requireChromium();
}

/**
 * Installs the headless shell where Debian's packages can be had; anywhere else the whole browser does.
 * @throws Error with one sentence where there is no Chromium at all
 */
export function prepareTestBrowser(): void {
  if (!process.env['CHROME_PATH'] && !existsSync(HEADLESS_SHELL) && canInstall())
    installPackage('chromium-headless-shell');
  testBrowser();
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
    executablePath: testBrowser(),
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
  if (canInstall()) return installPackage('chromium');
  console.log('Installing Chromium with Playwright …');
  return spawnSync('npx', ['playwright-core', 'install', 'chromium-headless-shell'], { stdio: 'inherit' }).status === 0;
}

function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** @returns false where there is no such package */
function installPackage(name: string): boolean {
  console.log(`Installing ${name} with apt-get …`);
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_MS,
  } as const;
  const install = (): boolean =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0;
  if (install()) return true;
  spawnSync('apt-get', ['update'], options);
  return install();
}
