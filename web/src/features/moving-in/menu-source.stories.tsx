import { nothing, type Stories } from '../../dev/stories.tsx';
import { MenuSource } from './menu-source.tsx';

export const stories: Stories = {
  'before anything is there': <MenuSource house={null} onMenu={nothing} />,
};
