import type { Stories } from '../dev/stories.tsx';
import { Radio } from './radio.tsx';

export const stories: Stories = {
  'not checked': <Radio aria-label="Lunch" />,
  checked: <Radio aria-label="Lunch" defaultChecked />,
  disabled: <Radio aria-label="Lunch" disabled />,
  'disabled and checked': <Radio aria-label="Lunch" disabled defaultChecked />,
};
