import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWNER, rest } from '../rest-client.ts';
import { FirebaseTools } from './firebase-tools-process.ts';

// The real firebase-tools starts the built command through the `java` stand-in, in a folder of the test's own.

const READY_MS = 60_000;
const allow = (condition: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n    match /foods/{id} { allow get: if ${condition}; }\n  }\n}\n`;

let folder: string;
let port: number;
let tools: FirebaseTools;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-firestore-'));
  const [firestore, hub, logging, websocket] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  port = firestore;
  const emulators = {
    firestore: { port, websocketPort: websocket, host: '127.0.0.1' },
    hub: { port: hub },
    logging: { port: logging },
    ui: { enabled: false },
  };
  writeFileSync(
    path.join(folder, 'firebase.json'),
    JSON.stringify({ firestore: { rules: 'firestore.rules' }, emulators }),
  );
  writeFileSync(path.join(folder, 'firestore.rules'), allow('false'));
  tools = new FirebaseTools(folder, ['emulators:start', '--only', 'firestore', '--project', 'demo-tools']);
  await tools.until(/All emulators ready/);
}, READY_MS);

afterAll(async () => {
  await tools.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('firebase-tools', () => {
  const food = (): ReturnType<typeof rest> =>
    rest(`127.0.0.1:${port}`, 'GET', '/v1/projects/demo-tools/databases/(default)/documents/foods/pho');

  it('starts it with the rules of the project', async () => {
    const documents = 'projects/demo-tools/databases/(default)/documents';
    await rest(`127.0.0.1:${port}`, 'PATCH', `/v1/${documents}/foods/pho`, { fields: {} }, OWNER);
    expect((await food()).status).toBe(403);
  });

  it('brings changed rules into force, and keeps the old ones when the new ones do not compile', async () => {
    await rewriteRulesUntilSaid(allow('true'), /Rules updated/);
    expect((await food()).status).toBe(200);
    await rewriteRulesUntilSaid(
      'service cloud.firestore {\n  banana\n}\n',
      /firestore\.rules:2:3 - ERROR Unexpected 'banana'/,
    );
    expect((await food()).status).toBe(200);
  });

  it('stops it', async () => {
    expect(await tools.stop()).toBe(0);
    await expect(food()).rejects.toThrow('fetch failed');
  });
});

/** Its watcher starts some time after it is ready, so the file is written again until it was seen. */
async function rewriteRulesUntilSaid(rules: string, text: RegExp): Promise<void> {
  const write = (): void => {
    writeFileSync(path.join(folder, 'firestore.rules'), rules);
  };
  write();
  const timer = setInterval(write, 1000);
  await tools.until(text).finally(() => {
    clearInterval(timer);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => {
        resolve(free);
      });
    });
  });
}
