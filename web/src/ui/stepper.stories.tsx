import { nothing, type Stories } from '../dev/stories.tsx';
import { Stepper } from './stepper.tsx';

const OF = { of: 'Pho', label: 'Portions of Pho', onStep: nothing, onChange: nothing } as const;

export const stories: Stories = {
  'in the middle': <Stepper {...OF} value="12" canStep={{ down: true, up: true }} />,
  'at its end': <Stepper {...OF} value="1" canStep={{ down: false, up: true }} />,
  wrong: <Stepper {...OF} value="many" aria-invalid canStep={{ down: true, up: true }} />,
  small: <Stepper {...OF} value="12" size="small" canStep={{ down: true, up: true }} />,
  'with a word': <Stepper {...OF} value="2" color="warning" helperText="low" canStep={{ down: true, up: true }} />,
  disabled: <Stepper {...OF} value="12" disabled canStep={{ down: false, up: false }} />,
};
