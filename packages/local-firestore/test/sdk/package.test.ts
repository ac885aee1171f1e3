import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The package as npm packs it, in a folder that knows nothing of this repository but its npm packages.

const PACKAGE = path.resolve(import.meta.dirname, '../..');
const MODULES = path.resolve(PACKAGE, '../../node_modules');
const OWN_MODULES = path.join(PACKAGE, 'node_modules');
const NAME = '@foodhouse/local-firestore';

let folder = '';
let packed: readonly string[] = [];
let dependencies: readonly string[] = [];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-firestore-package-'));
  run(process.execPath, ['build.ts', '--package'], PACKAGE);
  const answer = run('npm', ['pack', '--json', '--pack-destination', folder, './dist/package'], PACKAGE);
  // The build may print lines before the list.
  const [{ filename, files }] = JSON.parse(answer.slice(answer.search(/^\[/m))) as [
    { filename: string; files: { path: string }[] },
  ];
  packed = files.map((file) => file.path);
  const installed = path.join(folder, 'node_modules', NAME);
  mkdirSync(installed, { recursive: true });
  run('tar', ['-xzf', path.join(folder, filename), '--strip-components=1', '-C', installed], folder);
  const manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  dependencies = Object.keys(manifest.dependencies);
  for (const dependency of [...dependencies, '@types/node']) {
    const link = path.join(folder, 'node_modules', dependency);
    mkdirSync(path.dirname(link), { recursive: true });
    const own = path.join(OWN_MODULES, dependency);
    symlinkSync(existsSync(own) ? own : path.join(MODULES, dependency), link);
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(command: string, args: readonly string[], cwd = folder, env = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  expect(status, `${command} ${args.join(' ')}: ${stdout}${stderr}`).toBe(0);
  return `${stdout}${command.endsWith('java') ? stderr : ''}`;
}

describe('the installed package', () => {
  it('has what runs, its declarations and the java shim, and no sources', () => {
    expect(packed).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'README.md',
        'dist/cli.js',
        'dist/index.js',
        'dist/rules.js',
        'dist/types/index.d.ts',
        'dist/types/rules/ruleset.d.ts',
        'java-shim/java',
      ]),
    );
    expect(packed.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([]);
    expect(packed.filter((file) => /^(src|test|bench)\//.test(file))).toEqual([]);
  });

  it('holds the definitions of the protocol with their licence, and installs no client for them', () => {
    expect(dependencies).toEqual(['@grpc/grpc-js', 'long', 'protobufjs', 're2js']);
    expect(existsSync(path.join(folder, 'node_modules/@google-cloud'))).toBe(false);
    const licence = path.join(folder, 'node_modules', NAME, 'dist/LICENSE-google-cloud-firestore');
    expect(readFileSync(licence, 'utf8')).toContain('Apache License');
  });

  it('is imported by a plain program, which starts a server with rules', () => {
    writeFileSync(
      path.join(folder, 'start.js'),
      `import { startLocalFirestore } from '${NAME}';
       import { compileRules } from '${NAME}/rules';
       const source = "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents/c/open { allow read; } }";
       const server = await startLocalFirestore({ port: 0, rules: { source, fileName: 'my.rules' } });
       const root = 'http://127.0.0.1:' + server.port + '/v1/projects/p/databases/(default)/documents/c/';
       const answers = await Promise.all(['open', 'closed'].map((id) => fetch(root + id)));
       await server.stop();
       const issues = compileRules('nonsense', 'my.rules').issues.length;
       console.log(JSON.stringify({ statuses: answers.map(({ status }) => status), issues }));`,
    );
    expect(JSON.parse(run(process.execPath, ['start.js']))).toEqual({ statuses: [404, 403], issues: 1 });
  });

  it('tells a strict TypeScript program its types', () => {
    writeFileSync(
      path.join(folder, 'consumer.ts'),
      `import { startLocalFirestore, type LocalFirestore } from '${NAME}';
       import { compileRules } from '${NAME}/rules';
       const server: LocalFirestore = await startLocalFirestore({ port: 0, log: (line: string) => line });
       // @ts-expect-error -- a port is a number
       await startLocalFirestore({ port: '0' });
       export const issues: readonly { description: string }[] = compileRules('', 'x').issues;
       await server.stop();`,
    );
    const options = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2024',
      types: ['node'],
      skipLibCheck: false,
    };
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...options, lib: ['es2024'] }, files: ['consumer.ts'] }),
    );
    run(process.execPath, [path.join(MODULES, 'typescript/bin/tsc'), '-p', folder]);
  });

  it('runs a command that finds it in place of Java and the emulator', () => {
    const installed = path.join(folder, 'node_modules', NAME);
    const cli = path.join(installed, 'dist/cli.js');
    const tell = 'console.log(process.env.FIRESTORE_EMULATOR_BINARY_PATH); process.exitCode = 0';
    expect(run(process.execPath, [cli, 'exec', '--', process.execPath, '-e', tell]).trim()).toBe(cli);
    expect(run(process.execPath, [cli, 'exec', '--', 'java', '-jar', cli, '--help'])).toContain('--rules FILE');
    const { status, stderr } = spawnSync(process.execPath, [cli, 'exec', 'firebase'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('expected local-firestore exec')]);
  });

  it('stands in for java under firebase-tools', () => {
    const shim = path.join(folder, 'node_modules', NAME, 'java-shim/java');
    const env = { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env['PATH']}` };
    expect(run(shim, ['-Dfile.encoding=UTF-8', '-version'], folder, env)).toContain('version "21');
    const cli = path.join(folder, 'node_modules', NAME, 'dist/cli.js');
    expect(run(shim, ['-Duser.language=en', '-jar', cli, '--help'], folder, env)).toContain('--rules FILE');
  });
});
