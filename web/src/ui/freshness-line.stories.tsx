import type { Stories } from '../dev/stories.tsx';
import { FreshnessLine } from './freshness-line.tsx';

export const stories: Stories = { 'not live': <FreshnessLine isFresh={false} /> };
