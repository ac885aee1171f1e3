import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OWNER, rest } from '../rest-client.ts';
import { FirebaseTools, ROOT } from './firebase-tools-process.ts';

// A real second-generation function in the functions emulator of firebase-tools, in a folder of the test's own.

const PORTS = {
  firestore: 18_280,
  functions: 18_281,
  hub: 18_282,
  logging: 18_283,
  eventarc: 18_284,
  tasks: 18_285,
  websocket: 18_286,
};
const FUNCTION = `
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
if (getApps().length === 0) initializeApp();
export const note = onDocumentWritten('orders/{orderId}', async ({ params, data }) => {
  const before = data.before.exists ? data.before.get('status') : null;
  const after = data.after.exists ? data.after.get('status') : null;
  await getFirestore().collection('notes').add({ order: params.orderId, change: before + ' to ' + after });
});
`;

let folder: string;
let tools: FirebaseTools;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-firestore-triggers-'));
  mkdirSync(path.join(folder, 'functions'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'functions/node_modules'));
  const manifest = {
    name: 'f',
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: { 'firebase-functions': '*', 'firebase-admin': '*' },
  };
  writeFileSync(path.join(folder, 'functions/package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'functions/index.js'), FUNCTION);
  const host = '127.0.0.1';
  const emulators = {
    firestore: { host, port: PORTS.firestore, websocketPort: PORTS.websocket },
    functions: { host, port: PORTS.functions },
    eventarc: { host, port: PORTS.eventarc },
    tasks: { host, port: PORTS.tasks },
    hub: { host, port: PORTS.hub },
    logging: { host, port: PORTS.logging },
    ui: { enabled: false },
  };
  writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ functions: { source: 'functions' }, emulators }));
  tools = new FirebaseTools(folder, ['emulators:start', '--only', 'firestore,functions', '--project', 'demo-triggers']);
  await tools.until(/All emulators ready/);
}, 90_000);

afterAll(async () => {
  await tools.stop();
  rmSync(folder, { recursive: true, force: true });
});

const documents = 'projects/demo-triggers/databases/(default)/documents';
const send = (method: string, name: string, body?: unknown): ReturnType<typeof rest> =>
  rest(`127.0.0.1:${PORTS.firestore}`, method, `/v1/${documents}/${name}`, body, OWNER);
const status = (value: string): unknown => ({ fields: { status: { stringValue: value } } });

async function notes(): Promise<readonly string[]> {
  const { json } = await send('GET', 'notes');
  const found = (json as { documents?: { fields: { change: { stringValue: string } } }[] }).documents ?? [];
  return found.map(({ fields }) => fields.change.stringValue).toSorted((a, b) => (a < b ? -1 : 1));
}

it('fires a function for every change of a document, and not for one that changes nothing', async () => {
  await send('PATCH', 'orders/a', status('pending'));
  await send('PATCH', 'orders/a', status('pending'));
  await send('PATCH', 'orders/a', status('approved'));
  await send('DELETE', 'orders/a');
  await expect.poll(notes, { timeout: 30_000 }).toEqual(['approved to null', 'null to pending', 'pending to approved']);
}, 60_000);
