// Rules evaluations per second for a rules file: reads of one order by its customer, a stranger and a chef, each with the
// document accesses that the rules make. Prints one number. Argument: the rules file.
import { readFileSync } from 'node:fs';
import { authorizeDocument, MULTI_DOCUMENT_ACCESSES } from '../src/rules/authorize.ts';
import { AccessBudget, resourceValue } from '../src/rules/document-access.ts';
import { compileRules } from '../src/rules/ruleset.ts';
import type { MapFields, Value } from '../src/model/value.ts';

const COUNT = 100_000;
const text = (value: string): Value => ({ kind: 'string', value });
const { ruleset } = compileRules(readFileSync(process.argv[2] ?? '', 'utf8'), 'firestore.rules');
if (!ruleset) throw new Error('the rules do not compile');
const records: Record<string, MapFields> = { 'users/chef': new Map([['role', text('chef')]]) };
const order: MapFields = new Map([
  ['userId', text('ann')],
  ['status', text('approved')],
  ['foodName', text('Pho')],
]);
const callers = [
  { uid: 'ann', token: { role: 'user' } },
  { uid: 'bob', token: { role: 'user' } },
  { uid: 'chef', token: { role: 'chef' } },
];
const before = resourceValue('(default)', ['orders', 'a'], order);

function run(count: number): number {
  let allowed = 0;
  for (let index = 0; index < count; index += 1) {
    const decision = authorizeDocument({
      ruleset: ruleset as NonNullable<typeof ruleset>,
      database: '(default)',
      auth: callers[index % callers.length] as (typeof callers)[number],
      time: { seconds: 0, nanos: 0 },
      reader: { read: (path) => ({ fields: records[path.join('/')] ?? new Map() }) },
      budget: new AccessBudget(MULTI_DOCUMENT_ACCESSES),
      method: 'get',
      path: ['orders', 'a'],
      before,
      after: null,
    });
    allowed += Number(decision.allowed);
  }
  return allowed;
}

run(10_000);
const startMs = performance.now();
const allowed = run(COUNT);
const seconds = (performance.now() - startMs) / 1000;
// Two of three callers may read: anything else means that something else was measured.
if (Math.abs(allowed - (COUNT * 2) / 3) > 2) throw new Error(`expected two thirds allowed, got ${allowed} of ${COUNT}`);
console.log(Math.round(COUNT / seconds));
