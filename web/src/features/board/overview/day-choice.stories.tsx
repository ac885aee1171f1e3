import { nothing, type Stories } from '../../../dev/stories.tsx';
import { DayChoice } from './day-choice.tsx';

export const stories: Stories = {
  today: <DayChoice day="2026-11-26" today="2026-11-26" onChange={nothing} />,
  'an earlier day': <DayChoice day="2026-11-20" today="2026-11-26" onChange={nothing} />,
};
