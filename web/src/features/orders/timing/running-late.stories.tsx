import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { RunningLate } from './running-late.tsx';

const promisedAtMs = Date.now() + 12 * 60_000;
const order = anOrder({ status: 'approved', promisedAtMs, firstPromisedAtMs: promisedAtMs });

export const stories: Stories = {
  'in a row': <RunningLate order={order} isLive />,
};
