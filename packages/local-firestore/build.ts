import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown, type ExternalOption, type Plugin } from 'rolldown';
import { PROTOCOL, PROTOCOL_PACKAGE } from './src/transports/wire/protocol.ts';

// `node build.ts` builds the command for firebase-tools; `--package` makes the folder that `npm pack` packs, with the
// library. In this repository the package's name stands for its sources.

const HERE = import.meta.dirname;
const IS_PACKAGE = process.argv.includes('--package');
const PACKAGE = path.join(HERE, 'dist/package');
const DIST = path.join(IS_PACKAGE ? PACKAGE : HERE, 'dist');
const PROTOCOL_FILE = path.join(HERE, 'src/transports/wire/protocol.ts');
const LIBRARY = { index: 'src/index.ts', rules: 'src/rules/ruleset.ts' };

// One file, with the npm packages that it needs: it starts faster and takes less memory than the sources do.
await bundle({ cli: 'src/cli.ts' }, /^node:/);
if (IS_PACKAGE) {
  await bundle(LIBRARY, /^[^./]/);
  declareTypes();
  for (const part of ['LICENSE', 'README.md', 'docs', 'java-shim'])
    cpSync(path.join(HERE, part), path.join(PACKAGE, part), { recursive: true });
  cpSync(path.join(PROTOCOL_PACKAGE, 'LICENSE'), path.join(DIST, 'LICENSE-google-cloud-firestore'));
  writeManifest();
}

/** Names what is built in place of the sources. */
function writeManifest(): void {
  const manifest = JSON.parse(readFileSync(path.join(HERE, 'package.json'), 'utf8')) as { exports: object };
  const library = {
    '.': { types: './dist/types/index.d.ts', default: './dist/index.js' },
    './rules': { types: './dist/types/rules/ruleset.d.ts', default: './dist/rules.js' },
  };
  const packed = { ...manifest, exports: { ...manifest.exports, ...library } };
  writeFileSync(path.join(PACKAGE, 'package.json'), JSON.stringify(packed, null, 2));
}

/** Writes the protocol's definitions into what is built: their package weighs a thousand times as much. */
function withProtocol(): Plugin {
  const text = JSON.stringify(JSON.stringify(PROTOCOL));
  return {
    name: 'protocol',
    load: (id) => (id === PROTOCOL_FILE ? `export const PROTOCOL = JSON.parse(${text});` : null),
  };
}

async function bundle(input: Readonly<Record<string, string>>, external: ExternalOption): Promise<void> {
  const build = await rolldown({
    input: { ...input },
    cwd: HERE,
    platform: 'node',
    external,
    plugins: [withProtocol()],
  });
  mkdirSync(DIST, { recursive: true });
  // Moved into place file by file, so that a server that starts meanwhile finds a whole file, old or new.
  const staging = mkdtempSync(path.join(DIST, '.staging-'));
  await build.write({ dir: staging, format: 'esm', chunkFileNames: '[name].js' });
  await build.close();
  for (const file of readdirSync(staging)) renameSync(path.join(staging, file), path.join(DIST, file));
  rmSync(staging, { recursive: true });
}

/** Writes the declarations that the library's entry points reach, and no others. */
function declareTypes(): void {
  const emitted = mkdtempSync(path.join(tmpdir(), 'local-firestore-types-'));
  try {
    const entries = Object.values(LIBRARY);
    emitDeclarations(entries, emitted);
    rmSync(path.join(DIST, 'types'), { recursive: true, force: true });
    const seen = new Set<string>();
    for (const entry of entries) copyDeclaration(path.relative('src', entry).replace(/\.ts$/, '.d.ts'), emitted, seen);
  } finally {
    rmSync(emitted, { recursive: true });
  }
}

function emitDeclarations(entries: readonly string[], outDir: string): void {
  const compiler = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const config = path.join(outDir, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: path.join(HERE, 'src'),
    typeRoots: [path.join(path.dirname(compiler), '../../@types')],
  };
  const files = entries.map((entry) => path.join(HERE, entry));
  writeFileSync(
    config,
    JSON.stringify({ extends: path.join(HERE, 'tsconfig.json'), compilerOptions, files, include: [] }),
  );
  const { status } = spawnSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the declarations could not be made: see above');
}

/** Copies a declaration and those that it names; consumers know them as `.js`. */
function copyDeclaration(file: string, from: string, seen: Set<string>): void {
  if (seen.has(file)) return;
  seen.add(file);
  const text = readFileSync(path.join(from, file), 'utf8');
  for (const [, specifier = ''] of text.matchAll(/['"](\.[^'"]*)\.ts['"]/g)) {
    copyDeclaration(path.join(path.dirname(file), `${specifier}.d.ts`), from, seen);
  }
  const target = path.join(DIST, 'types', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text.replaceAll(/(['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
}
