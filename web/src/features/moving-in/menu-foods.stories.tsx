import { nothing, type Stories } from '../../dev/stories.tsx';
import { MenuFoods } from './menu-foods.tsx';
import { FOODS, MENU } from './testing.ts';

export const stories: Stories = {
  'by category': <MenuFoods categories={MENU.categories} foods={FOODS} onTry={nothing} />,
};
