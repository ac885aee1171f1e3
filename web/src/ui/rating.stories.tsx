import type { Stories } from '../dev/stories.tsx';
import { Rating } from './rating.tsx';

export const stories: Stories = { '4 of 5': <Rating value={4} />, '5 of 5': <Rating value={5} /> };
