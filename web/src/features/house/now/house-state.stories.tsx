import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import type { Stories } from '../../../dev/stories.tsx';
import { HouseState } from './house-state.tsx';

const ALWAYS = toHouseDto(DEFAULT_SETTINGS);
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

export const stories: Stories = {
  'always open': <HouseState house={ALWAYS} />,
  'by its hours': (
    <HouseState
      house={{
        ...ALWAYS,
        timeZone: 'Europe/Berlin',
        hours: { pickup: [{ days: EVERY_DAY, from: '11:00', to: '22:00' }] },
      }}
    />
  ),
  'not open yet': <HouseState house={{ ...ALWAYS, notOpenYet: true }} />,
  paused: <HouseState house={{ ...ALWAYS, pause: { services: ['pickup'], untilMs: null, message: null } }} />,
};
