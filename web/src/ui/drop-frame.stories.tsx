import { nothing, type Stories } from '../dev/stories.tsx';
import { DropFrame } from './drop-frame.tsx';

export const stories: Stories = {
  'with its edge': <DropFrame onFile={nothing}>Drop a picture here</DropFrame>,
  'around what was dropped': (
    <DropFrame isFramed={false} onFile={nothing}>
      A picture
    </DropFrame>
  ),
};
