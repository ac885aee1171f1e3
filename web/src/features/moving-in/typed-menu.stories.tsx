import { nothing, type Stories } from '../../dev/stories.tsx';
import { TypedMenu } from './typed-menu.tsx';

const RATES = [{ id: 'full', name: 'Full', share: 19_000 }];

export const stories: Stories = {
  'before anything is typed': <TypedMenu house="USD" rates={RATES} imported={null} onMenu={nothing} />,
  'in a house without tax': <TypedMenu house="USD" rates={[]} imported={null} onMenu={nothing} />,
};
