import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ToggleButtonGroup } from '../../../ui/toggle-button-group.tsx';
import { KitchenBar, LISTS, LISTS_OF_BAR } from './kitchen-bar.tsx';
import type { Alarm } from '../alarm/use-alarm.ts';

export const stories: Stories = {
  quiet: <Bar />,
  'three are late': <Bar late={3} />,
  'sound is off': <Bar alarm={{ volume: 'off' }} />,
  'one new order': <Bar alarm={{ unseen: 1 }} />,
  'many new orders': <Bar alarm={{ unseen: 12 }} />,
  'hears nothing': <Bar alarm={{ isDeaf: true }} />,
  'full screen': <Bar isFull late={4} />,
  'full screen, new orders': <Bar isFull late={4} alarm={{ unseen: 3 }} />,
  'full screen, not live': <Bar isFull isFresh={false} alarm={{ isDeaf: true }} />,
};

const EVENING = Date.UTC(2026, 0, 2, 18, 52);

interface BarProps extends Partial<Pick<React.ComponentProps<typeof KitchenBar>, 'late' | 'isFresh'>> {
  readonly alarm?: Partial<Alarm>;
  readonly isFull?: boolean;
}

function Bar({ alarm, isFull = false, late = 0, isFresh = true }: BarProps): React.JSX.Element {
  const quiet: Alarm = {
    volume: 'medium',
    setVolume: nothing,
    soundOk: true,
    isKnown: true,
    isBlocked: false,
    isBroken: false,
    wake: nothing,
    unseen: 0,
    unseenIds: [],
    returned: 0,
    isDeaf: false,
    acknowledge: nothing,
    newestMs: null,
    acknowledgedMs: null,
  };
  return (
    <KitchenBar
      alarm={{ ...quiet, ...alarm }}
      fullScreen={{ isOn: isFull, set: nothing }}
      size="L"
      onSize={nothing}
      late={late}
      nowMs={EVENING}
      isFresh={isFresh}
      filter={
        <ToggleButtonGroup
          label="Orders by status"
          options={[
            { value: 'approved', label: 'Accepted 32' },
            { value: 'delivered', label: 'Delivered' },
          ]}
          value="approved"
          onChange={nothing}
          {...(isFull ? LISTS_OF_BAR : LISTS)}
        />
      }
    />
  );
}
