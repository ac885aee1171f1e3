import { nothing, type Stories } from '../dev/stories.tsx';
import { ToggleButtons } from './toggle-buttons.tsx';

const WORDS = ['vegan', 'halal', 'hot'] as const;

export const stories: Stories = {
  none: <ToggleButtons label="Diets" words={WORDS} chosen={[]} onChange={nothing} />,
  two: <ToggleButtons label="Diets" words={WORDS} chosen={['vegan', 'hot']} onChange={nothing} />,
};
