import type { Stories } from '../../../dev/stories.tsx';
import { BusyChoice } from './busy-choice.tsx';

const NOW_MS = Date.UTC(2026, 5, 9, 17, 15);
const HOUSE = {
  house: { timeZone: 'Europe/Berlin', prepMinutes: 20 },
  nowMs: NOW_MS,
  dayMinutes: 525,
  sending: null,
  disabled: false,
  onBusy: () => undefined,
} as const;

export const stories: Stories = {
  'as usual': <BusyChoice {...HOUSE} busy={null} />,
  busy: <BusyChoice {...HOUSE} busy={{ plusMinutes: 20, untilMs: NOW_MS + 60 * 60_000 }} />,
  'a house that promises no times': (
    <BusyChoice {...HOUSE} house={{ timeZone: 'UTC', prepMinutes: null }} busy={null} />
  ),
  'the house is not known': <BusyChoice {...HOUSE} house={null} busy={{ plusMinutes: 10, untilMs: NOW_MS + 1 }} />,
  'being sent': <BusyChoice {...HOUSE} busy={null} sending={20} disabled />,
};
