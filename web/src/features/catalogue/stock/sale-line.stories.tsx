import { nothing, type Stories } from '../../../dev/stories.tsx';
import { SaleLine } from './sale-line.tsx';

const PHO = { id: 'pho', name: 'Pho', putAside: null, offThrough: null };
const props = { send: async () => ({ status: 'failed', reason: 'unavailable' }) as const, onMark: nothing };

export const stories: Stories = {
  'on sale': <SaleLine food={PHO} {...props} />,
  'off today': <SaleLine food={{ ...PHO, putAside: 4, offThrough: '2026-06-09' }} {...props} />,
  'sold out until further notice': <SaleLine food={{ ...PHO, putAside: 4 }} {...props} />,
};
