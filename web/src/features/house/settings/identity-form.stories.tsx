import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { IdentityForm } from './identity-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const ABOUT = {
  name: 'Gasthaus am Kanal',
  address: 'Uferstr. 12, 10999 Berlin',
  phone: '+49 30 123456',
  links: { map: 'https://maps.example.com/kanal', instagram: 'https://www.instagram.com/kanal' },
};
const STILL = { onSaved: nothing, onReload: nothing, onDirty: nothing } as const;

export const stories: Stories = {
  'nothing said': <IdentityForm {...STILL} house={BARE} />,
  'all said': <IdentityForm {...STILL} house={{ ...BARE, about: ABOUT, timeZone: 'Europe/Berlin' }} />,
};
