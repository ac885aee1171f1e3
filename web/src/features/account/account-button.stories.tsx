import type { Stories } from '../../dev/stories.tsx';
import { AccountButton } from './account-button.tsx';

const ANN = { uid: 'gallery', email: 'ann@example.com', displayName: 'Ann', role: 'user' } as const;

export const stories: Stories = {
  'signed in': <AccountButton user={ANN} />,
  'not known yet': <AccountButton user={null} />,
};
