import toast from 'react-hot-toast';
import { nothing, type Stories } from '../../../dev/stories.tsx';
import { Button } from '../../../ui/button.tsx';
import { AlarmBar, AlarmBars, BAR_BUTTON, BlockedSound } from './alarm-bar.tsx';

export const stories: Stories = {
  'something is wrong': (
    <AlarmBar action={<Button {...BAR_BUTTON}>Turn the sound on</Button>}>Nobody hears orders.</AlarmBar>
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
        Nobody hears new orders, and no screen of the house rings for them.
      </AlarmBar>
    </AlarmBars>
  ),
  'a sound that is blocked': <BlockedSound isBroken={false} onWake={nothing} />,
  'a sound that does not work': <BlockedSound isBroken onWake={nothing} />,
};
