import { cleanLine } from '../text/clean-text.ts';

/** An appointment, for any calendar. */
export interface Appointment {
  /** The same for the same appointment: a calendar that has it changes its time. */
  readonly id: string;
  readonly atMs: number;
  readonly minutes: number;
  /** In one line, as are all of these. */
  readonly title: string;
  /** Empty: it is nowhere in particular. */
  readonly place: string;
  readonly notes: readonly string[];
  /** A page about it. */
  readonly address: string;
}

const MINUTE_MS = 60_000;
/** Nobody writes more into one line of a calendar. */
const LONGEST = 1000;

/**
 * A calendar file with one appointment.
 * @source RFC 5545: 3.1 lines of at most 75 octets, 3.3.11 what is escaped in a text, 3.6.1 an event
 */
export function calendarFile({ id, atMs, minutes, title, place, notes, address }: Appointment, nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foodhouse//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${textOf(id)}`,
    `DTSTAMP:${timeOf(nowMs)}`,
    `DTSTART:${timeOf(atMs)}`,
    `DTEND:${timeOf(atMs + minutes * MINUTE_MS)}`,
    `SUMMARY:${textOf(title)}`,
    ...(place === '' ? [] : [`LOCATION:${textOf(place)}`]),
    ...(notes.length === 0 ? [] : [`DESCRIPTION:${notes.map(textOf).join('\\n')}`]),
    `URL:${cleanLine(address, LONGEST)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** In UTC: `20260601T180000Z`. */
function timeOf(atMs: number): string {
  return new Date(atMs).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function textOf(line: string): string {
  return cleanLine(line, LONGEST).replaceAll(/[\\;,]/g, String.raw`\$&`);
}

const MOST_OCTETS = 75;

/** A line that goes on begins with a blank, which counts. No letter is cut. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > MOST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}
