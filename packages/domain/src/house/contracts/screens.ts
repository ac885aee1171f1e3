import { z } from 'zod';
import { SCREEN_PAGES, type Heartbeat, type OrderAlert } from '../listening.ts';
import type { Parsed } from '../../result.ts';
import { describe, instantField } from '../../contracts/fields.ts';
import { isoOrNull, type HeartbeatAnswer } from './heartbeats.ts';
import { parseWith } from '../../contracts/parse.ts';

const flag = z.boolean({ error: (issue) => `expected true or false, got ${describe(issue.input)}` });
const time = instantField('2026-01-02T18:52:00.000Z').nullable();

/** POST /screens/{id}. */
export const heartbeatSchema = z.strictObject({
  page: z.enum(SCREEN_PAGES, { error: (issue) => `expected orders or kitchen, got ${describe(issue.input)}` }),
  soundOk: flag.describe('whether it could ring: its sound is on, and the browser lets it play'),
  isVisible: flag,
  newest: time.describe('when the newest order came that it has; null without any'),
  acknowledged: time.describe('orders that came until then are acknowledged; null for none'),
});

export function parseHeartbeat(body: unknown): Parsed<Heartbeat> {
  const parsed = parseWith(heartbeatSchema, body);
  if (!parsed.ok) return parsed;
  const { newest, acknowledged, ...beat } = parsed.value;
  return { ok: true, value: { ...beat, newestMs: toMs(newest), acknowledgedMs: toMs(acknowledged) } };
}

export const heartbeatAnswer: z.ZodType<HeartbeatAnswer> = z.strictObject({ listens: z.boolean() });

/** An alert on the wire. */
export interface AlertDto {
  readonly orderId: string;
  readonly acknowledgedAt: string | null;
  readonly endedAt: string | null;
}

export const alertAnswer: z.ZodType<AlertDto> = z.strictObject({
  orderId: z.string(),
  acknowledgedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable().describe('when the order no longer waited'),
});

export function toAlertDto({ orderId, acknowledgedAtMs, endedAtMs }: OrderAlert): AlertDto {
  return { orderId, acknowledgedAt: isoOrNull(acknowledgedAtMs), endedAt: isoOrNull(endedAtMs) };
}

function toMs(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}
