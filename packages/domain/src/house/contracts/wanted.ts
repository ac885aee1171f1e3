import { LATER_DAYS, LATER_MINUTES } from '../../limits/minutes.ts';
import { z } from 'zod';
import { QUARTER_MS } from '../quarter.ts';
import { type Later, type WantedProblem } from '../wanted.ts';
import { describe, instantField } from '../../contracts/fields.ts';

const EXAMPLE = '2026-11-23T18:15:00.000Z';

/** For when an order is wanted. */
export const wantedField: z.ZodType<string, string> = instantField(EXAMPLE)
  .refine((time) => Date.parse(time) % QUARTER_MS === 0, `expected a quarter of an hour such as ${EXAMPLE}`)
  .describe('for when it is wanted; left out: as soon as possible');

function whole({ least, most }: { readonly least: number; readonly most: number }): z.ZodType<number, number> {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z
    .int({ error: (issue) => `${expected}, got ${describe(issue.input)}` })
    .min(least, expected)
    .max(most, expected);
}

export const laterField: z.ZodType<Later, Later> = z.strictObject({
  minMinutes: whole(LATER_MINUTES).describe('how long before its time an order comes at the latest'),
  maxDays: whole(LATER_DAYS).describe('on how many business days after today'),
});

/** Why nothing can be ordered for a time, on the wire. */
export interface WantedProblemDto extends Omit<WantedProblem, 'freeAtMs'> {
  readonly free: readonly string[];
}

export const wantedProblemAnswer: z.ZodType<WantedProblemDto> = z.strictObject({
  why: z.enum(['not-offered', 'past', 'too-soon', 'too-late', 'closed']),
  sentence: z.string().describe('what a guest reads'),
  free: z.array(z.iso.datetime()).describe('the next times that are free, three at most'),
});

export function toWantedProblemDto({ freeAtMs, ...problem }: WantedProblem): WantedProblemDto {
  return { ...problem, free: freeAtMs.map((atMs) => new Date(atMs).toISOString()) };
}
