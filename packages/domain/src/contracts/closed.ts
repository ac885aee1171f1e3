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

/** Whether the house takes orders now: GET /house/now. */
export interface HouseNowDto {
  /** Null while it does. */
  readonly closed: ClosedDto | null;
}

export const houseNowAnswer: z.ZodType<HouseNowDto> = z.strictObject({
  closed: closedAnswer.nullable().describe('null while the house takes orders'),
});

export function toHouseNowDto(closed: Closed | null): HouseNowDto {
  return { closed: closed && toClosedDto(closed) };
}

export function toClosedDto({ opensAtMs, ...closed }: Closed): ClosedDto {
  return { ...closed, opensAt: opensAtMs === null ? null : new Date(opensAtMs).toISOString() };
}
