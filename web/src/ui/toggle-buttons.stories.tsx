import { nothing, type Stories } from '../dev/stories.tsx';
import { ToggleButtons } from './toggle-buttons.tsx';

const DIETS = ['vegan', 'halal', 'hot'].map((value) => ({ value, label: value }));

export const stories: Stories = {
  none: <ToggleButtons label="Diets" options={DIETS} chosen={[]} onChange={nothing} />,
  two: <ToggleButtons label="Diets" options={DIETS} chosen={['vegan', 'hot']} onChange={nothing} />,
};
