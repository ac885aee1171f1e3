import type { Stories } from '../dev/stories.tsx';
import { SubmitButton } from './submit-button.tsx';

export const stories: Stories = {
  'can be pressed': <SubmitButton>Send</SubmitButton>,
  disabled: <SubmitButton disabled>Send</SubmitButton>,
  'is being sent': <SubmitButton loading>Send</SubmitButton>,
};
