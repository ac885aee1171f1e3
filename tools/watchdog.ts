// Outlives the process that started it, however that one ends, and then ends what it had started. It is told on its standard
// input: `+123` is a process that runs, `-123` one that has ended. The end of the input is the end of whoever told it.
import { createInterface } from 'node:readline';
import { endTrees } from './process-tree.ts';

const patienceMs = Number(process.argv[2]);
const running = new Set<number>();
// A closed terminal and Ctrl-C concern the one who is watched.
for (const name of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(name, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) running.add(pid);
  else running.delete(pid);
}
if (running.size > 0) await endTrees([...running], patienceMs);
