import type { Stories } from '../../../dev/stories.tsx';
import { NotServed } from './not-served.tsx';

const SUNDAY = '2026-11-29T11:00:00.000Z';
const EVENING = [{ from: '2026-11-27T18:00:00.000Z', names: [] }];
const ASKED = { isForLater: true, isAlone: false, onLater: () => undefined };

export const stories: Stories = {
  'all of it served on another day': <NotServed {...ASKED} lines={EVENING} allServedAt={SUNDAY} />,
  'a part of one food': (
    <NotServed {...ASKED} isAlone lines={[{ from: SUNDAY, names: ['Pepper sauce'] }]} allServedAt={SUNDAY} />
  ),
  'never together': <NotServed {...ASKED} lines={EVENING} allServedAt={null} />,
};
