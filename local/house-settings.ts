import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { HOST, PORTS, PROJECT_ID } from './suite.ts';

// A house's settings are in functions/.env, and in functions/.env.ID for one project. firebase-tools gives them to the
// functions; whatever else depends on them reads them here.

type Settings = Readonly<Record<string, string | undefined>>;

const FOLDER = path.resolve(import.meta.dirname, '../functions');
const DEFAULT_REGION = 'us-central1';

/** @returns the settings of a project, as firebase-tools loads them: its own file has precedence */
export function settingsOf(projectId: string, folder = FOLDER): Settings {
  const files = ['.env', `.env.${projectId}`].map((name) => path.join(folder, name));
  return Object.assign(
    {},
    ...files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8'))),
  );
}

/** @returns the region of a project's functions, such as `europe-west1` */
export function regionOf(settings: Settings): string {
  return settings['FOODHOUSE_REGION'] ?? DEFAULT_REGION;
}

/**
 * @returns the settings of the functions on this machine. The environment may name another region: a house can be tried
 *   in the region of its project.
 */
export function suiteSettings(environment: Settings = process.env): Settings {
  const region = environment['FOODHOUSE_REGION'];
  return { ...settingsOf(PROJECT_ID), ...(region !== undefined && { FOODHOUSE_REGION: region }) };
}

/** The address of the functions on this machine, such as `http://127.0.0.1:5001/demo-foodhouse/us-central1`. */
export function suiteFunctionsAddress(): string {
  return `http://${HOST}:${PORTS.functions}/${PROJECT_ID}/${regionOf(suiteSettings())}`;
}

/** @returns the origins of a house's own domains, the site's first */
export function ownOriginsOf(settings: Settings): readonly string[] {
  const origins = (settings['SITE_ORIGINS'] ?? '').split(',').map((origin) => origin.trim());
  return origins.filter((origin) => origin !== '');
}

/** @returns the origin of a project's site: the first of its own domains, or its address on Hosting */
export function siteOriginOf(projectId: string, settings: Settings): string {
  return ownOriginsOf(settings)[0] ?? `https://${projectId}.web.app`;
}
