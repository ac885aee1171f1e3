import type { Stories } from '../../../dev/stories.tsx';
import { nothing } from '../../../dev/stories.tsx';
import { ServedField, servedProblem } from './served-field.tsx';

const LUNCH = { days: [1, 2, 3, 4, 5], from: '11:30', to: '14:00' };
const OPEN = { days: [], from: '9', to: '' };

export const stories: Stories = {
  'at all times': <ServedField value={[]} onChange={nothing} />,
  'some hours, over midnight too': (
    <ServedField value={[LUNCH, { days: [5, 6], from: '22:00', to: '02:00' }]} onChange={nothing} />
  ),
  'not complete': <ServedField value={[LUNCH, OPEN]} problem={servedProblem([OPEN])} onChange={nothing} />,
};
