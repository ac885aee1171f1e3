import { parseArgs, type ParseArgsConfig } from 'node:util';
import { fail } from './fail.ts';

/** One option of a script. A count is a whole number from 1. */
export type Option =
  | { readonly kind: 'switch'; readonly what: string }
  | { readonly kind: 'text'; readonly what: string; readonly value: string; readonly short?: string }
  | { readonly kind: 'count'; readonly what: string; readonly usual: number };

export type Options = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = O extends { readonly kind: 'switch' }
  ? boolean
  : O extends { readonly kind: 'count' }
    ? number
    : string | undefined;

export type Values<O extends Options> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

/** A script's name, purpose and options. */
export interface Script<O extends Options> {
  /** As people type it: `npm run seed`. */
  readonly call: string;
  /** Sentences for `--help`. */
  readonly does: string;
  readonly options?: O;
  /** The positional argument, such as `EMAIL`; left out when there is none. */
  readonly takes?: string;
}

export type Reading<O extends Options> =
  | { readonly kind: 'run'; readonly options: Values<O>; readonly rest: readonly string[] }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'wrong'; readonly sentence: string };

/** Parses the arguments of a script. Pure. */
export function readArguments<const O extends Options>(script: Script<O>, args: readonly string[]): Reading<O> {
  const known = Object.entries<Option>(script.options ?? {});
  const wrong = (problem: string): Reading<O> => ({
    kind: 'wrong',
    sentence: `${problem}: ${helpOf(script)} says more.`,
  });
  const config: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } };
  for (const [name, option] of known) {
    const short = option.kind === 'text' ? option.short : undefined;
    config[name] = { type: option.kind === 'switch' ? 'boolean' : 'string', ...(short !== undefined && { short }) };
  }
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: script.takes !== undefined,
      options: config,
    });
    if (values['help'] === true) return { kind: 'help', text: describe(script) };
    const read = known.map(([name, option]) => [name, valueOf(option, values[name])] as const);
    const bad = read.find(([, value]) => Number.isNaN(value));
    if (bad) return wrong(`--${bad[0]}: expected a whole number from 1, got ${String(values[bad[0]])}`);
    return { kind: 'run', options: Object.fromEntries(read) as Values<O>, rest: positionals };
  } catch (error) {
    // Node's own message: its first sentence names the option, the rest explains how to write one that begins with a
    // dash.
    return wrong((error instanceof Error ? error.message : String(error)).split('. ')[0] ?? '');
  }
}

/** Parses the options of this process. Prints `--help`, and exits with one sentence when they are wrong. */
export function startScript<const O extends Options>(
  script: Script<O>,
): { readonly options: Values<O>; readonly rest: readonly string[] } {
  const reading = readArguments(script, process.argv.slice(2));
  if (reading.kind === 'wrong') fail(reading.sentence);
  if (reading.kind === 'run') return reading;
  console.log(reading.text);
  process.exit(0);
}

/** @returns NaN for an invalid count */
function valueOf(option: Option, value: unknown): boolean | number | string | undefined {
  if (option.kind === 'switch') return value === true;
  const text = typeof value === 'string' ? value : undefined;
  if (option.kind === 'text') return text;
  if (text === undefined) return option.usual;
  return /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
}

function describe<O extends Options>({ call, does, options, takes }: Script<O>): string {
  const known = Object.entries<Option>(options ?? {});
  const lines = known.map(([name, option]) => {
    switch (option.kind) {
      case 'switch':
        return [`--${name}`, option.what] as const;
      case 'text':
        return [
          `${option.short === undefined ? '' : `-${option.short}, `}--${name} ${option.value}`,
          option.what,
        ] as const;
      case 'count':
        return [`--${name} N`, `${option.what} (${option.usual})`] as const;
    }
  });
  lines.push(['--help', 'says this']);
  const width = Math.max(...lines.map(([left]) => left.length));
  const usage = [call, ...(known.length + (takes?.length ?? 0) > 0 ? ['--'] : []), ...(takes ? [takes] : [])];
  return [
    usage.join(' ') + (known.length > 0 ? ' [options]' : ''),
    '',
    does,
    '',
    ...lines.map(([left, what]) => `  ${left.padEnd(width)}  ${what}`),
  ].join('\n');
}

function helpOf({ call }: Pick<Script<Options>, 'call'>): string {
  return `${call} -- --help`;
}
