import { SITEMAP_CACHED } from '@foodhouse/domain';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { ORDER_BUTTON } from '../src/paths.ts';

// The hosting part of firebase.json depends on the build and on the project, so the build writes it. The rest of the
// file is written by hand.

/** A project, as far as its site needs it. */
export interface HostedProject {
  readonly id: string;
  /** The domain of Firebase Auth's page for sign-ins with Google: `my-house.firebaseapp.com`. */
  readonly authDomain: string;
  /** The region of the functions, such as `us-central1`. */
  readonly region: string;
  /** Whether the site uses App Check, which needs reCAPTCHA Enterprise. */
  readonly usesAppCheck: boolean;
}

export interface HostedSite {
  readonly project: HostedProject;
  /** Hashes of the inline scripts for the content security policy: `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /**
   * The file for each address without a file of its own name, such as `/user/*`: `/food.html`. Other unknown addresses
   * are 404.
   */
  readonly pages: Readonly<Record<string, string>>;
  /** Addresses of before this language came to the root, with those to which they lead. */
  readonly moved?: Readonly<Record<string, string>>;
  /** The built files that browsers may cache: see `withBuiltFiles`. */
  readonly files: readonly string[];
}

interface Header {
  readonly key: string;
  readonly value: string;
}

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly Header[];
}

type Rewrite = { readonly source: string } & (
  | { readonly destination: string }
  | { readonly function: { readonly functionId: string; readonly region: string } }
);

interface FirebaseJson {
  readonly hosting: { readonly rewrites?: readonly Rewrite[]; readonly headers?: readonly HeaderRule[] };
}

/** The emulators' project, whose configuration is firebase.json. */
export const DEMO_PROJECT = 'demo-foodhouse';
const DEFAULT_REGION = 'us-central1';
const POLICY = 'Content-Security-Policy';

/**
 * @param webConfig the project's web app configuration as JSON; the demo project's when left out
 * @param appCheckKey the site key of reCAPTCHA Enterprise; without one the site does not use App Check
 */
export function hostedProject(webConfig: string | undefined, region: string, appCheckKey?: string): HostedProject {
  const { projectId, authDomain } = JSON.parse(webConfig ?? `{"projectId":"${DEMO_PROJECT}"}`) as {
    readonly projectId?: string;
    readonly authDomain?: string;
  };
  if (projectId === undefined) throw new Error('VITE_FIREBASE_CONFIG: expected a projectId');
  return {
    id: projectId,
    authDomain: authDomain ?? `${projectId}.firebaseapp.com`,
    region,
    usesAppCheck: appCheckKey !== undefined,
  };
}

/** The name of a project's own configuration file, beside firebase.json. */
export function configFileOf(projectId: string): string {
  return projectId === DEMO_PROJECT ? 'firebase.json' : `firebase.${projectId}.json`;
}

/** The functions' region, from the rewrite of `/api`. */
export function regionOf(text: string): string {
  const { hosting } = JSON.parse(text) as FirebaseJson;
  for (const rewrite of hosting.rewrites ?? []) if ('function' in rewrite) return rewrite.function.region;
  return DEFAULT_REGION;
}

/** @param text of a configuration @returns its content security policy; empty when it has none */
export function policyIn(text: string): string {
  const { hosting } = JSON.parse(text) as FirebaseJson;
  const headers = (hosting.headers ?? []).flatMap((rule) => rule.headers);
  return headers.find(({ key }) => key === POLICY)?.value ?? '';
}

/** @returns the addresses of the files that a build wrote to /assets and /img */
export function builtFiles(dist: string): readonly string[] {
  return ['assets', 'img'].flatMap((folder) =>
    readdirSync(path.join(dist, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
      .toSorted(),
  );
}

/**
 * Lets browsers cache those files: /assets for a year, since its names change with their content, pictures for a day.
 * Each file is named: a rule for a folder would also apply to the 404 of a missing file, such as one of an earlier
 * build, and browsers would cache that for a year. These rules are not committed, because the names change with each
 * build.
 * @param text of a configuration
 */
function withBuiltFiles(text: string, files: readonly string[]): string {
  const config = JSON.parse(text) as FirebaseJson;
  const headers = [...(config.hosting.headers ?? []), ...rulesOf(files)];
  return JSON.stringify({ ...config, hosting: { ...config.hosting, headers } });
}

/** @param text of firebase.json @returns the same with that site's rewrites and headers */
export async function withHosting(text: string, site: HostedSite): Promise<string> {
  const config = JSON.parse(text) as FirebaseJson;
  const hosting = { ...config.hosting, ...redirectsOf(site), rewrites: rewritesOf(site), headers: headersOf(site) };
  // The predeploy step passes the name of its configuration file.
  const named = JSON.stringify({ ...config, hosting }).replaceAll('firebase.json', configFileOf(site.project.id));
  const { code } = await format('firebase.json', withBuiltFiles(named, site.files), { printWidth: 120 });
  return code;
}

/** Leaves an unchanged file alone. */
export function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function rewritesOf({ project, pages }: HostedSite): readonly Rewrite[] {
  return [
    ...['/api/**', '/sitemap.xml'].map((source) => ({
      source,
      function: { functionId: 'api', region: project.region },
    })),
    ...Object.entries(pages).map(([source, destination]) => ({ source, destination })),
  ];
}

function redirectsOf({ moved = {} }: HostedSite): { readonly redirects?: readonly object[] } {
  const redirects = Object.entries(moved).map(([source, destination]) => ({ source, destination, type: 302 }));
  return redirects.length === 0 ? {} : { redirects };
}

function headersOf(site: HostedSite): readonly HeaderRule[] {
  return [
    {
      source: '**',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
        // Only this host: a house's own domain may have others that have no certificate, such as its till.
        { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
        { key: POLICY, value: policyOf(site) },
      ],
    },
    // Old links have a key in their address, which is for nobody else.
    ...['/track/**', '/*/track/**'].map((source) => ({
      source,
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    })),
    // The worker of a language is that of the whole site.
    { source: '/*/service-worker.js', headers: [{ key: 'Service-Worker-Allowed', value: '/' }] },
    // Functions set this header themselves, and what it says of the sitemap would be lost.
    cached('!/api/**', 'no-cache'),
    cached('/sitemap.xml', SITEMAP_CACHED),
    // For pages of other sites, also for those that isolate themselves. A house that changes it is followed within the hour.
    {
      source: ORDER_BUTTON,
      headers: [
        { key: 'Access-Control-Allow-Origin', value: '*' },
        { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
        { key: 'Cache-Control', value: 'public, max-age=3600' },
      ],
    },
  ];
}

/** No rule is longer than a thousand characters: how long one may be, only a real Hosting shows. */
const NAMES_OF_A_RULE = 24;

function rulesOf(files: readonly string[]): readonly HeaderRule[] {
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  return [...folders].flatMap((folder) => {
    const names = files.filter((file) => path.posix.dirname(file) === folder).map((file) => path.posix.basename(file));
    const value = folder.startsWith('/assets') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400';
    return inPartsOf(NAMES_OF_A_RULE, names).map((some) => cached(`${folder}/@(${some.join('|')})`, value));
  });
}

function inPartsOf<T>(size: number, all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
}

function cached(source: string, value: string): HeaderRule {
  return { source, headers: [{ key: 'Cache-Control', value }] };
}

/** The addresses that a page may request, and no other. A path that ends with `/` allows everything below it. */
function policyOf({ project: { id, authDomain, region, usesAppCheck }, scriptHashes }: HostedSite): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      // The script of Google's sign-in window, and the part of it that it loads.
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/',
      ...(usesAppCheck ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      // Live lists, and one-shot requests of the SDK, such as counts.
      'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
      `https://firestore.googleapis.com/v1/projects/${id}/`,
      'https://identitytoolkit.googleapis.com/v1/',
      'https://identitytoolkit.googleapis.com/v2/passwordPolicy',
      'https://securetoken.googleapis.com/v1/token',
      `https://${region}-${id}.cloudfunctions.net`,
      // App Check's exchange of a reCAPTCHA for a token, and reCAPTCHA itself.
      ...(usesAppCheck
        ? [`https://content-firebaseappcheck.googleapis.com/v1/projects/${id}/`, 'https://www.google.com/recaptcha/']
        : []),
    ],
    'frame-src': [
      "'self'",
      `https://${authDomain}/__/auth/`,
      ...(usesAppCheck ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'] : []),
    ],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
