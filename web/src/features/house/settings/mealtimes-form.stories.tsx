import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { MealtimesForm } from './mealtimes-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const MEALTIMES = { lunch: { from: '11:00', to: '16:00' }, dinner: { from: '16:00', to: '02:00' } };
const STILL = { onSaved: nothing, onReload: nothing, onDirty: nothing } as const;

export const stories: Stories = {
  'at all times': <MealtimesForm {...STILL} house={BARE} />,
  'with lunch and dinner': <MealtimesForm {...STILL} house={{ ...BARE, mealtimes: MEALTIMES }} />,
};
