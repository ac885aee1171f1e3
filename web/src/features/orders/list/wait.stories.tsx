import type { Stories } from '../../../dev/stories.tsx';
import { Age, Ticking, Wait } from './wait.tsx';

const ago = (minutes: number): number => Date.now() - minutes * 60_000;

export const stories: Stories = {
  'in time': (
    <Ticking>
      <Wait sinceMs={ago(1)} />
    </Ticking>
  ),
  'soon too long': (
    <Ticking>
      <Wait sinceMs={ago(5)} />
    </Ticking>
  ),
  'too long': (
    <Ticking>
      <Wait sinceMs={ago(11)} />
    </Ticking>
  ),
  'for hours': (
    <Ticking>
      <Wait sinceMs={ago(125)} />
    </Ticking>
  ),
  'in words': (
    <Ticking>
      <Age atMs={ago(11)} />
    </Ticking>
  ),
};
