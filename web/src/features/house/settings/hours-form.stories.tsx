import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { HoursForm } from './hours-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const SET: HouseDto = {
  ...BARE,
  timeZone: 'Europe/Berlin',
  hours: {
    pickup: [
      { days: [2, 3, 4, 5, 6], from: '11:30', to: '14:00' },
      { days: [2, 3, 4, 5, 6], from: '18:00', to: '02:00' },
      { days: [0], from: '12:00', to: '20:00' },
    ],
  },
  exceptions: [
    {
      from: '2026-12-24',
      to: '2026-12-26',
      services: ['pickup', 'table', 'delivery'],
      hours: [],
      message: 'Merry Christmas',
    },
  ],
};

const OWN: HouseDto['hours'] = { delivery: [{ days: [5, 6], from: '18:00', to: '22:00' }] };
const STILL = { onSaved: nothing, onReload: nothing, onDirty: nothing } as const;

export const stories: Stories = {
  'always open': <HoursForm house={BARE} {...STILL} />,
  'with hours and a special day': <HoursForm house={SET} {...STILL} />,
  'with hours of a service': (
    <HoursForm
      house={{ ...SET, services: ['pickup', 'table', 'delivery'], hours: { ...SET.hours, ...OWN } }}
      {...STILL}
    />
  ),
};
