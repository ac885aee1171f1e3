import { DEFAULT_SETTINGS, toHouseDto, type HouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { MoneyForm } from './money-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const SET: HouseDto = {
  ...BARE,
  currency: 'EUR',
  tax: {
    inclusive: true,
    rates: [
      { id: 'full', name: 'Drinks and everything else', percent: 19 },
      { id: 'reduced', name: 'Food', percent: 7 },
    ],
  },
  voucher: { amount: 5, minimum: 10 },
};
const STILL = { onSaved: nothing, onReload: nothing, onDirty: nothing } as const;

export const stories: Stories = {
  'nothing set': <MoneyForm {...STILL} house={BARE} />,
  'with taxes and a voucher': <MoneyForm {...STILL} house={SET} />,
};
