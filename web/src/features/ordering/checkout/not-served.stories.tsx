import type { Stories } from '../../../dev/stories.tsx';
import { NotServed } from './not-served.tsx';

const DAY_MS = 24 * 60 * 60_000;
// Of the days to come: a time that is over is said with its date, and never offered.
const IN_TWO_DAYS = new Date(Date.now() + 2 * DAY_MS).toISOString();
const TOMORROW = [{ from: new Date(Date.now() + DAY_MS).toISOString(), names: [] }];
const ASKED = { isForLater: true, isAlone: false, onLater: () => undefined };

export const stories: Stories = {
  'all of it served on another day': <NotServed {...ASKED} lines={TOMORROW} allServedAt={IN_TWO_DAYS} />,
  'a part of one food': (
    <NotServed {...ASKED} isAlone lines={[{ from: IN_TWO_DAYS, names: ['Pepper sauce'] }]} allServedAt={IN_TWO_DAYS} />
  ),
  'never together': <NotServed {...ASKED} lines={TOMORROW} allServedAt={null} />,
};
