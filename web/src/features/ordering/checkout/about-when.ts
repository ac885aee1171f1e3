import type { HouseClock } from '../../../lib/clock.ts';
import * as texts from './texts.ts';

/** Nobody is told more exactly what is not accepted yet. */
const STEP_MS = 5 * 60_000;

/** About when an order would be ready that takes so long, in epoch milliseconds. @param nowMs by the server's clock */
export function aboutWhen(readyInMs: number, nowMs: number): number {
  return Math.ceil((nowMs + readyInMs) / STEP_MS) * STEP_MS;
}

/** As soon as possible, with the time where it is known. @param nowMs by the server's clock */
export function asSoonText(readyInMs: number | null, nowMs: number, clock: HouseClock): string {
  return readyInMs === null
    ? texts.asSoonAsPossible()
    : texts.asSoonAbout({ time: clock.time(aboutWhen(readyInMs, nowMs)) });
}

/** The longer answer has what the other leaves, and room for two lines: neither moves when its time comes. */
export const ANSWERS = { gridTemplateColumns: 'minmax(0, 1fr) minmax(88px, auto)', minHeight: 52 } as const;
