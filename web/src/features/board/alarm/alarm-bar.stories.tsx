import { nothing, type Stories } from '../../../dev/stories.tsx';
import { Button } from '../../../ui/button.tsx';
import { AlarmBar, BAR_BUTTON, BlockedSound } from './alarm-bar.tsx';

export const stories: Stories = {
  'something is wrong': (
    <AlarmBar action={<Button {...BAR_BUTTON}>Turn the sound on</Button>}>Nobody hears orders.</AlarmBar>
  ),
  'new orders': (
    <AlarmBar isNews action={<Button {...BAR_BUTTON}>Got it</Button>}>
      2 new orders wait.
    </AlarmBar>
  ),
  'a sound that is blocked': <BlockedSound isBroken={false} onWake={nothing} />,
  'a sound that does not work': <BlockedSound isBroken onWake={nothing} />,
};
