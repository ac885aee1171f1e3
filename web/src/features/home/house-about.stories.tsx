import { DEFAULT_SETTINGS, toHouseDto } from '@foodhouse/domain';
import type { Stories } from '../../dev/stories.tsx';
import { ServicesCard } from '../house/now/services-card.tsx';
import { HouseAboutView } from './house-about.tsx';
import { HoursCard } from './house-hours.tsx';
import { HOURS_CARD, HoursRoom } from './hours-room.tsx';

const KANAL = {
  name: 'Gasthaus am Kanal',
  address: 'Uferstr. 12, 10999 Berlin',
  phone: '+49 30 123456',
  links: { instagram: 'https://www.instagram.com/kanal', tiktok: 'https://www.tiktok.com/@kanal' },
};
const BARE = toHouseDto(DEFAULT_SETTINGS);
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const WEEK = [{ days: DAYS, from: '11:00', to: '23:30' }];
const EVENINGS = [{ days: [4, 5, 6], from: '18:00', to: '02:00' }];
const NOW_MS = Date.now();
const AREA = {
  id: 'canal',
  name: 'Canal',
  postcodes: ['10999'],
  fee: 2.5,
  minimum: 15,
  freeFrom: 40,
  minutes: 15,
  days: DAYS,
  from: '11:00',
  to: '23:00',
};
const [DATE = ''] = new Date(Date.now() + 86_400_000).toISOString().split('T');
const TOMORROW = { from: DATE, to: DATE, hours: [], message: null };

export const stories: Stories = {
  'with one week': (
    <HouseAboutView
      name={KANAL.name}
      introduction="Noodles, grill and cake by the water."
      about={KANAL}
      state={{ isOpen: true, words: 'Open until 23:30' }}
    >
      <HoursCard house={{ ...BARE, hours: { pickup: WEEK } }} nowMs={NOW_MS} />
    </HouseAboutView>
  ),
  'with a week for each service': (
    <HouseAboutView name={KANAL.name} about={KANAL} state={{ isOpen: false, words: 'Opens tomorrow 11:00' }}>
      <HoursCard
        house={{ ...BARE, services: ['pickup', 'table', 'delivery'], hours: { pickup: WEEK, delivery: EVENINGS } }}
        nowMs={NOW_MS}
      />
      <ServicesCard house={{ ...BARE, services: ['pickup', 'table', 'delivery'], areas: [AREA] }} sx={HOURS_CARD} />
    </HouseAboutView>
  ),
  'with a week and special days of one service alone': (
    <HouseAboutView name={KANAL.name} about={KANAL} state={{ isOpen: true, words: 'Open until 23:30' }}>
      <HoursCard
        house={{
          ...BARE,
          services: ['pickup', 'delivery'],
          hours: { delivery: EVENINGS },
          exceptions: [
            { ...TOMORROW, services: ['delivery'] },
            { ...TOMORROW, services: ['pickup'], hours: WEEK },
          ],
        }}
        nowMs={NOW_MS}
      />
    </HouseAboutView>
  ),
  'without hours': <HouseAboutView name={KANAL.name} about={KANAL} state={null} />,
  'before anything is known': (
    <HouseAboutView name={KANAL.name} about={null} state={null}>
      <HoursRoom />
    </HouseAboutView>
  ),
};
