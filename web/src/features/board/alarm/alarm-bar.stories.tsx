import toast from 'react-hot-toast';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { Button } from '../../../ui/button.tsx';
import { AlarmBar, AlarmBars, BAR_BUTTON, BlockedSound } from './alarm-bar.tsx';

export const stories: Stories = {
  'something is wrong': (
    <AlarmBar action={<Button {...BAR_BUTTON}>Turn sound on</Button>}>No screen is ringing for new orders.</AlarmBar>
  ),
  'new orders': (
    <AlarmBar isNews action={<Button {...BAR_BUTTON}>Got it</Button>}>
      2 new orders wait.
    </AlarmBar>
  ),
  'one that stays in sight, with a toast': (
    <AlarmBars>
      <AlarmBar
        action={
          <Button {...BAR_BUTTON} onClick={() => toast.success('Pho: back in the kitchen')}>
            Got it
          </Button>
        }
      >
        No screen is ringing for new orders, and nobody has answered for a while.
      </AlarmBar>
    </AlarmBars>
  ),
  'a sound that is blocked': <BlockedSound isBroken={false} onWake={nothing} />,
  'a sound that does not work': <BlockedSound isBroken onWake={nothing} />,
};
