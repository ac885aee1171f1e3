import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './build-all.ts';

interface ManifestEntry {
  /** Of a group of modules, such as `auth`; asked for as `_auth`. */
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

export interface SizeLimit {
  readonly name: string;
  /** Entries of the build's manifest that a visit of the page loads, besides the entry itself. */
  readonly routes: readonly string[];
  readonly maxBytes: number;
  /** Packages that must not be in it, by a text that their code contains. */
  readonly without: readonly string[];
}

export interface Size extends SizeLimit {
  readonly bytes: number;
  readonly problems: readonly string[];
}

/** Texts of Firebase's own code. */
const FIRESTORE = 'WebChannelConnection';
const AUTH = 'identitytoolkit';

// Bytes do not depend on the machine, so these are hard limits (gzip -9 of the built files).
export const SIZE_LIMITS: readonly SizeLimit[] = [
  { name: 'home', routes: [], maxBytes: 140_000, without: [FIRESTORE, AUTH] },
  { name: 'inventory', routes: ['_menu'], maxBytes: 150_000, without: [FIRESTORE, AUTH] },
  {
    name: 'inventory, live',
    routes: ['_menu', 'src/features/foods/components/live-foods.tsx'],
    maxBytes: 260_000,
    without: [AUTH],
  },
  { name: 'food details', routes: ['_menu'], maxBytes: 150_000, without: [FIRESTORE, AUTH] },
  {
    name: 'food details, live',
    routes: ['_menu', 'src/features/foods/components/live-food.tsx'],
    maxBytes: 260_000,
    without: [AUTH],
  },
  { name: 'login', routes: ['src/routes/login.tsx'], maxBytes: 220_000, without: [FIRESTORE] },
  ...['dashboard-index', 'my-orders', 'order-list', 'kitchen', 'reviews'].map((page) => ({
    name: `dashboard, ${page}`,
    routes: ['_auth', 'src/routes/dashboard.tsx', `src/routes/${page}.tsx`],
    maxBytes: 300_000,
    without: [],
  })),
];

/** What a visitor waits for: a public page as HTML, with its styles and its first script. Bytes, gzipped. */
const FIRST_PAINT_LIMITS = [
  { name: 'a public page as HTML', pattern: /^(?!app|dashboard).*\.html$/, folder: '', maxBytes: 16_000 },
] as const;

/** The largest of each kind against its limit. Needs a built site. */
export function measureFirstPaint(): readonly Size[] {
  return FIRST_PAINT_LIMITS.map(({ name, pattern, folder, maxBytes }) => {
    const place = path.join(ROOT, 'web/dist', folder);
    const files = readdirSync(place).filter((file) => pattern.test(file));
    const bytes = Math.max(...files.map((file) => gzipSync(readFileSync(path.join(place, file)), { level: 9 }).length));
    const problems = files.length === 0 ? ['there is none'] : [];
    if (bytes > maxBytes) problems.push(`${bytes} bytes, more than ${maxBytes}`);
    return { name, routes: [], without: [], maxBytes, bytes, problems };
  });
}

/** The script bytes, gzipped, that each page needs; `problems` says which limit is broken. Needs a built site. */
export function measureSite(): readonly Size[] {
  const dist = path.join(ROOT, 'web/dist');
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'web/.build/manifest.json'), 'utf8')) as Manifest;
  return SIZE_LIMITS.map((limit) => {
    const files = [...closure(manifest, ['index.html', ...limit.routes])];
    const sources = files.map((file) => readFileSync(path.join(dist, file)));
    const bytes = sources.reduce((sum, source) => sum + gzipSync(source, { level: 9 }).length, 0);
    const problems = limit.without
      .filter((text) => sources.some((source) => source.includes(text)))
      .map((text) => `contains ${text}`);
    if (bytes > limit.maxBytes) problems.push(`${bytes} bytes, more than ${limit.maxBytes}`);
    return { ...limit, bytes, problems };
  });
}

function closure(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const queue = [...entries];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const entry =
      manifest[key] ?? Object.values(manifest).find(({ name, file }) => `_${name}` === key && file.endsWith('.js'));
    if (!entry) throw new Error(`the build has no ${key}`);
    if (files.has(entry.file)) continue;
    files.add(entry.file);
    queue.push(...(entry.imports ?? []));
  }
  return files;
}
