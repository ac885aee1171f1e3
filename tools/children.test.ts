import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { stillRunning } from './process-tree.ts';

// A stand-in for `npm start` and its children: one that ends on a signal, one that does not, each with a child in a
// process group of its own, as the local Firestore under firebase-tools.

const LEAF = 'setInterval(() => undefined, 1000)';
const GRANDCHILD = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(LEAF)}], { detached: true });`;
const POLITE = `${GRANDCHILD} console.log(process.pid, pid); ${LEAF}`;
const STUBBORN = `process.on('SIGINT', () => undefined); ${POLITE}`;
const START = `
  import { createChildren } from './tools/children.ts';
  const children = createChildren(500);
  process.on('SIGTERM', async () => { await children.stop(500); process.exit(0); }); // before a child can say that it runs
  for (const script of ${JSON.stringify([POLITE, STUBBORN])})
    children.start(process.execPath, ['-e', script], { stdio: ['ignore', 'inherit', 'inherit'] });
`;

let started: ChildProcess | null = null;
let pids: readonly number[] = [];

afterEach(() => {
  for (const pid of stillRunning([started?.pid ?? 0, ...pids])) process.kill(pid, 'SIGKILL');
});

async function startHouse(): Promise<ChildProcess> {
  const house = spawn(process.execPath, ['--input-type=module', '-e', START], { stdio: ['ignore', 'pipe', 'inherit'] });
  started = house;
  pids = [];
  for await (const line of createInterface({ input: house.stdout })) {
    pids = [...pids, ...line.split(' ').map(Number)];
    if (pids.length === 4) break;
  }
  expect(stillRunning(pids)).toHaveLength(4);
  return house;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('exit', resolve);
  });
}

describe('the children of a start', () => {
  it('end, with their own children, when the start ends in order', async () => {
    const house = await startHouse();
    const code = ended(house);
    house.kill('SIGTERM');
    expect(await code).toBe(0);
    expect(stillRunning(pids)).toEqual([]);
  });

  it('end too when the start is killed', async () => {
    const house = await startHouse();
    house.kill('SIGKILL');
    await expect.poll(() => stillRunning(pids), { timeout: 9000 }).toEqual([]);
  });
});
