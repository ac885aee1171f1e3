import type { Stories } from '../../../dev/stories.tsx';
import { OrderNote } from './order-note.tsx';

export const stories: Stories = {
  'of the whole order': <OrderNote note="Ring twice, no cutlery" />,
};
