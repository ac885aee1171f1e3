import type { Stories } from '../../dev/stories.tsx';
import { MenuFound } from './menu-found.tsx';
import { MENU } from './testing.ts';

const NO_GUESS = { separator: null, encoding: null };

export const stories: Stories = {
  'a menu': <MenuFound found={{ menu: MENU, guess: NO_GUESS }} />,
  'a table in letters of an older program': (
    <MenuFound found={{ menu: MENU, guess: { separator: 'semicolon', encoding: 'Windows-1252' } }} />
  ),
  'no food of it': <MenuFound found={{ menu: { ...MENU, foods: [] }, guess: NO_GUESS }} />,
  'no menu': (
    <MenuFound
      found={{
        menu: { ...MENU, foods: [], notes: [{ where: [], trouble: 'not-a-table', came: '' }] },
        guess: NO_GUESS,
      }}
    />
  ),
};
