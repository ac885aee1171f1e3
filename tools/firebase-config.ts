import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, withBuiltFiles } from '../web/prerender/hosting.ts';
import { ROOT } from './build-all.ts';
import { HOST, PORTS } from '../local/suite.ts';

// firebase.json is written for the demo project. Against emulators the site speaks to this machine too, which its
// content security policy must allow, and only there.

const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

/** Made at each start; beside firebase.json, since firebase-tools reads every path from its configuration's folder. */
const EMULATOR_CONFIG = path.join(ROOT, 'firebase.emulators.json');

/** Writes the emulators' configuration, for the site that is built. @param hasUi with Firebase's UI @returns its path */
export function writeEmulatorConfig(hasUi = false): string {
  const config = forEmulators(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'));
  const whole = withBuiltFiles(config, builtFiles(path.join(ROOT, 'web/dist')));
  writeFileSync(EMULATOR_CONFIG, hasUi ? withUi(whole) : whole);
  return EMULATOR_CONFIG;
}

function withUi(text: string): string {
  const config = JSON.parse(text) as { readonly emulators: object };
  const ui = { enabled: true, host: HOST, port: PORTS.ui };
  return JSON.stringify({ ...config, emulators: { ...config.emulators, ui } });
}

/** @param text of firebase.json @throws Error when it has no policy to widen */
export function forEmulators(text: string): string {
  const widened = text.replaceAll(/(?:connect|frame)-src [^;"]*/g, (directive) => `${directive} ${LOOPBACK}`);
  if (widened === text) throw new Error('firebase.json: expected a content security policy with connect-src');
  return widened;
}
