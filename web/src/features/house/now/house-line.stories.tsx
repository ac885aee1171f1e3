import type { Stories } from '../../../dev/stories.tsx';
import { HouseRow } from './house-line.tsx';

const KANAL = { name: 'Gasthaus am Kanal', address: 'Uferstr. 12, 10999 Berlin', phone: '+49 30 123456' };
const LONG = 'Admiralbrücke 36a, im zweiten Hinterhof neben der alten Druckerei, 10999 Berlin-Kreuzberg';

export const stories: Stories = {
  open: <HouseRow house={KANAL} state={{ isOpen: true, words: 'Open until 23:30' }} />,
  closed: <HouseRow house={KANAL} state={{ isOpen: false, words: 'Opens tomorrow 07:00' }} />,
  paused: <HouseRow house={KANAL} state={{ isOpen: false, words: 'No new orders, until Tue 27 Dec 11:00.' }} />,
  'without hours': <HouseRow house={KANAL} state={null} />,
  'a long street': (
    <HouseRow
      house={{ ...KANAL, address: LONG }}
      state={{ isOpen: true, words: 'Open until 22:00, last orders 21:30' }}
    />
  ),
  'in Arabic': <HouseRow house={{ ...KANAL, address: 'شارع القناة ١٢' }} state={{ isOpen: true, words: 'Open' }} />,
  'a name alone': <HouseRow house={{ ...KANAL, address: '', phone: '' }} state={null} />,
};
