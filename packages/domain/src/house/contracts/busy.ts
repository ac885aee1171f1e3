import { BUSY_MINUTES, MAX_PAUSE_MINUTES } from '../../limits/minutes.ts';
import { z } from 'zod';
import { type Busy } from '../busy.ts';
import type { Parsed } from '../../result.ts';
import { minutesField } from '../../contracts/fields.ts';
import { parseWith } from '../../contracts/parse.ts';

/** POST /house/busy. */
export const busyHouseSchema = z
  .strictObject({
    minutes: minutesField({ least: 0, most: MAX_PAUSE_MINUTES }).describe('for how long from now on; 0 ends it'),
    plusMinutes: minutesField(BUSY_MINUTES)
      .exactOptional()
      .describe('by how much everything takes longer; only an end leaves it out'),
  })
  .refine(({ minutes, plusMinutes }) => minutes === 0 || plusMinutes !== undefined, {
    path: ['plusMinutes'],
    error: `expected minutes from ${BUSY_MINUTES.least} to ${BUSY_MINUTES.most}, got nothing`,
  });
export type BusyHouseRequest = z.infer<typeof busyHouseSchema>;

export function parseBusyHouseRequest(body: unknown): Parsed<BusyHouseRequest> {
  return parseWith(busyHouseSchema, body);
}

/** How busy the house is, on the wire. */
export interface BusyDto {
  readonly busy: { readonly plusMinutes: number; readonly until: string } | null;
}

export const busyAnswer: z.ZodType<BusyDto> = z.strictObject({
  busy: z
    .strictObject({ plusMinutes: z.int(), until: z.iso.datetime() })
    .nullable()
    .describe('null while the house is as usual'),
});

export function toBusyDto(busy: Busy | null): BusyDto {
  return { busy: busy && { plusMinutes: busy.plusMinutes, until: new Date(busy.untilMs).toISOString() } };
}

/** How busy a request makes the house, from a moment on; null for as usual. */
export function busyOf({ minutes, plusMinutes }: BusyHouseRequest, nowMs: number): Busy | null {
  return minutes === 0 || plusMinutes === undefined ? null : { plusMinutes, untilMs: nowMs + minutes * 60_000 };
}
