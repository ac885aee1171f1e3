import { nothing, type Stories } from '../../../dev/stories.tsx';
import { PageButtons } from './page-buttons.tsx';

const BUTTONS = { onNext: nothing, onPrevious: nothing } as const;
const NEXT = { createdAtMs: 0, id: 'pho' } as const;

export const stories: Stories = {
  'the first page': <PageButtons {...BUTTONS} page={1} next={NEXT} />,
  'in between': <PageButtons {...BUTTONS} page={2} next={NEXT} />,
  'the last page': <PageButtons {...BUTTONS} page={3} next={null} />,
};
