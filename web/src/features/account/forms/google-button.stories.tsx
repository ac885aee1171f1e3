import { nothing, type Stories } from '../../../dev/stories.tsx';
import { GoogleButton } from './google-button.tsx';

export const stories: Stories = { 'as it is': <GoogleButton onDone={nothing} onProblem={nothing} /> };
