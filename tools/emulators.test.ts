import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { checkRules } from './emulators.ts';
import { isPortOpen } from '../local/ports.ts';
import { HOST, PORTS } from '../local/suite.ts';

// Obstacles to a start: one sentence and a non-zero exit code.

const busy: Server[] = [];

afterEach(() => {
  for (const server of busy.splice(0)) server.close();
});

function run(
  script: string,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...environment } });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once('exit', (code) => {
      resolve({ code, said });
    });
  });
}

async function occupy(port: number): Promise<void> {
  const server = createServer();
  busy.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
}

/** Skipped beside a running suite, which would be the only finding; npm test runs them without one. */
const isSuiteRunning = await isPortOpen(PORTS.start);

describe.skipIf(isSuiteRunning)('starting', () => {
  it('says which port is taken', async () => {
    await occupy(PORTS.hub);
    const { code, said } = await run('tools/start.ts');
    expect(code).toBe(1);
    expect(said).toMatch(
      new RegExp(
        `Port ${PORTS.hub} \\(hub\\) is taken by process ${process.pid}, .+: end it with kill ${process.pid}\\.`,
      ),
    );
    expect(said).not.toContain('Building');
  });

  it('is refused while another start is running, before anything is built', async () => {
    await occupy(PORTS.start);
    const { code, said } = await run('tools/start.ts');
    expect(code).toBe(1);
    expect(said).toContain(`Foodhouse is starting or running already. Port ${PORTS.start} (start) is taken by process`);
    expect(said).not.toContain('Building');
  });

  it('says what is broken in the kept state, and what to do', async () => {
    const { code, said } = await run('tools/start.ts', ['--keep'], { FOODHOUSE_KEEP_IN: 'tools/seed' });
    expect(code).toBe(1);
    expect(said).toMatch(
      /What was kept is broken: .*firebase-export-metadata\.json is missing\. Remove it to begin anew \(rm -r .*\), or start without --keep\./,
    );
    expect(said).not.toContain('Building');
  });

  it('refuses an unknown Firestore', async () => {
    expect(await run('tools/start.ts', [], { FIRESTORE: 'banana' })).toEqual({
      code: 1,
      said: 'foodhouse: FIRESTORE: expected local, official or external, got banana\n',
    });
  });

  it('says that an external Firestore is missing', async () => {
    const { code, said } = await run('tools/start.ts', [], { FIRESTORE: 'external' });
    expect(code).toBe(1);
    expect(said).toContain('nothing listens on 127.0.0.1:8080');
  });
});

it('says where rules do not compile', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foodhouse-rules-'));
  const file = path.join(folder, 'firestore.rules');
  writeFileSync(file, 'service cloud.firestore {\n  banana\n}\n');
  expect(() => {
    checkRules(file);
  }).toThrow("The rules do not compile: firestore.rules:2:3 Unexpected 'banana'.");
  rmSync(folder, { recursive: true });
  checkRules('firestore.rules');
});

it.skipIf(isSuiteRunning)('seeds only a running suite', async () => {
  const { code, said } = await run('tools/seed.ts');
  expect({ code, said }).toEqual({
    code: 1,
    said: expect.stringContaining('start the suite first, with npm run emulators'),
  });
});
