import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles, withBuiltFiles } from '../web/hosting.ts';
import { ROOT } from './build-all.ts';

// firebase.json is written for the demo project. Against emulators the site speaks to this machine too, which its
// content security policy must allow, and only there.

const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

/** Made at each start; beside firebase.json, since firebase-tools reads every path from its configuration's folder. */
const EMULATOR_CONFIG = path.join(ROOT, 'firebase.emulators.json');

/** Writes the emulators' configuration, for the site that is built. @returns its path */
export function writeEmulatorConfig(): string {
  const config = forEmulators(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8'));
  writeFileSync(EMULATOR_CONFIG, withBuiltFiles(config, builtFiles(path.join(ROOT, 'web/dist'))));
  return EMULATOR_CONFIG;
}

/** @param text of firebase.json @throws Error when it has no policy to widen */
export function forEmulators(text: string): string {
  const widened = text.replaceAll(/(?:connect|frame)-src [^;"]*/g, (directive) => `${directive} ${LOOPBACK}`);
  if (widened === text) throw new Error('firebase.json: expected a content security policy with connect-src');
  return widened;
}
