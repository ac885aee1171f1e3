import { localMs } from '../time/local-time.ts';
import { timeWords } from '../time/time-words.ts';
import * as texts from './texts.ts';

// A house that has more to do than usual takes orders, and promises them for later. Like a pause it ends by itself
// (docs/decisions/055).

/** The minutes that everything takes longer, and until when. */
export interface Busy {
  readonly plusMinutes: number;
  /** Epoch milliseconds. */
  readonly untilMs: number;
}

/** How busy the house is at a moment; null while it is as usual. Nothing has to end it. */
export function busyAt(busy: Busy | null, atMs: number): Busy | null {
  return busy !== null && atMs < busy.untilMs ? busy : null;
}

const DAY_MS = 24 * 60 * 60_000;

/** What a guest reads: `Busy: about 20 minutes longer until 20:15.` An end after midnight by the house's clock is left out. */
export function busySentence({ plusMinutes, untilMs }: Busy, nowMs: number, timeZone: string): string {
  const [end, now] = [untilMs, nowMs].map((ms) => Math.floor(localMs(ms, timeZone) / DAY_MS));
  return end === now
    ? texts.busyUntil({ minutes: plusMinutes, at: timeWords(untilMs, nowMs, timeZone) })
    : texts.busy({ minutes: plusMinutes });
}
