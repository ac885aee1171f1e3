import { nothing, type Stories } from '../dev/stories.tsx';
import { ColorWell } from './color-well.tsx';

export const stories: Stories = {
  'a colour': <ColorWell label="Pick a colour" value="#1f5236" onPick={nothing} />,
};
