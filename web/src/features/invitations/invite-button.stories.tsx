import type { Stories } from '../../dev/stories.tsx';
import { InviteButton } from './invite-button.tsx';

export const stories: Stories = { closed: <InviteButton /> };
