import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../dev/stories.tsx';
import { HouseForm } from './house-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const SET: HouseDto = {
  version: 3,
  timeZone: 'Europe/Berlin',
  dayStart: '05:00',
  tax: {
    inclusive: true,
    rates: [
      { id: 'full', name: 'Drinks and everything else', percent: 19 },
      { id: 'reduced', name: 'Food', percent: 7 },
    ],
  },
  voucher: { amount: 5, minimum: 10 },
  whenNobodyListens: 'warn',
};

export const stories: Stories = {
  'nothing set': <HouseForm house={BARE} onSaved={nothing} onReload={nothing} />,
  'with taxes and a voucher': <HouseForm house={SET} onSaved={nothing} onReload={nothing} />,
};
