import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../dev/stories.tsx';
import { AboutForm } from './about-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const ABOUT = { name: 'Foodhouse am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };

export const stories: Stories = {
  'nothing said': <AboutForm house={BARE} onSaved={nothing} onReload={nothing} />,
  'all said': <AboutForm house={{ ...BARE, about: ABOUT }} onSaved={nothing} onReload={nothing} />,
};
