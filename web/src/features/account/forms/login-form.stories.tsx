import { nothing, type Stories } from '../../../dev/stories.tsx';
import { LoginForm } from './login-form.tsx';

export const stories: Stories = {
  'to fill in': <LoginForm chosen={null} onDone={nothing} onProblem={nothing} onForgotten={nothing} />,
};
