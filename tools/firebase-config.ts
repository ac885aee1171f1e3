import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUILT_CONFIG } from '../web/prerender/folders.ts';
import { ROOT } from './build-all.ts';
import { suiteSettings } from '../local/house-settings.ts';
import { HOST, PORTS } from '../local/suite.ts';

// The build writes the configuration of the demo project. With emulators the site also connects to this machine, which its
// content security policy must allow only there.

const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

/** Written at each start beside firebase.json, because firebase-tools resolves paths relative to its configuration. */
const EMULATOR_CONFIG = path.join(ROOT, 'firebase.emulators.json');
/** The settings of the functions on this machine: a folder with their `.env`, relative to the configuration. */
const SETTINGS_FOLDER = '.cache/functions-settings';

/**
 * Writes the emulators' configuration for the built site. @param hasUi whether Firebase's UI is included @returns its
 * path
 */
export function writeEmulatorConfig(hasUi = false): string {
  writeSettings();
  const config = withSettings(forEmulators(readFileSync(BUILT_CONFIG, 'utf8')));
  writeFileSync(EMULATOR_CONFIG, hasUi ? withUi(config) : config);
  return EMULATOR_CONFIG;
}

function writeSettings(): void {
  const folder = path.join(ROOT, SETTINGS_FOLDER);
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(suiteSettings()).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(path.join(folder, '.env'), lines.join(''));
}

function withSettings(text: string): string {
  const config = JSON.parse(text) as { readonly functions: readonly object[] };
  return JSON.stringify({
    ...config,
    functions: config.functions.map((one) => ({ ...one, configDir: SETTINGS_FOLDER })),
  });
}

function withUi(text: string): string {
  const config = JSON.parse(text) as { readonly emulators: object };
  const ui = { enabled: true, host: HOST, port: PORTS.ui };
  return JSON.stringify({ ...config, emulators: { ...config.emulators, ui } });
}

/** @param text of a configuration @throws Error when it has no policy to extend */
export function forEmulators(text: string): string {
  const widened = text.replaceAll(/(?:connect|frame)-src [^;"]*/g, (directive) => `${directive} ${LOOPBACK}`);
  if (widened === text) throw new Error('firebase.json: expected a content security policy with connect-src');
  return widened;
}
