import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { TimelineButton } from './timeline-button.tsx';

export const stories: Stories = { 'as it is': <TimelineButton order={anOrder()} /> };
