import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { request as forward, type RequestListener } from 'node:http';
import path from 'node:path';
import { rewritesOf } from '../../web/prerender/addresses.ts';
import { configFileOf, policyIn } from '../../web/prerender/hosting.ts';
import { ALL_PAGES } from '../../web/src/pages.ts';
import { PROJECT } from './google.ts';

const FOLDERS = path.resolve('web/.cache');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A script of the site that has a fault. */
export const FAILING = { address: '/assets/failing.js', code: 'export const fail = () => undefined.price;' } as const;

/** As `firebase apps:sdkconfig` prints it. */
export const WEB_CONFIG = {
  projectId: PROJECT,
  appId: '1:123456789012:web:0123456789abcdef',
  apiKey: 'a-key-of-the-web-app',
  authDomain: `${PROJECT}.firebaseapp.com`,
};

/** A build of the site, in a folder of its own: the other tests use the site of the emulators meanwhile. */
export interface BuiltSite {
  /**
   * Hosting, as far as a page depends on it: the built files, the rewrites, and the policy of this project, unwidened.
   * @param functions where `/api` leads
   */
  readonly hosting: (functions: string) => RequestListener;
}

/**
 * Builds the site for the project as `npm run deploy` does.
 * @param appCheckKey the site key of reCAPTCHA Enterprise; without one the site does not use App Check
 */
export async function buildSite(appCheckKey?: string): Promise<BuiltSite> {
  const folder = path.join(FOLDERS, appCheckKey === undefined ? 'production' : 'production-app-check');
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, ['prerender/build.ts'], {
    cwd: 'web',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production', // not the tests' own
      SITE_BUILD_FOLDER: folder,
      VITE_FIREBASE_CONFIG: JSON.stringify(WEB_CONFIG),
      ...(appCheckKey !== undefined && { VITE_APP_CHECK_KEY: appCheckKey }),
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the build of the site failed: its output above says where');
  const policy = policyIn(readFileSync(path.join(folder, configFileOf(PROJECT)), 'utf8'));
  return { hosting: (functions) => answerFrom(path.join(folder, 'dist'), policy, functions) };
}

function answerFrom(dist: string, policy: string, functions: string): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '', functions);
    if (pathname.startsWith('/api/')) {
      const headers = { ...request.headers, 'x-forwarded-host': request.headers.host };
      const passed = forward(`${functions}${request.url}`, { method: request.method, headers }, (answer) => {
        answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
      });
      request.pipe(passed);
      return;
    }
    if (pathname === FAILING.address) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(FAILING.code);
      return;
    }
    const file = fileOf(dist, pathname);
    response.setHeader('content-security-policy', policy);
    response.writeHead(file === '404.html' ? 404 : 200, { 'content-type': TYPES[path.extname(file)] ?? 'text/plain' });
    createReadStream(path.join(dist, file)).pipe(response);
  };
}

function fileOf(dist: string, pathname: string): string {
  const names = [pathname === '/' ? 'index.html' : pathname, `${pathname}.html`];
  const found = names.find((name) => path.extname(name) !== '' && existsSync(path.join(dist, name)));
  if (found !== undefined) return found;
  const rewrite = Object.entries(rewritesOf(ALL_PAGES)).find(([source]) =>
    new RegExp(`^${source.replaceAll('*', '[^/]+')}$`).test(pathname),
  );
  return rewrite?.[1] ?? '404.html';
}
