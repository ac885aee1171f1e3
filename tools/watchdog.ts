// Outlives its parent, however that one ends, and then ends the parent's children. Its standard input names them:
// `+123` is a running process, `-123` one that has ended. The end of the input is the end of the parent.
import { createInterface } from 'node:readline';
import { endTrees } from './process-tree.ts';

const patienceMs = Number(process.argv[2]);
const running = new Set<number>();
// A closed terminal and Ctrl-C are for the parent.
for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(name, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
}
if (running.size > 0) await endTrees([...running], patienceMs);
