import type { Stories } from '../dev/stories.tsx';
import { Brand } from './brand.tsx';

export const stories: Stories = { 'as it is': <Brand /> };
