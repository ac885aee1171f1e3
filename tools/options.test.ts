import { describe, expect, it } from 'vitest';
import { readArguments, type Options, type Script } from './options.ts';

const SCRIPT = {
  call: 'npm run bench:x',
  does: 'Measures x.',
  options: {
    rounds: { kind: 'count', what: 'of each comparison', usual: 5 },
    keep: { kind: 'switch', what: 'keeps what was made' },
    'test-name': { kind: 'text', what: 'only those', value: 'NAME', short: 't' },
  },
} as const satisfies Script<Options>;

describe('the arguments of a script', () => {
  it('have given or default values', () => {
    expect(readArguments(SCRIPT, [])).toEqual({
      kind: 'run',
      options: { rounds: 5, keep: false, 'test-name': undefined },
      rest: [],
    });
    expect(readArguments(SCRIPT, ['--rounds', '3', '--keep', '-t', 'a name'])).toMatchObject({
      options: { rounds: 3, keep: true, 'test-name': 'a name' },
    });
    expect(readArguments({ ...SCRIPT, takes: 'FILE' }, ['a.test.ts', '--keep'])).toMatchObject({ rest: ['a.test.ts'] });
  });

  it('answer --help with every option', () => {
    expect(readArguments(SCRIPT, ['--keep', '--help'])).toEqual({
      kind: 'help',
      text: `npm run bench:x -- [options]

Measures x.

  --rounds N            of each comparison (5)
  --keep                keeps what was made
  -t, --test-name NAME  only those
  --help                says this`,
    });
    const bare = { call: 'npm run seed', does: 'Fills the house.' };
    expect(readArguments(bare, ['-h'])).toEqual({
      kind: 'help',
      text: 'npm run seed\n\nFills the house.\n\n  --help  says this',
    });
  });

  it.each([
    [['--nonsense'], "Unknown option '--nonsense'"],
    [['--keep=yes'], "Option '--keep' does not take an argument"],
    [['--test-name'], "Option '-t, --test-name <value>' argument missing"],
    [['here'], "Unexpected argument 'here'"],
    [['--rounds', '0'], '--rounds: expected a whole number from 1, got 0'],
    [['--rounds', '1e3'], '--rounds: expected a whole number from 1, got 1e3'],
  ])('are refused in one sentence: %j', (args, problem) => {
    const sentence = `${problem}: npm run bench:x -- --help says more.`;
    expect(readArguments(SCRIPT, args)).toEqual({ kind: 'wrong', sentence });
  });
});
