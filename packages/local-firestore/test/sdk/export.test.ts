import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLocalFirestore } from '../../src/index.ts';
import { GrpcClient } from '../grpc-client.ts';
import { OWNER, rest } from '../rest-client.ts';
import { CLI, FIREBASE, toolsEnvironment } from './firebase-tools-process.ts';

const documents = 'projects/export/databases/(default)/documents';
const FIELDS = {
  array: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: { fields: { k: { nullValue: null } } } }] } },
  big: { integerValue: '9223372036854775807' },
  bytes: { bytesValue: 'AQI=' },
  double: { doubleValue: 'NaN' },
  geo: { geoPointValue: { latitude: 1.5, longitude: -2 } },
  reference: { referenceValue: `${documents}/foods/other` },
  text: { stringValue: 'café 😀' },
  time: { timestampValue: '2020-01-01T00:00:00.000001Z' },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-firestore-export-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes two documents, exports them, and ends. @returns the metadata file */
async function exportTwo(): Promise<string> {
  const server = await startLocalFirestore({ port: 0 });
  const address = `127.0.0.1:${server.port}`;
  const writes = ['foods/pho', 'foods/pho/sub/__id7__'].map((name) => ({
    update: { name: `${documents}/${name}`, fields: FIELDS },
  }));
  expect((await rest(address, 'POST', `/v1/${documents}:commit`, { writes }, OWNER)).status).toBe(200);
  const request = { database: 'projects/export/databases/(default)', export_directory: folder, export_name: 'house' };
  expect((await rest(address, 'POST', '/emulator/v1/projects/export:export', request)).status).toBe(200);
  await server.stop();
  return path.join(folder, 'house/house.overall_export_metadata');
}

describe('an export', () => {
  it('is what a new server begins with, in any project', async () => {
    const metadata = await exportTwo();
    const server = await startLocalFirestore({ port: 0, seedFromExport: metadata });
    const address = `127.0.0.1:${server.port}`;
    const read = (name: string): ReturnType<typeof rest> =>
      rest(address, 'GET', `/v1/projects/another/databases/(default)/documents/${name}`);
    expect((await read('foods/pho')).json).toMatchObject({ fields: FIELDS });
    expect((await read('foods/pho/sub/__id7__')).json).toMatchObject({ fields: FIELDS });
    await rest(address, 'DELETE', '/emulator/v1/projects/another/databases/(default)/documents');
    expect((await read('foods/pho')).status).toBe(404);
    await rest(address, 'POST', '/reset');
    expect((await read('foods/pho')).status).toBe(200);
    await server.stop();
  });

  it('is shown again to those who listen during a reset', async () => {
    const server = await startLocalFirestore({ port: 0, seedFromExport: await exportTwo() });
    const address = `127.0.0.1:${server.port}`;
    const grpc = new GrpcClient(address);
    const stream = grpc.stream('Listen');
    stream.on('error', () => {}); // it ends with the server
    const shown = (): Promise<unknown> =>
      new Promise((resolve) => {
        stream.on('data', (answer: { documentChange?: { document: { name: string; fields: unknown } } }) => {
          if (answer.documentChange) resolve(answer.documentChange.document);
        });
      });
    const first = shown();
    const query = { parent: documents, structuredQuery: { from: [{ collectionId: 'foods' }] } };
    stream.write({ database: 'projects/export/databases/(default)', addTarget: { targetId: 1, query } });
    expect(await first).toMatchObject({ fields: FIELDS });
    const again = shown();
    await rest(address, 'POST', '/reset');
    expect(await again).toMatchObject({ name: `${documents}/foods/pho`, fields: FIELDS });
    grpc.close();
    await server.stop();
  });

  it('is refused when it is broken, and left alone', async () => {
    const metadata = await exportTwo();
    const data = path.join(folder, 'house/documents.ndjson');
    const broken = readFileSync(data, 'utf8').replace('café', 'cafe');
    writeFileSync(data, broken);
    const run = spawnSync(process.execPath, [CLI, '--port', '0', '--seed_from_export', metadata], { encoding: 'utf8' });
    expect({ status: run.status, stderr: run.stderr }).toEqual({
      status: 1,
      stderr: `local-firestore: ${data}: Checksum doesn't validate.\n`,
    });
    expect(readFileSync(data, 'utf8')).toBe(broken);
    writeFileSync(metadata, '{');
    expect(
      spawnSync(process.execPath, [CLI, '--port', '0', '--seed_from_export', metadata], { encoding: 'utf8' }).stderr,
    ).toContain('Failed to parse overall export metadata file');
  });

  it.each([
    [{ database: 'nonsense', export_directory: '.', export_name: 'x' }, 400, 'INVALID_ARGUMENT'],
    [
      { database: 'projects/export/databases/(default)', export_directory: '/nowhere', export_name: 'x' },
      400,
      'FAILED_PRECONDITION',
    ],
    [
      { database: 'projects/export/databases/(default)', export_directory: '.', export_name: 'a/b' },
      400,
      'INVALID_ARGUMENT',
    ],
  ])('is refused for %j', async (request, code, status) => {
    const server = await startLocalFirestore({ port: 0 });
    const answer = await rest(`127.0.0.1:${server.port}`, 'POST', '/emulator/v1/projects/export:export', request);
    expect(answer).toMatchObject({ status: code, json: { error: { status } } });
    await server.stop();
  });

  it('survives from one firebase emulators:exec to the next', async () => {
    const port = 18_180;
    const emulators = {
      firestore: { port, websocketPort: 18_181, host: '127.0.0.1' },
      hub: { port: 18_182 },
      logging: { port: 18_183 },
      ui: { enabled: false },
    };
    writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }));
    mkdirSync(path.join(folder, 'scripts'));
    const url = `http://127.0.0.1:${port}/v1/projects/demo-exec/databases/(default)/documents/foods/pho`;
    writeFileSync(
      path.join(folder, 'scripts/write.mjs'),
      `await fetch('${url}', { method: 'PATCH', headers: { authorization: 'Bearer owner' }, body: '{"fields":{"n":{"integerValue":"7"}}}' });`,
    );
    writeFileSync(
      path.join(folder, 'scripts/read.mjs'),
      `console.log('read', JSON.stringify(await (await fetch('${url}')).json()));`,
    );
    expect(exec(['--export-on-exit', './data', 'node scripts/write.mjs']).status).toBe(0);
    const second = exec(['--import', './data', 'node scripts/read.mjs']);
    expect(second.stdout).toContain('"fields":{"n":{"integerValue":"7"}}');
  }, 90_000);
});

function exec(args: readonly string[]): { status: number | null; stdout: string } {
  const command = [FIREBASE, 'emulators:exec', '--only', 'firestore', '--project', 'demo-exec', ...args];
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', env: toolsEnvironment() });
}
