import type { Stories } from '../dev/stories.tsx';
import { Skeleton } from './skeleton.tsx';

export const stories: Stories = {
  'a row': <Skeleton sx={{ width: 288, height: 72 }} />,
  'a card': <Skeleton sx={{ width: 288, height: 200 }} />,
};
