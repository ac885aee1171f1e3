import { nothing, type Stories } from '../../../dev/stories.tsx';
import { PictureDialog } from './picture-dialog.tsx';

export const stories: Stories = {
  'before one is chosen': <PictureDialog onKept={nothing} onClose={nothing} />,
};
