// npm run mutants: which mutants of the rules and of four use cases the tests catch. `-- --only WORD` limits it to
// files with that word in their path. Exits with 1 when fewer than 95 of 100 are caught.
import { availableParallelism } from 'node:os';
import { fail } from '../../tools/fail.ts';
import { startScript } from '../../tools/options.ts';
import { judge, mutantsOf, RULES_FILE, SERVICE_FILES, sourceOf, type Verdict } from './judge.ts';
import { describeMutant, type Mutant } from './mutant.ts';

const WANTED_SHARE = 0.95;
const WANTED_MUTANTS = 60;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const {
  options: { only = '' },
} = startScript({
  call: 'npm run mutants',
  does: 'Changes the rules and four use cases in small ways, and counts what their tests notice: 95 of 100 at least.',
  options: { only: { kind: 'text', value: 'WORD', what: 'the files with that word in their path' } },
});
const groups = [
  { name: 'the rules', files: [RULES_FILE] },
  { name: 'the use cases', files: SERVICE_FILES },
].map(({ name, files }) => ({ name, files: files.filter((file) => file.includes(only)) }));

let isGood = true;
for (const { name, files } of groups.filter((group) => group.files.length > 0)) {
  for (const file of files)
    // oxlint-disable-next-line no-await-in-loop -- a broken base says nothing of any mutant
    await requireSoundTests(file);
  const mutants = files.flatMap(mutantsOf);
  // oxlint-disable-next-line no-await-in-loop -- one group after the other
  const verdicts = await judgeAll(mutants);
  const survivors = mutants.filter((_mutant, index) => verdicts[index] === 'survived');
  const share = 1 - survivors.length / mutants.length;
  console.log(`${name}: ${mutants.length} mutants, ${(share * 100).toFixed(1)} % caught`);
  for (const mutant of survivors) console.log(`  survived ${describeMutant(sourceOf(mutant.file), mutant)}`);
  isGood &&= share >= WANTED_SHARE && (only !== '' || mutants.length >= WANTED_MUTANTS);
}
process.exit(isGood ? 0 : 1);

/** The tests must pass with the original file, and fail with an unreadable one: otherwise no verdict is valid. */
async function requireSoundTests(file: string): Promise<void> {
  if ((await judge(file, null)) !== 'survived') fail(`The tests of ${file} fail as it is: mend that first.`);
  const broken: Mutant = { file, start: 0, end: 0, replacement: 'throw new Error();', what: 'break the file' };
  if ((await judge(file, broken)) !== 'caught') fail(`The tests of ${file} do not see what is put in its place.`);
}

async function judgeAll(mutants: readonly Mutant[]): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  const queue = [...mutants.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, mutant] = next;
      // oxlint-disable-next-line no-await-in-loop -- each worker runs one after the other
      verdicts[index] = await judge(mutant.file, mutant);
      if (process.stderr.isTTY) process.stderr.write(`\r${mutants.length - queue.length} of ${mutants.length} `);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return verdicts;
}
