import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { PayButton } from './pay-button.tsx';

export const stories: Stories = { 'something is due': <PayButton order={anOrder()} /> };
