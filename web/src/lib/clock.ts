import {
  clockWords,
  dateTimeWords,
  dateWords,
  dayWords,
  DEFAULT_HOUSE_DAY,
  sheetTime,
  timeWords,
  type HouseDay,
} from '@foodhouse/domain';
import { useSyncExternalStore } from 'react';
import { serverNowMs } from './server-clock.ts';
import { keepStored, readStored } from './stored.ts';
import * as texts from './texts.ts';

// The clock of the house, by which every time is written, whatever the zone of the browser. The pages learn it from the
// house's settings; the browser keeps it, so that the next page has it from its first words on.

/** Writes times as people read them. It is the same object while the settings are. */
export interface HouseClock extends HouseDay {
  /** `19:05` */
  readonly time: (atMs: number) => string;
  /** As short as is unmistakable: `19:05`, `Fri 19:05`, `Fri 4 Dec 19:05`. */
  readonly words: (atMs: number, nowMs?: number) => string;
  /** The day of the calendar: `Thu 26 Nov 2026`. */
  readonly day: (atMs: number) => string;
  /** `26 Nov 2026` */
  readonly date: (atMs: number) => string;
  /** `26 Nov 2026, 19:05` */
  readonly dated: (atMs: number) => string;
  /** For a spreadsheet: `2026-11-26 19:05`. */
  readonly sheet: (atMs: number) => string;
}

const STORED_UNDER = 'house-clock';
let isKnown = false;
const listeners = new Set<() => void>();
/** Made when it is first asked for, and not while the modules of a page begin: they may do so before the domain's. */
let clock: HouseClock | null = null;

/** The clock of the house as far as it is known: until then in the zone of the browser. */
export function houseClock(): HouseClock {
  return (clock ??= clockOf(storedDay() ?? { ...DEFAULT_HOUSE_DAY, timeZone: browserZone() }));
}

/** Whether this page has learnt the clock: else it is that of an earlier page, or the browser's. */
export function isHouseDayKnown(): boolean {
  return isKnown;
}

/** The same clock for a component, which is rendered again when it changes. */
export function useHouseClock(): HouseClock {
  return useSyncExternalStore(subscribe, houseClock, houseClock);
}

/** Called with the settings of the house whenever they are known. A house that has set nothing has no zone of its own. */
export function learnHouseDay({ version, timeZone, dayStart }: HouseDay & { readonly version: number }): void {
  isKnown = true;
  const day = { timeZone: version === 0 ? browserZone() : timeZone, dayStart };
  const { timeZone: before, dayStart: startBefore } = houseClock();
  if ((day.timeZone === before && day.dayStart === startBefore) || !isZone(day.timeZone)) return;
  clock = clockOf(day);
  keepStored(STORED_UNDER, `${day.timeZone} ${day.dayStart}`);
  for (const tell of listeners) tell();
}

/**
 * What says that times are those of the house, where the clock of whoever reads them shows another one; else null.
 * @param atMs of the time in question: zones change their offsets
 */
export function houseTimeNote(atMs: number, { timeZone }: HouseDay = houseClock()): string | null {
  if (sheetTime(atMs, timeZone) === sheetTime(atMs, browserZone())) return null;
  return texts.houseTime({ place: (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ') });
}

/** The zone of whoever reads the page. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function clockOf(day: HouseDay): HouseClock {
  const { timeZone } = day;
  return {
    ...day,
    time: (atMs) => clockWords(atMs, timeZone),
    words: (atMs, nowMs = serverNowMs()) => timeWords(atMs, nowMs, timeZone),
    day: (atMs) => dayWords(sheetTime(atMs, timeZone).slice(0, 'YYYY-MM-DD'.length)),
    date: (atMs) => dateWords(atMs, timeZone),
    dated: (atMs) => dateTimeWords(atMs, timeZone),
    sheet: (atMs) => sheetTime(atMs, timeZone),
  };
}

function storedDay(): HouseDay | null {
  const [timeZone = '', dayStart = ''] = readStored(STORED_UNDER)?.split(' ') ?? [];
  return isZone(timeZone) && /^\d\d:\d\d$/.test(dayStart) ? { timeZone, dayStart } : null;
}

function isZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && sheetTime(0, timeZone) !== '';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
