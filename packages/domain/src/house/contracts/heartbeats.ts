import type { Heartbeat, ScreenPage } from '../listening.ts';

// Apart from the schemas: pages send heartbeats, and the server parses them.

/** The body of POST /screens/{id}. */
export interface HeartbeatDto {
  readonly page: ScreenPage;
  readonly soundOk: boolean;
  readonly isVisible: boolean;
  readonly newest: string | null;
  readonly acknowledged: string | null;
}

/** Whether the screen counts as one that listens. In a house that does not want to know none does. */
export interface HeartbeatAnswer {
  readonly listens: boolean;
}

export function toHeartbeatDto({ newestMs, acknowledgedMs, ...beat }: Heartbeat): HeartbeatDto {
  return { ...beat, newest: isoOrNull(newestMs), acknowledged: isoOrNull(acknowledgedMs) };
}

export function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
