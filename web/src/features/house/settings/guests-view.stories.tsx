import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import type { Stories } from '../../../dev/stories.tsx';
import { GuestsView } from './guests-view.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const SET: HouseDto = {
  ...BARE,
  timeZone: 'Europe/Berlin',
  hours: { pickup: [{ days: [0, 2, 3, 4, 5, 6], from: '11:30', to: '22:00' }] },
  exceptions: [{ from: '2026-12-24', to: '2026-12-26', services: ['pickup'], hours: [], message: 'Merry Christmas' }],
};

export const stories: Stories = {
  'a house that has set nothing': <GuestsView house={BARE} />,
  'with hours and a special day': <GuestsView house={SET} />,
};
