import type { Stories } from '../dev/stories.tsx';
import { Checkbox } from './checkbox.tsx';

export const stories: Stories = {
  'not checked': <Checkbox aria-label="Lunch" />,
  checked: <Checkbox aria-label="Lunch" defaultChecked />,
  disabled: <Checkbox aria-label="Lunch" disabled />,
  'disabled and checked': <Checkbox aria-label="Lunch" disabled defaultChecked />,
};
