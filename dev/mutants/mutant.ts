/** One small change of one file that the tests should catch. Offsets count UTF-16 units from 0. */
export interface Mutant {
  /** Relative to the repository. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The change, such as `drop the left side of &&`. */
  readonly what: string;
}

export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** `firestore.rules:17 drop the left side of &&: request.auth.token… → …` */
export function describeMutant(source: string, mutant: Mutant): string {
  const line = source.slice(0, mutant.start).split('\n').length;
  const before = shorten(source.slice(mutant.start, mutant.end));
  return `${mutant.file}:${line} ${mutant.what}: ${before} → ${shorten(mutant.replacement)}`;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? 'nothing' : line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}

/** Operators that TypeScript and the rules language share, and their mutants. */
export const FLIPPED_IN_BOTH = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
} as const;
