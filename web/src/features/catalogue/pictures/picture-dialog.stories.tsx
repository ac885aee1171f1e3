import { nothing, opens, type Stories } from '../../../dev/stories.tsx';
import { PictureDialog } from './picture-dialog.tsx';

export const stories: Stories = {
  'before one is chosen': opens((close) => <PictureDialog onKept={nothing} onClose={close} />),
  'for a sign': opens((close) => <PictureDialog shape="sign" onKept={nothing} onClose={close} />),
};
