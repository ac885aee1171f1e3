import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { PromiseTime } from './promise-time.tsx';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): number => Date.now() + minutes * MINUTE_MS;
const promised = anOrder({ status: 'approved', promisedAtMs: inMinutes(22), firstPromisedAtMs: inMinutes(22) });
const late = anOrder({
  status: 'approved',
  promisedAtMs: inMinutes(31.5),
  firstPromisedAtMs: inMinutes(21.5),
  delayReason: 'We have our hands full',
});

export const stories: Stories = {
  'in a card': <PromiseTime order={promised} />,
  'in a card, late': <PromiseTime order={late} />,
  'in a row': <PromiseTime order={promised} look="row" />,
  'in a row of staff, late': <PromiseTime order={{ ...promised, promisedAtMs: inMinutes(-4.5) }} look="staff" />,
  'as news': <PromiseTime order={late} look="news" />,
};
