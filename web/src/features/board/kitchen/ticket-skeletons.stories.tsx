import type { Stories } from '../../../dev/stories.tsx';
import { TicketSkeletons } from './ticket-skeletons.tsx';

export const stories: Stories = { loading: <TicketSkeletons size="L" /> };
