import type { Stories } from '../dev/stories.tsx';
import { TextButton } from './text-button.tsx';

export const stories: Stories = {
  'a word': <TextButton>Pho</TextButton>,
  'many words': <TextButton>Slow-cooked chicken curry with steamed rice, coriander and a lime</TextButton>,
};
