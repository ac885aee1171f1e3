import { nothing, type Stories } from '../../../dev/stories.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export const stories: Stories = { 'to fill in': <SignUpForm onDone={nothing} onProblem={nothing} /> };
