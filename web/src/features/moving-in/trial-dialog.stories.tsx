import { nothing, opens, type Stories } from '../../dev/stories.tsx';
import { heldFood } from './testing.ts';
import { TrialDialog } from './trial-dialog.tsx';

export const stories: Stories = {
  'sizes and options': opens((close) => <TrialDialog held={heldFood('Margherita')} onPut={nothing} onClose={close} />),
  'nothing to choose': opens((close) => <TrialDialog held={heldFood('Espresso')} onPut={nothing} onClose={close} />),
};
