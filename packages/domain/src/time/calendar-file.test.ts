import { expect, it } from 'vitest';
import { calendarFile, type Appointment } from './calendar-file.ts';

const PICKUP: Appointment = {
  id: 'order1@harbour.example',
  atMs: Date.parse('2026-06-01T18:30:00Z'),
  minutes: 15,
  title: 'Pick up your order BT8Q2X',
  place: 'Harbour, Lake Street 7; back door',
  notes: ['2 × Pho, large', 'Total $19.00'],
  address: 'https://harbour.example/track/order1#key',
};
const NOW_MS = Date.parse('2026-06-01T17:00:00Z');

/** As a calendar reads it: lines that go on are put together. */
const linesOf = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

it('is one event with its times in UTC, its place, and what its texts have escaped', () => {
  expect(linesOf(calendarFile(PICKUP, NOW_MS))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foodhouse//Orders//EN',
    'BEGIN:VEVENT',
    'UID:order1@harbour.example',
    'DTSTAMP:20260601T170000Z',
    'DTSTART:20260601T183000Z',
    'DTEND:20260601T184500Z',
    'SUMMARY:Pick up your order BT8Q2X',
    String.raw`LOCATION:Harbour\, Lake Street 7\; back door`,
    String.raw`DESCRIPTION:2 × Pho\, large\nTotal $19.00`,
    'URL:https://harbour.example/track/order1#key',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('has no place and no notes where there are none', () => {
  const file = calendarFile({ ...PICKUP, place: '', notes: [] }, NOW_MS);
  expect(file).not.toMatch(/LOCATION|DESCRIPTION/);
});

it.each(['Phở bò '.repeat(30), '🍜'.repeat(40), 'a'.repeat(200)])(
  'has no line of more than 75 octets, and cuts no letter: %s',
  (title) => {
    const file = calendarFile({ ...PICKUP, title }, NOW_MS);
    const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`SUMMARY:${title.trim()}`);
  },
);

it('lets no text begin a line of its own', () => {
  const file = calendarFile(
    { ...PICKUP, title: 'Pho\r\nATTENDEE:mailto:eve@example.com\u2028x', notes: ['a\\nb'] },
    NOW_MS,
  );
  expect(file).not.toMatch(/^ATTENDEE/m);
  expect(linesOf(file)).toContain('SUMMARY:Pho ATTENDEE:mailto:eve@example.com x');
  expect(linesOf(file)).toContain(String.raw`DESCRIPTION:a\\nb`);
});
