import type { Stories } from '../../../dev/stories.tsx';
import { Folded } from './folded.tsx';

export const stories: Stories = { 'on a phone behind a button': <Folded label="Low stock and charts">Charts</Folded> };
