import type { Stories } from '../dev/stories.tsx';
import { LoadingBlock } from './loading-block.tsx';

export const stories: Stories = { 'as it is': <LoadingBlock /> };
