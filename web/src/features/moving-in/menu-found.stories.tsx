import type { Stories } from '../../dev/stories.tsx';
import { MenuFound } from './menu-found.tsx';
import { MENU } from './testing.ts';

export const stories: Stories = {
  'a menu': <MenuFound menu={MENU} />,
};
