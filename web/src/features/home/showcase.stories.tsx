import type { Stories } from '../../dev/stories.tsx';
import { paths } from '../../paths.ts';
import { CustomerServices, MeetOurChefs, Pricing } from './showcase.tsx';

export const stories: Stories = {
  services: <CustomerServices />,
  pricing: <Pricing startTo={paths.signUp} />,
  chefs: <MeetOurChefs />,
};
