import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';

// What firebase.json says of Hosting depends on what was built: the build writes it. Everything else in that file is
// written by hand.

export interface HostedSite {
  /** Where the functions run, such as `us-central1`. */
  readonly region: string;
  /** Of each script that stands in a page, as a content security policy names it: `sha256-…`. */
  readonly scriptHashes: readonly string[];
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

const DEFAULT_REGION = 'us-central1';

/** Where the functions run: the rewrite of `/api` in firebase.json says it. */
export function regionOf(text: string): string {
  const { hosting } = JSON.parse(text) as FirebaseJson;
  for (const rewrite of hosting.rewrites ?? []) if ('function' in rewrite) return rewrite.function.region;
  return DEFAULT_REGION;
}

/** @param text of firebase.json @returns the same with the rewrites and headers of that site */
export async function withHosting(text: string, site: HostedSite): Promise<string> {
  const config = JSON.parse(text) as FirebaseJson;
  const hosting = { ...config.hosting, rewrites: rewritesOf(site), headers: headersOf(site) };
  const { code } = await format('firebase.json', JSON.stringify({ ...config, hosting }), { printWidth: 120 });
  return code;
}

/** Leaves a file alone that says the same already. */
export function writeWhereDifferent(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

function rewritesOf({ region }: HostedSite): readonly Rewrite[] {
  return [
    { source: '/api/**', function: { functionId: 'api', region } },
    { source: '/user/*', destination: '/food.html' },
    { source: '/dashboard{,/**}', destination: '/dashboard.html' },
    { source: '**', destination: '/app.html' },
  ];
}

function headersOf(site: HostedSite): readonly HeaderRule[] {
  return [
    {
      source: '**',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
        { key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
        { key: 'Content-Security-Policy', value: policyOf(site) },
      ],
    },
    cached('/assets/**', 'public, max-age=31536000, immutable'),
    cached('/img/**', 'public, max-age=86400'),
    cached('/', 'no-cache'),
    cached('/service-worker.js', 'no-cache'),
    cached('/@(inventory|chefs|about|review|login|signup|dashboard|user|foods|app){,/**}', 'no-cache'),
  ];
}

function cached(source: string, value: string): HeaderRule {
  return { source, headers: [{ key: 'Cache-Control', value }] };
}

function policyOf({ scriptHashes }: HostedSite): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), 'https://apis.google.com'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://*.googleapis.com', 'https://*.cloudfunctions.net'],
    'frame-src': ['https://*.firebaseapp.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
