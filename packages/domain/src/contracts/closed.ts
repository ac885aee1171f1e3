import { z } from 'zod';
import type { Closed } from '../house/opening.ts';

/** Why the house takes no orders, on the wire. */
export interface ClosedDto extends Omit<Closed, 'opensAtMs'> {
  readonly opensAt: string | null;
}

export const closedAnswer: z.ZodType<ClosedDto> = z.strictObject({
  reason: z.enum(['hours', 'exception', 'paused']),
  opensAt: z.iso.datetime().nullable().describe('null: not known'),
  message: z.string().nullable().describe('what the house says of it'),
  timeZone: z.string().describe('of the house, an IANA name'),
  sentence: z.string().describe('what a guest reads'),
});

export function toClosedDto({ opensAtMs, ...closed }: Closed): ClosedDto {
  return { ...closed, opensAt: opensAtMs === null ? null : new Date(opensAtMs).toISOString() };
}
