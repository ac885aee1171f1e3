import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAsGoogle, HOUSE, published, TOKEN, WELL } from './testing/google-stand-in.ts';

// The commands of an operator as processes, with credentials as `gcloud auth application-default login` leaves them:
// those of a person, and without a quota project.

let server: Server;
let folder = '';
const asked: { readonly host: string; readonly credentials: string | null }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'operator-'));
  const credentials = { type: 'authorized_user', client_id: 'id', client_secret: 'secret', refresh_token: 'token' };
  writeFileSync(path.join(folder, 'credentials.json'), JSON.stringify(credentials));
  const indexes = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as object;
  const answers = { ...WELL, ...published(readFileSync('firestore.rules', 'utf8'), indexes) };
  server = createServer((request, response) => {
    const url = String(request.headers['x-stand-in-url']);
    const headers = new Headers(request.headers as Record<string, string>);
    asked.push({ host: new URL(url).hostname, credentials: headers.get('authorization') });
    const reply = answerAsGoogle(answers, { url, method: request.method ?? 'GET', headers });
    request.resume();
    response.writeHead(reply.status, { ...Object.fromEntries(reply.headers), 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  server.close();
});

async function run(...args: readonly string[]): Promise<{ code: number | null; said: readonly string[] }> {
  const { FIRESTORE_EMULATOR_HOST: _f, FIREBASE_AUTH_EMULATOR_HOST: _a, ...environment } = process.env;
  const child = spawn(process.execPath, ['--import', path.resolve('tools/doctor/testing/redirect.ts'), ...args], {
    env: {
      ...environment,
      GOOGLE_APPLICATION_CREDENTIALS: path.join(folder, 'credentials.json'),
      STAND_IN_PORT: String((server.address() as AddressInfo).port),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { code, said: said.trim().split('\n') };
}

describe('an operator with credentials of gcloud', () => {
  it('examines a whole project, and shows them to Google alone', async () => {
    const { code, said } = await run('tools/doctor.ts', '--project', HOUSE.projectId);
    expect(said.filter((line) => !line.startsWith('ok '))).toEqual(['Nothing is missing.']);
    expect([code, said.length > 20]).toEqual([0, true]);
    const others = asked.filter(({ host }) => !host.endsWith('.googleapis.com'));
    expect(others.length).toBeGreaterThan(3);
    expect(others.filter(({ credentials }) => credentials !== null)).toEqual([]);
    expect(asked.some(({ credentials }) => credentials === `Bearer ${TOKEN}`)).toBe(true);
  });

  it('reaches the accounts of a project', async () => {
    expect(await run('tools/grant-admin.ts', 'ann@example.com', '--project', HOUSE.projectId)).toEqual({
      code: 1,
      said: [`foodhouse: ann@example.com has no account in house: sign up on the site first, then run this again.`],
    });
  });
});
