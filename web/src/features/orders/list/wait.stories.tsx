import { anOrder } from '@foodhouse/domain/testing';
import type { Stories } from '../../../dev/stories.tsx';
import { Age, Ticking, Wait } from './wait.tsx';

const ago = (minutes: number): number => Date.now() - minutes * 60_000;

export const stories: Stories = {
  'in time': (
    <Ticking>
      <Wait order={anOrder({ createdAtMs: ago(1) })} />
    </Ticking>
  ),
  'soon too long': (
    <Ticking>
      <Wait order={anOrder({ createdAtMs: ago(5) })} />
    </Ticking>
  ),
  'too long': (
    <Ticking>
      <Wait order={anOrder({ createdAtMs: ago(11) })} />
    </Ticking>
  ),
  'for hours': (
    <Ticking>
      <Wait order={anOrder({ createdAtMs: ago(125) })} />
    </Ticking>
  ),
  'for an order of another day, with hours to answer': (
    <Ticking>
      <Wait order={anOrder({ createdAtMs: ago(11), answerByMs: ago(-780), wantedAtMs: ago(-900) })} />
    </Ticking>
  ),
  'in words': (
    <Ticking>
      <Age atMs={ago(11)} />
    </Ticking>
  ),
};
