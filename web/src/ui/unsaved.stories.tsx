import { nothing, opens, type Stories } from '../dev/stories.tsx';
import { UnsavedQuestion } from './unsaved.tsx';

export const stories: Stories = {
  asks: opens((close) => <UnsavedQuestion onStay={close} onLeave={nothing} />),
};
