import { DEFAULT_SETTINGS } from '@foodhouse/domain';
import { opens, type Stories } from '../../../dev/stories.tsx';
import { PauseDialog } from './pause-dialog.tsx';

const NOW_MS = Date.UTC(2026, 5, 9, 17, 52);
const HOUSE = {
  house: { ...DEFAULT_SETTINGS, timeZone: 'Europe/Berlin', prepMinutes: 20 },
  busy: null,
  nowMs: NOW_MS,
  news: null,
} as const;
const PAUSE = { services: ['pickup'], untilMs: NOW_MS + 30 * 60_000, message: 'The oven is full' } as const;

export const stories: Stories = {
  'orders are taken': opens((close) => <PauseDialog {...HOUSE} pause={null} onClose={close} />),
  'the house is busy': opens((close) => (
    <PauseDialog {...HOUSE} busy={{ plusMinutes: 20, untilMs: NOW_MS + 60 * 60_000 }} pause={null} onClose={close} />
  )),
  'ordering is paused': opens((close) => <PauseDialog {...HOUSE} pause={PAUSE} onClose={close} />),
  'paused until somebody ends it': opens((close) => (
    <PauseDialog {...HOUSE} pause={{ ...PAUSE, untilMs: null, message: null }} onClose={close} />
  )),
  'the clock is not known': opens((close) => <PauseDialog {...HOUSE} house={null} pause={null} onClose={close} />),
  'with news of the kitchen': opens((close) => (
    <PauseDialog {...HOUSE} pause={null} news={<p role="status">One new order</p>} onClose={close} />
  )),
};
