import { SPECIFIED_HOME } from '@foodhouse/domain';
import type { Stories } from '../../dev/stories.tsx';
import { paths } from '../../paths.ts';
import { Hero } from './hero.tsx';

const TO = { startTo: paths.signUp, orderTo: paths.inventory } as const;

export const stories: Stories = {
  'with its slides': <Hero {...SPECIFIED_HOME} {...TO} />,
  'in the words of a house': (
    <Hero headline="Gasthaus am Kanal" introduction="Fish from the grill, and a garden by the water." {...TO} />
  ),
};
