import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { BUILD_TARGET } from '../src/oldest-browsers.ts';
import { SERVER } from './folders.ts';
import type { SiteLanguage } from './languages.ts';
import { textByText } from './text-modules.ts';

export const WEB = path.join(import.meta.dirname, '..');

/** Bundles one entry as one script. @param define values of the global names in the code @returns its code */
export async function buildAlone(
  entry: string,
  { code, base }: SiteLanguage,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    plugins: [textByText(code)],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_BASE': JSON.stringify(base),
      'import.meta.env.VITE_HOUSE': JSON.stringify(process.env['VITE_HOUSE'] ?? ''),
      'import.meta.env.VITE_SIGN': JSON.stringify(process.env['VITE_SIGN'] ?? ''),
      'import.meta.env.VITE_HOME': JSON.stringify(process.env['VITE_HOME'] ?? ''),
      ...define,
    },
    build: {
      target: BUILD_TARGET,
      outDir: SERVER,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'alone.js' } },
    },
  });
  return readFile(path.join(SERVER, 'alone.js'), 'utf8');
}
