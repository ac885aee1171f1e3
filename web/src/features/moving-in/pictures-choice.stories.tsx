import type { Stories } from '../../dev/stories.tsx';
import { PicturesChoice } from './pictures-choice.tsx';

const nothing = (): void => undefined;
const BRINGS = { offered: 12, isAsked: true, ask: nothing, brought: null, stop: nothing, run: async () => ({}) };

export const stories: Stories = {
  'before the import': <PicturesChoice bring={BRINGS} isSending={false} />,
  'one alone, which is left': <PicturesChoice bring={{ ...BRINGS, offered: 1, isAsked: false }} isSending={false} />,
  'while they are brought': <PicturesChoice bring={{ ...BRINGS, brought: 3 }} isSending />,
};
