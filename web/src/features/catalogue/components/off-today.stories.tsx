import type { Stories } from '../../../dev/stories.tsx';
import { OffToday } from './off-today.tsx';

const PHO = { id: 'pho', name: 'Pho', putAside: null, offThrough: null };
const send = {
  takeOffToday: async () => ({ status: 'failed', reason: 'unavailable' }) as const,
  markSoldOut: async () => ({ status: 'failed', reason: 'unavailable' }) as const,
};

export const stories: Stories = {
  'on sale': <OffToday food={PHO} send={send} />,
  'off today': <OffToday food={{ ...PHO, putAside: 4, offThrough: '2026-06-09' }} send={send} />,
  'sold out until further notice': <OffToday food={{ ...PHO, putAside: 4 }} send={send} />,
};
