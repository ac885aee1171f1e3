import type { Stories } from '../../../dev/stories.tsx';
import { Or } from './account-card.tsx';

export const stories: Stories = {
  'between two ways': <Or problem={null} />,
  'after a failure': <Or problem="The email or the password is not right." />,
};
