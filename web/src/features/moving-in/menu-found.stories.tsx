import type { Stories } from '../../dev/stories.tsx';
import { MenuFound } from './menu-found.tsx';
import { MENU } from './testing.ts';

export const stories: Stories = {
  'a menu': <MenuFound menu={MENU} />,
  'no food of it': <MenuFound menu={{ ...MENU, foods: [] }} />,
  'no menu': <MenuFound menu={{ ...MENU, foods: [], notes: [{ where: [], trouble: 'not-a-table', came: '' }] }} />,
};
