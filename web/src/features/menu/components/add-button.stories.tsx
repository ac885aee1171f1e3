import { nothing, type Stories } from '../../../dev/stories.tsx';
import { AddButton } from './add-button.tsx';

export const stories: Stories = {
  'on a card': <AddButton name="Pho" onAdd={nothing} />,
};
