import type { Stories } from '../../dev/stories.tsx';
import { MenuNotes } from './menu-notes.tsx';
import { MENU } from './testing.ts';

const LONG = { where: ['Pizza', 'Margherita '.repeat(8)], trouble: 'no-price', came: 'twelve' } as const;

export const stories: Stories = {
  'everything was understood': <MenuNotes notes={[]} />,
  'some was not': <MenuNotes notes={MENU.notes} />,
  'much was not': <MenuNotes notes={Array.from({ length: 40 }, () => LONG)} />,
};
