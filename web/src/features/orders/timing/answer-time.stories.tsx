import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { AnswerTime } from './answer-time.tsx';

const by = (leftMs: number) => anOrder({ answerByMs: Date.now() + leftMs, status: 'pending' });

export const stories: Stories = {
  'for the guest': <AnswerTime order={by(134_000)} />,
  'in a cell': <AnswerTime order={by(134_000)} isShort />,
  'in a cell, soon': <AnswerTime order={by(45_000)} isShort />,
};
