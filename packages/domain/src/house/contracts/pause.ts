import { MAX_PAUSE_MINUTES } from '../../limits/minutes.ts';
import { z } from 'zod';
import { SERVICES } from '../hours.ts';
import type { Pause } from '../opening-hours.ts';
import { LIMITS } from '../../limits/field-limits.ts';
import type { Parsed } from '../../result.ts';
import { describe, line } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';

const EXPECTED = `expected minutes from 1 to ${MAX_PAUSE_MINUTES}, 0 to end the pause, or null for one without an end`;

/** POST /house/pause. */
export const pauseHouseSchema = z.strictObject({
  minutes: z
    .int({ error: (issue) => `${EXPECTED}, got ${describe(issue.input)}` })
    .min(0, EXPECTED)
    .max(MAX_PAUSE_MINUTES, EXPECTED)
    .nullable()
    .describe('from now on; 0 ends the pause, null is until somebody ends it'),
  message: line(LIMITS.reason).nullable().exactOptional().describe('for guests'),
});
export type PauseHouseRequest = z.infer<typeof pauseHouseSchema>;

export function parsePauseHouseRequest(body: unknown): Parsed<PauseHouseRequest> {
  return parseWith(pauseHouseSchema, body);
}

/** The pause on the wire. */
export interface PauseDto {
  readonly pause: { readonly until: string | null; readonly message: string | null } | null;
}

export const pauseAnswer: z.ZodType<PauseDto> = z.strictObject({
  pause: z
    .strictObject({
      until: z.iso.datetime().nullable().describe('null: until somebody ends it'),
      message: z.string().nullable(),
    })
    .nullable()
    .describe('null while the house takes orders in its hours'),
});

export function toPauseDto(pause: Pause | null): PauseDto {
  if (!pause) return { pause };
  const { untilMs, message } = pause;
  return { pause: { until: untilMs === null ? null : new Date(untilMs).toISOString(), message } };
}

/** The pause that a request asks for, from a moment on; null for none. */
export function pauseOf({ minutes, message = null }: PauseHouseRequest, nowMs: number): Pause | null {
  if (minutes === 0) return null;
  return { services: SERVICES, untilMs: minutes === null ? null : nowMs + minutes * 60_000, message };
}
