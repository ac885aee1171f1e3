import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { HomeForm } from './home-form.tsx';

const BARE = toHouseDto(DEFAULT_SETTINGS);
const ABOUT = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };
const STILL = { onSaved: nothing, onReload: nothing, onDirty: nothing } as const;

export const stories: Stories = {
  'a house without a name': <HomeForm {...STILL} house={BARE} />,
  'in the words of a house': (
    <HomeForm
      {...STILL}
      house={{
        ...BARE,
        about: ABOUT,
        home: {
          headline: 'Fish from the grill',
          introduction: 'Caught at six, on the plate at noon.',
          sections: [
            { name: 'popular', title: 'Today' },
            { name: 'menu', title: '' },
          ],
        },
      }}
    />
  ),
};
