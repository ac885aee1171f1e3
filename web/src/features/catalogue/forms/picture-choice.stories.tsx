import { nothing, type Stories } from '../../../dev/stories.tsx';
import { PictureChoice } from './picture-choice.tsx';

export const stories: Stories = {
  'one is chosen': <PictureChoice chosen="/img/food/beef-pho.webp" onChoose={nothing} />,
};
