import type { Stories } from '../../../dev/stories.tsx';
import { HouseState } from './house-state.tsx';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

export const stories: Stories = {
  'always open': <HouseState house={{ timeZone: 'UTC' }} />,
  'by its hours': (
    <HouseState
      house={{ timeZone: 'Europe/Berlin', hours: { pickup: [{ days: EVERY_DAY, from: '11:00', to: '22:00' }] } }}
    />
  ),
  paused: <HouseState house={{ timeZone: 'UTC', pause: { services: ['pickup'], untilMs: null, message: null } }} />,
};
