import { nothing, type Stories } from '../../dev/stories.tsx';
import { TypedMenu } from './typed-menu.tsx';

export const stories: Stories = {
  'before anything is typed': <TypedMenu house="USD" imported={null} onMenu={nothing} />,
};
