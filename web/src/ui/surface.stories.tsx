import { each } from '../dev/stories.tsx';
import { RADII, type Radius } from './radii.ts';
import { Surface } from './surface.tsx';

export const stories = each(Object.keys(RADII) as Radius[], (radius) => (
  <Surface radius={radius} sx={{ p: 3 }}>
    Paper with round corners
  </Surface>
));
